import FakeGenerator
import Testing

/// Tests the bodies of members.
@Suite struct BodySourceTests {
  /// The lines of the only member of a fake, from its head to the end.
  private func lines(_ member: Member, _ words: [String] = []) throws -> [String] {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [member])
    let text = try result(["Trail", "--no-calls"] + words, [trails]).files[0].text
    let name = member.title.prefix { $0 != "(" }
    return text.split(separator: "\n")
      .drop {
        !$0.hasPrefix("  func \(name)") && !$0.hasPrefix("  \(name)?(")
          && !$0.hasPrefix("  var \(name)")
      }
      .dropLast().map(String.init)
  }

  /// A stub may write the parameter and still let the initializer fail.
  @Test func failableInitializerWritesItsInoutParameter() throws {
    #expect(
      try lines(Member(title: "init(count:)", text: "init?(count: inout Int)", kind: "init")) == [
        "  init?(count: inout Int) {",
        "    let argument = Inout(count)",
        "    defer { count = argument.value }",
        "    let isMade: Bool = Self.spryify(.initialize, arguments: argument, fallbackValue: true)",
        "    guard isMade else { return nil }",
        "  }",
      ])
  }

  @Test func failableInitializerWritesTwoInoutParameters() throws {
    let text = "init?(a: inout Int, b: inout Int)"
    let lines = try lines(Member(title: "init(a:b:)", text: text, kind: "init"))
    #expect(
      lines.prefix(5) == [
        "  init?(a: inout Int, b: inout Int) {",
        "    let aArgument = Inout(a)", "    defer { a = aArgument.value }",
        "    let bArgument = Inout(b)", "    defer { b = bArgument.value }",
      ])
  }

  private let pointer = MemberType(name: "UnsafePointer", id: "s:SP")

  /// Strict memory safety requires it.
  @Test func callOfASpyWithAnUnsafeTypeIsMarked() throws {
    let member = Member(
      title: "walk(_:)", text: "func walk(_ map: UnsafePointer<Int>)", type: pointer)
    #expect(
      try lines(member, ["--kind", "spyable"]) == [
        "  func walk(_ map: UnsafePointer<Int>) {",
        "    unsafe recordCall(.walk, arguments: map)", "  }",
      ])
  }

  @Test func setterOfAPropertyWithAnUnsafeTypeIsMarked() throws {
    let member = Member(
      title: "map", text: "var map: UnsafePointer<Int> { get set }", kind: "property",
      type: pointer)
    #expect(
      try lines(member) == [
        "  var map: UnsafePointer<Int> {", "    get { unsafe stubbedValue(.map) }",
        "    set { unsafe recordCall(.map, arguments: newValue) }", "  }",
      ])
  }

  @Test func callThatThrowsWithAnUnsafeTypeHasBothMarks() throws {
    let member = Member(
      title: "walk(_:)", text: "func walk(_ map: UnsafePointer<Int>) async throws", type: pointer)
    #expect(
      try lines(member).dropFirst().first
        == "    try await unsafe spryifyThrows(.walk, arguments: map)")
  }
}
