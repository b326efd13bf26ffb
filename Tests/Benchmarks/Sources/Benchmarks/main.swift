// `Benchmarks` prints the table. `Benchmarks calls KIND COUNT` only makes calls, for a profiler.
let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "calls", let count = Int(arguments[3]) {
  Profile.call(arguments[2], count)
} else {
  #if DEBUG
    let title = "Debug build, fastest samples"
  #else
    let title = "Release build, fastest samples"
  #endif
  let rows =
    CallRows.all() + StubRows.all() + VerificationRows.all() + GrowthRows.all()
    + LifetimeRows.all() + ThreadRows.all() + (await WaitingRows.all()) + FailureRows.all()
    + MemoryRows.all()
  for line in Table(title: title, rows: rows).lines { print(line) }
}
