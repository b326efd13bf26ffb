import FakeGenerator
import Testing

/// Tests which members of a class are overridden.
@Suite struct OverriddenMemberTests {
  /// By convention, a public name with a leading underscore isn't meant for other modules.
  @Test func underscoredMembersOfOtherModulesAreNotOverridden() throws {
    var trails = GraphBuilder("Trails")
    trails.type("class Peak", kind: "class", access: "open")
    trails.inheritance(of: "Peak", from: "Store", in: "Huts")
    var huts = GraphBuilder("Huts")
    huts.type(
      "class Store", kind: "class", access: "open",
      members: [
        Member(title: "init()", text: "init()", kind: "init"),
        Member(title: "_flush()", text: "func _flush()"),
        Member(title: "mutatedCopy()", text: "func mutatedCopy()"),
      ])
    let text = try result(["Peak"], [trails, huts]).files[0].text
    let functions = text.split(separator: "\n").filter { $0.contains("override func") }
    #expect(functions == ["  override func mutatedCopy() {"])
  }
}
