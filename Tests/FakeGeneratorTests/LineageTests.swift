import FakeGenerator
import Testing

/// Tests what a fake takes over from its parents.
@Suite struct LineageTests {
  private let actor = Attribute(name: "MainActor", id: "s:ScM")

  /// A protocol with one function of the protocol's name.
  private func add(_ name: String, to trails: inout GraphBuilder, _ attribute: Attribute? = nil) {
    let function = "\(name.lowercased())()"
    trails.type(
      "protocol \(name)", members: [Member(title: function, text: "func \(function)")],
      attribute: attribute)
  }

  @Test func fakeOfAnAliasHasTheMembersOfEachProtocol() throws {
    var trails = GraphBuilder("Trails")
    for name in ["Hut", "Way", "Pass"] { add(name, to: &trails) }
    trails.alias(
      "Trail", of: ["Hut", "Way", "Pass"].map { ($0, "s:6Trails\($0.count)\($0)") })
    let text = try result(["Trail", "--no-calls"], [trails]).files[0].text
    #expect(
      text.matches(of: /func (\w+)\(\)/).map { String($0.1) } == ["hut", "way", "pass"])
  }

  @Test func fakeOfTwoProtocolsOfOneActorNamesTheActorOnce() throws {
    var trails = GraphBuilder("Trails")
    for name in ["Trail", "Hut", "Way"] { add(name, to: &trails, actor) }
    trails.conformance(of: "Trail", to: "Hut", in: "Trails")
    trails.conformance(of: "Trail", to: "Way", in: "Trails")
    let text = try result(["Trail", "--no-calls"], [trails]).files[0].text
    let head = try #require(text.split(separator: "\n").first { $0.contains("class FakeTrail") })
    #expect(head.hasPrefix("@MainActor final class FakeTrail: Trail, "))
    #expect(head.ranges(of: "@MainActor").count == 1)
  }

  /// The actor of a second parent counts as much as that of the first one.
  @Test func actorOfTheSecondParentIsFound() throws {
    var trails = GraphBuilder("Trails")
    for name in ["Trail", "Hut"] { add(name, to: &trails) }
    add("Way", to: &trails, actor)
    trails.conformance(of: "Trail", to: "Hut", in: "Trails")
    trails.conformance(of: "Trail", to: "Way", in: "Trails")
    let text = try result(["Trail", "--no-calls"], [trails]).files[0].text
    #expect(text.contains("@MainActor final class FakeTrail: "))
  }

  /// The names of the functions in the fake for a protocol that requires a superclass.
  private func functions(
    _ titles: [String], ofClass members: [Member], nsObject: Bool = false
  ) throws -> [String] {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail", members: titles.map { Member(title: $0, text: "func \($0)") })
    trails.type(
      "class Peak", kind: "class",
      members: [Member(title: "init()", text: "init()", kind: "init")] + members)
    if nsObject {
      let id = "s:10Foundation16NSObjectProtocolP"
      trails.conformance(of: "Trail", to: "NSObjectProtocol", in: "Foundation", id: id)
    } else {
      trails.inheritance(of: "Trail", from: "Peak", in: "Trails")
    }
    let text = try result(["Trail", "--no-calls"], [trails]).files[0].text
    return text.matches(of: /func (\w+)\(/).map { String($0.1) }
  }

  @Test func requirementsThatTheSuperclassMeetsAreNamed() throws {
    var trails = GraphBuilder("Trails")
    let members = ["rest()", "walk()"].map { Member(title: $0, text: "func \($0)") }
    let initializer = Member(title: "init()", text: "init()", kind: "init")
    trails.type("class Peak", kind: "class", access: "open", members: [initializer, members[0]])
    trails.type("protocol Trail", members: members)
    trails.inheritance(of: "Trail", from: "Peak", in: "Trails")
    #expect(
      try result(["Trail"], [trails]).diagnostics.map(\.text) == [
        "warning: the fake for Trail inherits rest() from its superclass, so they can't be stubbed or verified"
      ])
  }

  @Test func requirementThatTheSuperclassMeetsIsNotImplemented() throws {
    let rest = Member(title: "rest()", text: "final func rest()")
    let found = try [[], [rest]].map { try functions(["rest()", "walk()"], ofClass: $0) }
    #expect(found == [["rest", "walk"], ["walk"]])
  }

  @Test(arguments: ["copy()", "mutableCopy()", "isEqual(_:)"])
  func requirementThatNSObjectMeetsIsNotImplemented(title: String) throws {
    let name = title.split(separator: "(").first.map(String.init) ?? ""
    let found = try [false, true].map {
      try functions([title, "walk()"], ofClass: [], nsObject: $0)
    }
    #expect(found == [[name, "walk"], ["walk"]])
  }
}
