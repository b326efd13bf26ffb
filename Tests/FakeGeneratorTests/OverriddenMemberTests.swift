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

  /// Other modules can only override members that are open.
  @Test(arguments: [
    ("open", "import Trails"), ("public", "@testable import Trails"),
    ("internal", "@testable import Trails"),
  ])
  func membersThatAreNotOpenNeedATestableImport(access: String, line: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "class Peak", kind: "class", access: "open",
      members: [
        Member(title: "init()", text: "init()", kind: "init", access: "public"),
        Member(title: "climb()", text: "func climb()", access: access),
      ])
    let lines = try result(["Peak"], [trails]).files[0].text.split(separator: "\n")
    #expect(lines.filter { $0.hasSuffix("import Trails") } == [Substring(line)])
    #expect(lines.contains("  override func climb() {"))
  }
}
