import FakeGenerator
import Testing

/// Tests which names are written in backticks.
@Suite struct KeywordTests {
  /// The fake for a protocol with a member and a parameter of a name.
  private func text(_ name: String) throws -> String {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [Member(title: "\(name)(_:)", text: "func \(name)(_ \(name): Int)")])
    return try result(["Trail", "--no-calls"], [trails]).files[0].text
  }

  @Test(arguments: ["trail", "trail9", "_trail", "größe", "Ω", "山道", "경로", "דרך", "やま9"])
  func namesInAllScriptsAreWrittenAsTheyAre(name: String) throws {
    let text = try text(name)
    #expect(text.contains("    case \(name) = \"\(name)(_:)\"\n"))
    #expect(text.contains("  func \(name)(_ \(name): Int) {\n"))
    #expect(text.contains("    spryify(.\(name), arguments: \(name))\n"))
  }
}
