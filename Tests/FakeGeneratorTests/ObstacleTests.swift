import FakeGenerator
import Testing

/// Tests what prevents a fake from having a member.
@Suite struct ObstacleTests {
  /// No type can declare a property and a function of the same name without parameters.
  @Test(arguments: [
    ("", "", true), ("static ", "static ", true), ("static ", "", false), ("", "static ", false),
  ])
  func functionIsOmittedBesideAPropertyOfItsName(
    property: String, function: String, isOmitted: Bool
  ) throws {
    func kind(_ name: String, _ modifier: String) -> String {
      modifier.isEmpty ? name : "type.\(name)"
    }
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail")
    trails.type(
      "protocol Hut",
      members: [
        Member(title: "name()", text: "\(function)func name()", kind: kind("method", function))
      ])
    trails.type(
      "protocol Peak",
      members: [
        Member(
          title: "name", text: "\(property)var name: Int { get }",
          kind: kind("property", property))
      ])
    for parent in ["Hut", "Peak"] { trails.conformance(of: "Trail", to: parent, in: "Trails") }
    let diagnostics = try result(["Trail"], [trails]).diagnostics
    let omission = Diagnostic.skipped(
      "Trail", requirement: "name()", .property("name"), isNeeded: true)
    #expect(diagnostics == (isOmitted ? [omission] : []))
  }

  /// Symbol graphs omit what the generic parameters mean in the subclass.
  @Test func memberWithAGenericParameterOfASuperclassIsOmitted() throws {
    var trails = GraphBuilder("Trails")
    let initializer = Member(title: "init()", text: "init()", kind: "init")
    trails.type(
      "class Box<Item>", kind: "class", path: ["Box"],
      members: [
        initializer, Member(title: "put(_:)", text: "func put(_ a: [Item])"),
        Member(title: "count()", text: "func count() -> Int"),
      ])
    trails.type(
      "class Chest<Item>", kind: "class", path: ["Chest"],
      members: [Member(title: "take()", text: "func take() -> Item")])
    trails.inheritance(of: "Chest", from: "Box", in: "Trails")
    let result = try result(["Chest", "--no-calls"], [trails])
    #expect(
      result.diagnostics
        == [.skipped("Chest", requirement: "put(_:)", .genericSuperclass("Box"), isNeeded: false)])
    #expect(
      result.files[0].text.split(separator: "\n").filter { $0.contains("func ") } == [
        "  override func take() -> Item {", "  override func count() -> Int {",
      ])
  }

  @Test func propertyWithTheNameOfTheStoragePreventsAFake() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(title: "spryStorage", text: "var spryStorage: Int { get }", kind: "property")
      ])
    let diagnostics = try result(["Trail"], [trails]).diagnostics
    #expect(diagnostics == [.reservedName("Trail", "spryStorage")])
  }

  @Test func protocolForDistributedActorsHasNoFake() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail")
    trails.conformance(
      of: "Trail", to: "DistributedActor", in: "Distributed", id: "s:11Distributed0A5ActorP")
    let diagnostics = try result(["Trail"], [trails]).diagnostics
    #expect(diagnostics == [.distributed("Trail")])
  }
}
