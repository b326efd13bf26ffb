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
  private func head(_ trails: GraphBuilder, _ words: String...) throws -> [String] {
    try result(["Trail"] + words, [trails]).files[0].text.split(separator: "\n").map(String.init)
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

  /// A property can't be declared twice.
  @Test func propertyOfSeveralProtocolsHasOneType() throws {
    func top(_ type: String, _ modifier: String = "") -> Member {
      Member(
        title: "top", text: "\(modifier)var top: \(type) { get }",
        kind: modifier.isEmpty ? "property" : "type.property", type: Self.type(type))
    }
    func heads(_ protocols: [[Member]]) throws -> [[String]] {
      try [protocols, protocols.reversed()].map { protocols in
        var trails = GraphBuilder("Trails")
        trails.type("protocol Trail")
        for (position, members) in protocols.enumerated() {
          trails.type("protocol Level\(position)", members: members)
          trails.conformance(of: "Trail", to: "Level\(position)", in: "Trails")
        }
        return try head(trails)
      }
    }
    func fake(_ parameters: String, _ aliases: String...) -> [String] {
      ["final class FakeTrail\(parameters): Trail, Spryable, Sendable {"]
        + aliases.map { "  typealias \($0)" }
    }
    let number = Member(title: "top", text: "var top: Int { get }", kind: "property")
    let (first, second) = ([associated("A", ""), top("A")], [associated("B", ""), top("B")])
    #expect(try heads([first, second]) == [fake("<A>", "B = A"), fake("<B>", "A = B")])
    #expect(try heads([first, [number]]) == [fake("", "A = Int"), fake("", "A = Int")])
    #expect(
      try heads([first, second, [number]]) == [
        fake("", "A = Int", "B = Int"), fake("", "B = Int", "A = Int"),
      ])
    #expect(try heads([first, first]) == [fake("<A>"), fake("<A>")])
    // A property of the type is another one.
    let other = [associated("B", ""), top("B", "static ")]
    #expect(
      try heads([first, other]) == [
        fake("<AType, BType>", "A = AType", "B = BType"),
        fake("<BType, AType>", "B = BType", "A = AType"),
      ])
  }

  /// One of the associated types has a new name because of the overloads.
  @Test func propertyOfSeveralProtocolsIsDeclaredOnce() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail")
    for (name, others) in [("A", [put("A"), put("Int")]), ("B", [])] {
      let top = Member(
        title: "top", text: "var top: \(name) { get }", kind: "property", type: Self.type(name))
      trails.type("protocol Level\(name)", members: [associated(name, ""), top] + others)
      trails.conformance(of: "Trail", to: "Level\(name)", in: "Trails")
    }
    #expect(
      try head(trails) == [
        "final class FakeTrail<AType>: Trail, Spryable, Sendable {", "  typealias B = A",
        "  typealias A = AType",
      ])
    let text = try result(["Trail", "--no-calls"], [trails]).files[0].text
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("  var ") || $0.contains("func ") } == [
        "  var top: A { stubbedValue(.top) }", "  func put(_ a: A) {", "  func put(_ a: Int) {",
      ])
  }

  /// The compiler gives the conforming type no identifier.
  @Test func constraintMayNameATypeWithTheNameOfTheFake() throws {
    var trails = GraphBuilder("Trails")
    var list = associated("List", " : Sequence where List.Element == Route")
    list.type?.others = [MemberType(name: "Route", id: "s:6Trails5Route")]
    trails.type("protocol Trail", members: [list])
    trails.type("struct Route", kind: "struct")
    #expect(try result(["Trail", "--name", "Route"], [trails]).diagnostics == [])
    var own = GraphBuilder("Trails")
    own.type(
      "protocol Trail",
      members: [associated("List", " : Sequence where List.Element == Self")])
    #expect(
      try result(["Trail", "--name", "Route"], [own]).diagnostics == [.constrainedBySelf("Trail")])
  }

  @Test func identifierHasTheTypeThatTheProtocolSpecifies() throws {
    func fake(_ demands: String) throws -> [String] {
      var trails = GraphBuilder("Trails")
      trails.type("protocol Trail\(demands)", path: ["Trail"])
      trails.conformance(of: "Trail", to: "Identifiable", in: "Swift", id: "s:s12IdentifiableP")
      let lines = try result(["Trail", "--no-calls"], [trails]).files[0].text
        .split(separator: "\n").map(String.init)
      return lines.filter { $0.hasPrefix("final") || $0.hasPrefix("  var ") }
    }
    let plain = "final class FakeTrail: Trail, Spryable, Sendable {"
    #expect(try fake("") == [plain])
    #expect(try fake(" where Self.ID : Sendable") == [plain])
    #expect(
      try fake(" where Self.ID == Int") == [plain, "  var id: Int { stubbedValue(.id) }"])
    #expect(
      try fake(" where Self.ID : Comparable") == [
        "final class FakeTrail<ID: Comparable & Hashable>: Trail, Spryable, Sendable {",
        "  var id: ID { stubbedValue(.id) }",
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
          + "Sendable where ListType.Element == KeyType {", "  typealias Key = KeyType",
        "  typealias List = ListType",
      ])
  }

  /// The wrapped object determines the one that the others are equal to.
  @Test func equalTypesOfAPartialFake() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        associated("Start", " where Start == Place", naming: "Place"), associated("Place", ""),
        associated("End", " where Start == End", naming: "Start"), put("Place"),
      ])
    #expect(
      try head(trails) == [
        "final class FakeTrail<Place>: Trail, Spryable, Sendable {", "  typealias Start = Place",
        "  typealias End = Place",
      ])
    #expect(
      try head(trails, "--partial") == [
        "final class FakeTrail<Wrapped: Trail>: Trail, Spryable {", "  typealias Start = Place",
        "  typealias End = Place", "  typealias Place = Wrapped.Place",
      ])
  }

  @Test func renamedTypesOfAPartialFake() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        associated("Key", ""), associated("Lock", " where Key == Lock", naming: "Key"),
        associated("Other", ""), put("Lock"), put("Other"),
      ])
    #expect(
      try head(trails) == [
        "final class FakeTrail<LockType, OtherType>: Trail, Spryable, Sendable {",
        "  typealias Key = Lock", "  typealias Lock = LockType", "  typealias Other = OtherType",
      ])
    #expect(
      try head(trails, "--partial") == [
        "final class FakeTrail<Wrapped: Trail>: Trail, Spryable {", "  typealias Key = Lock",
        "  typealias Lock = Wrapped.Lock", "  typealias Other = Wrapped.Other",
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
        "final class FakeTrail<List: Sequence, Key>: Trail, Spryable, Sendable "
          + "where List.Element == Trails.Route {", "  typealias Route = [Key]",
      ])
  }

  /// The alias of another extension doesn't apply to the fake.
  @Test(arguments: [(isConstrained: false, "  typealias Route = [Key]"), (true, nil)])
  func aliasOfAConstrainedExtensionIsNotRepeated(isConstrained: Bool, line: String?) throws {
    var trails = GraphBuilder("Trails")
    let alias = MemberType(name: "Route", id: "s:6Trails5Trails:6Trails5Route")
    trails.type(
      "protocol Trail",
      members: [
        associated("Key", ""), Member(title: "go(_:)", text: "func go(_ a: Route)", type: alias),
      ])
    trails.extend(
      "Trail", of: "Trails",
      with: Member(title: "Route", text: "typealias Route = [Self.Key]", kind: "typealias"),
      where: isConstrained ? [["kind": "sameType", "lhs": "Self.Key", "rhs": "Int"]] : [])
    let head = try head(trails)
    #expect(head[0] == "final class FakeTrail<Key>: Trail, Spryable, Sendable {")
    #expect(Array(head.dropFirst()) == [line].compactMap(\.self))
  }

  /// The compiler can't infer the associated type from a generic subscript.
  @Test(arguments: [("<K>", "<ItemType>", ["  typealias Item = ItemType"]), ("", "<Item>", [])])
  func typeInAGenericSubscriptHasANewName(
    generics: String, parameters: String, aliases: [String]
  ) throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        associated("Item", ""),
        Member(
          title: "subscript(_:_:)", text: "subscript\(generics)(a: Item, b: Int) -> Int { get }",
          kind: "subscript", type: Self.type("Item")),
      ])
    let head = try head(trails)
    #expect(head == ["final class FakeTrail\(parameters): Trail, Spryable, Sendable {"] + aliases)
  }

  /// The fake declares the alias again, so it needs no type before it.
  @Test func repeatedAliasIsNotQualified() throws {
    var trails = GraphBuilder("Trails")
    let route = Member(
      title: "Route", text: "typealias Route = [Self.Key]", kind: "typealias",
      id: "s:6Trails5TrailPAAE5Routea")
    trails.type(
      "protocol Trail",
      members: [
        associated("Key", ""),
        Member(
          title: "go(_:)", text: "func go(_ a: Route)",
          type: MemberType(name: "Route", id: "s:6Trails5TrailPAAE5Routea")),
      ])
    trails.extend("Trail", of: "Trails", with: route)
    let lines = try result(["Trail", "--no-calls"], [trails]).files[0].text.split(separator: "\n")
    #expect(
      lines.filter { $0.contains("Route") } == [
        "  typealias Route = [Key]", "  func go(_ a: Route) {",
      ])
  }
}
