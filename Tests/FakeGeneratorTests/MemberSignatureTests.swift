import FakeGenerator
import Testing

/// Tests the declarations of members.
@Suite struct MemberSignatureTests {
  /// The fake's member with this declaration, up to its body.
  private func head(_ title: String, _ text: String) throws -> String? {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [Member(title: title, text: text)])
    let lines = try result(["Trail"], [trails]).files[0].text.split(separator: "\n")
    return lines.drop { !$0.contains("spryStorage") }.first { $0.contains("func ") }
      .map { "\($0.dropFirst(2))" }
  }

  @Test func membersThatThrowNeverDoNotThrow() throws {
    #expect(try head("walk()", "func walk() throws(Never) -> Int") == "func walk() -> Int {")
    #expect(
      try head("walk()", "func walk() throws(TrailError) -> Int")
        == "func walk() throws(TrailError) -> Int {")
  }

  /// The errors of a closure with a parameter pack can't be typed.
  @Test func rethrowingMemberWithAPackInItsClosureDoesNotThrow() throws {
    #expect(
      try head("run(_:)", "func run<each I>(_ body: (repeat each I) throws -> Void) rethrows")
        == "func run<each I>(_ body: (repeat each I) throws -> Void) {")
  }

  @Test func errorOfAClosureIsNotNamedLikeAType() throws {
    #expect(
      try head("run(_:_:)", "func run(_ old: Failure, _ body: () throws -> Void) rethrows")
        == "func run<Thrown: Error>(_ old: Failure, _ body: () throws(Thrown) -> Void) "
        + "throws(Thrown) {")
  }

  @Test func selfIsReplacedWithTheFake() throws {
    #expect(
      try head("join(_:)", "func join(_ type: Self.Type) -> [Self.Type]")
        == "func join(_ type: FakeTrail.Type) -> [FakeTrail.Type] {")
    #expect(
      try head("join(_:)", "func join(_ other: Self)") == "func join(_ other: FakeTrail) {")
  }
}
