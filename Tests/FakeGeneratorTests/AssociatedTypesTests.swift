import FakeGenerator
import Testing

/// Tests what becomes of the associated types of protocols.
@Suite struct AssociatedTypesTests {
  /// An associated type of `Trail`, whose text refers to some others.
  private func associated(_ name: String, _ demands: String, naming others: String...) -> Member {
    var type = Self.type(name)
    type.others = others.map(Self.type)
    return Member(
      title: name, text: "associatedtype \(name)\(demands)", kind: "associatedtype", type: type)
  }

  private func put(_ type: String) -> Member {
    Member(title: "put(_:)", text: "func put(_ a: \(type))", type: Self.type(type))
  }

  private static func type(_ name: String) -> MemberType {
    MemberType(name: name, id: "s:6Trails5TrailP\(name.count)\(name)Qa")
  }

  /// The lines of a fake up to its cases, without imports.
  private func head(_ trails: GraphBuilder) throws -> [String] {
    try result(["Trail"], [trails]).files[0].text.split(separator: "\n").map(String.init)
      .drop { !$0.hasPrefix("final class") }.prefix { !$0.hasPrefix("  enum") }
  }

  @Test func typeOfAnotherProtocolMayFixOne() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail")
    trails.type("protocol Alps", members: [associated("A", " where A == B.Element")])
    trails.type("protocol Hills", members: [associated("B", " where B == [Int]")])
    trails.conformance(of: "Trail", to: "Alps", in: "Trails")
    trails.conformance(of: "Trail", to: "Hills", in: "Trails")
    #expect(
      try head(trails) == [
        "final class FakeTrail: Trail, Spryable, Sendable {", "  typealias A = [Int].Element",
        "  typealias B = [Int]", "  typealias Function = NoFunctions", "}",
      ])
  }

  /// In overloads, the compiler would infer the associated types from the wrong one.
  @Test func newNamesAreUsedInConstraints() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        associated("Key", ""), associated("Place", " : Hut<Key>", naming: "Key"),
        associated("List", " : Sequence where List.Element == Key", naming: "Key"),
        put("Key"), put("List"),
      ])
    #expect(
      try head(trails) == [
        "final class FakeTrail<KeyType, Place: Hut<KeyType>, ListType: Sequence>: Trail, Spryable, "
          + "Sendable",
        "where ListType.Element == KeyType {", "  typealias Key = KeyType",
        "  typealias List = ListType",
      ])
  }

  /// The compiler has replaced aliases in constraints, so there the name is that of another type.
  @Test func constraintNamesATypeWithTheNameOfAnAlias() throws {
    var trails = GraphBuilder("Trails")
    var list = associated("List", " : Sequence where List.Element == Route")
    list.type?.others = [MemberType(name: "Route", id: "s:6Trails5Route")]
    let alias = MemberType(name: "Route", id: "s:6Trails5Trails:6Trails5Route")
    trails.type(
      "protocol Trail",
      members: [
        list, associated("Key", ""),
        Member(title: "go(_:)", text: "func go(_ a: Route)", type: alias),
      ])
    trails.extend(
      "Trail", of: "Trails",
      with: Member(title: "Route", text: "typealias Route = [Self.Key]", kind: "typealias"))
    trails.type("struct Route", kind: "struct")
    #expect(
      try head(trails) == [
        "final class FakeTrail<List: Sequence, Key>: Trail, Spryable, Sendable",
        "where List.Element == Trails.Route {", "  typealias Route = [Key]",
      ])
  }
}
