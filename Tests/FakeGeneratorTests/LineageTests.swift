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
}
