import FakeGenerator
import Testing

@Suite struct SpeedTests {
  @Test func aHundredFakesTakeLessThanASecond() throws {
    var trails = GraphBuilder("Trails")
    let names = (1...100).map { "Trail\($0)" }
    for name in names {
      trails.type(
        "protocol \(name)",
        members: (1...20).map { number in
          Member(
            title: "walk\(number)(from:to:)",
            text:
              "func walk\(number)(from start: String, to end: [String : Int]) async throws -> Int"
          )
        })
    }
    let graph = try trails.graph()
    var files: [GeneratedFile] = []
    let time = try ContinuousClock().measure {
      let command = GenerateCommand(
        try Arguments(names), in: .trails, SymbolIndex([graph]), mentions: [:])
      if case .finish(let result) = command.step() { files = result.files }
    }
    #expect(files.count == 100)
    #expect(time < .seconds(1))
  }
}
