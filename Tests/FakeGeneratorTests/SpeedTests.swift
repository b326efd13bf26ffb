import FakeGenerator
import Foundation
import Testing

@Suite struct SpeedTests {
  /// The processor time of this thread, on which other tests have no influence.
  private func time(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try body()
    return now() - start
  }

  @Test func aHundredFakesTakeLessThanASecond() throws {
    var trails = GraphBuilder("Trails")
    let names = (1...100).map { "Trail\($0)" }
    for name in names {
      trails.type(
        "protocol \(name)",
        members: (1...10).map { number in
          Member(
            title: "walk\(number)(from:to:)",
            text:
              "func walk\(number)(from start: String, to end: [String : Int]) async throws -> Int"
          )
        })
    }
    let graph = try trails.graph()
    var files: [GeneratedFile] = []
    let seconds = try time {
      let command = GenerateCommand(
        try Arguments(names), in: .trails, SymbolIndex([graph]), mentions: [:])
      if case .finish(let result) = command.step() { files = result.files }
    }
    #expect(files.count == 100)
    #expect(seconds < 1)
  }
}
