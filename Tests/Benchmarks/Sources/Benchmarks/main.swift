// `Benchmarks` prints the table, `Benchmarks GROUP` prints a part of it, and
// `Benchmarks calls KIND COUNT` only makes calls, for a profiler.
let arguments = CommandLine.arguments
let groups: [(name: String, rows: () async -> [Row])] = [
  ("calls", CallRows.all), ("stubs", StubRows.all), ("verification", VerificationRows.all),
  ("growth", GrowthRows.all), ("lifetime", LifetimeRows.all), ("threads", ThreadRows.all),
  ("waiting", WaitingRows.all), ("failures", FailureRows.all), ("memory", MemoryRows.all),
]
if arguments.count == 4, arguments[1] == "calls", let count = Int(arguments[3]) {
  Profile.call(arguments[2], count)
} else {
  #if DEBUG
    let title = "Debug build, fastest samples"
  #else
    let title = "Release build, fastest samples"
  #endif
  var rows: [Row] = []
  for group in groups where arguments.count < 2 || arguments[1] == group.name {
    rows += await group.rows()
  }
  for line in Table(title: title, rows: rows).lines { print(line) }
}
