import FakeGenerator
import Testing

/// Lines are never broken, whatever their length.
@Suite struct LayoutTests {
  /// The lines of a fake for a protocol with one member.
  private func lines(
    _ title: String, _ text: String, kind: String = "method", type: MemberType? = nil,
    protocol name: String = "Trail", _ words: String...
  ) throws -> [String] {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol \(name)", members: [Member(title: title, text: text, kind: kind, type: type)])
    return try result([name, "--no-calls"] + words, [trails]).files[0].text
      .split(separator: "\n").map(String.init)
  }

  private let long = String(repeating: "n", count: 100)

  /// The lines from that which starts with a prefix to the end of the fake.
  private func lines(from start: String, in lines: [String]) -> [String] {
    Array(lines.drop { !$0.hasPrefix(start) }.dropLast())
  }

  @Test func functionHasAHeadAndACall() throws {
    let lines = try lines("walk(_:to:)", "func walk(_ \(long): Int, to b: Int) throws -> [\(long)]")
    #expect(
      self.lines(from: "  func", in: lines) == [
        "  func walk(_ \(long): Int, to b: Int) throws -> [\(long)] {",
        "    try spryifyThrows(.walk, arguments: \(long), b)", "  }",
      ])
  }

  @Test func constraintsFollowTheHead() throws {
    let text = "func walk<I>(_ item: I) where I : Collection, I.Element == \(long)"
    #expect(
      self.lines(from: "  func", in: try lines("walk(_:)", text)) == [
        "  func walk<I: Collection>(_ item: I) where I.Element == \(long) {",
        "    spryify(.walk, arguments: item)", "  }",
      ])
  }

  @Test func getterIsASingleLine() throws {
    let lines = try lines(long, "var \(long): Int { get }", kind: "property")
    #expect(
      self.lines(from: "  var", in: lines) == ["  var \(long): Int { stubbedValue(.\(long)) }"])
  }

  @Test func accessorsAreSingleLines() throws {
    let lines = try lines(long, "var \(long): Int { get set }", kind: "property")
    #expect(
      self.lines(from: "  var", in: lines) == [
        "  var \(long): Int {", "    get { stubbedValue(.\(long)) }",
        "    set { recordCall(.\(long), arguments: newValue) }", "  }",
      ])
  }

  @Test func getterWithTwoStatementsHasSeveralLines() throws {
    let never = MemberType(name: "Never", id: "s:s5NeverO")
    let lines = try lines(
      "end", "var end: Never { get }", kind: "property", type: never, "--kind", "spyable")
    #expect(
      self.lines(from: "  var", in: lines) == [
        "  var end: Never {", "    recordCall(.end)", "    fatalError(\"end never returns\")",
        "  }",
      ])
  }

  @Test func caseIsASingleLine() throws {
    #expect(
      try lines("\(long)(ab:)", "func \(long)(ab: Int)")
        .contains("    case \(long) = \"\(long)(ab:)\""))
  }

  @Test func headOfTheFakeIsASingleLine() throws {
    let text = "associatedtype Items : Collection where Items.Element == \(long)"
    let type = MemberType(name: "Items", id: "s:6Trails5ItemsQa")
    let lines = try lines(
      "Items", text, kind: "associatedtype", type: type, protocol: long)
    let demands = "where Items.Element == \(long)"
    #expect(
      lines.contains(
        "final class FakeN\(long.dropFirst())<Items: Collection>: \(long), Spryable, Sendable \(demands) {"
      ))
  }
}
