import FakeGenerator
import Testing

/// Tests the protocols of the standard library that fakes implement by rule.
@Suite struct StandardProtocolTests {
  private let actor = Attribute(name: "MainActor", id: "s:ScM")

  /// The fake for a protocol that inherits from some of the standard library.
  private func text(
    _ ids: [String], _ words: [String] = [], members: [Member] = [], attribute: Attribute? = nil
  ) throws -> String {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: members, attribute: attribute)
    for id in ids { trails.conformance(of: "Trail", to: "Standard", in: "Swift", id: id) }
    return try result(["Trail", "--no-calls"] + words, [trails]).files[0].text
  }

  private static let equality =
    "static func == (left: FakeTrail, right: FakeTrail) -> Bool { left === right }"
  private static let hash =
    "func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"

  @Test(
    "Every fake implements some requirements in the same way",
    arguments: [
      ("s:SQ", equality), ("s:SH", "\(equality) \(hash)"),
      ("s:s23CustomStringConvertibleP", "var description: String { \"FakeTrail\" }"),
      ("s:s28CustomDebugStringConvertibleP", "var debugDescription: String { \"FakeTrail\" }"),
      ("s:s12CaseIterableP", "static var allCases: [FakeTrail] { [] }"),
    ])
  func fixedMembers(id: String, members: String) throws {
    let words = try text([id]).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.split(separator: " NoFunctions ").last == "\(members) }")
  }

  @Test(
    "Stubs answer other requirements",
    arguments: [
      ("s:SL", "  static func < (left: FakeTrail, right: FakeTrail) -> Bool {"),
      ("s:SE", "  func encode(to encoder: any Encoder) throws {"),
      ("s:Se", "  init(from decoder: any Decoder) throws {"),
    ])
  func stubbedMembers(id: String, head: String) throws {
    let text = try text([id])
    #expect(text.contains("\n\(head)\n"))
    #expect(text.contains(" == (") == (id == "s:SL"), "What can be compared can be equal.")
  }

  @Test(
    "Members that are the same in every fake can be used from anywhere, and are as public as it",
    arguments: [
      ("s:SQ", "static func == ("), ("s:SH", "func hash("),
      ("s:s23CustomStringConvertibleP", "var description:"),
      ("s:s28CustomDebugStringConvertibleP", "var debugDescription:"),
      ("s:s12CaseIterableP", "static var allCases:"),
    ])
  func modifiersOfFixedMembers(id: String, head: String) throws {
    let isPublic = try text([id], ["--access", "public"]).contains("\n  public \(head)")
    #expect(isPublic)
    let isFreeInAGlobalActor = try text([id], attribute: actor)
      .contains("\n  nonisolated \(head)")
    #expect(isFreeInAGlobalActor)
    let isFreeInAnActor = try text([id, "s:ScA"]).contains("\n  nonisolated \(head)")
    #expect(isFreeInAnActor)
  }

  /// The compiler lists a requirement that the protocol declares again.
  @Test func restatedRequirementIsImplementedOnce() throws {
    let description = Member(
      title: "description", text: "var description: String { get }", kind: "property")
    let text = try text(["s:s23CustomStringConvertibleP"], members: [description])
    #expect(text.ranges(of: "description").count == 1)
  }

  /// A protocol of the standard library with its declarations.
  private func standard(_ name: String, _ id: String, _ members: [Member]) throws -> [String] {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail")
    trails.conformance(of: "Trail", to: name, in: "Swift", id: id)
    var swift = GraphBuilder("Swift")
    swift.type("protocol \(name)", id: id, members: members)
    for member in members where member.kind == "method" {
      var implementation = member
      implementation.id = member.id.map { "\($0)Default" }
      swift.extend(name, of: "Swift", with: implementation, implementing: member.title)
    }
    return try result(["Trail", "--no-calls"], [trails, swift]).files[0].text
      .split(separator: "\n").map(String.init)
  }

  /// The default implementations of both call each other.
  @Test func iteratorImplementsOneOfTwoRequirements() throws {
    let lines = try standard(
      "AsyncIteratorProtocol", "s:ScI",
      [
        Member(
          title: "next()", text: "mutating func next() async throws -> Int?",
          id: "s:ScI4next7ElementQzSgyYaKF"),
        Member(
          title: "next(isolation:)",
          text: "mutating func next(isolation: isolated (any Actor)?) async throws -> Int?",
          id: "s:ScI4next9isolation"),
      ])
    #expect(lines.filter { $0.contains("func ") } == ["  func next() async throws -> Int? {"])
  }

  @Test(
    "Associated types have the types that the standard library chooses",
    arguments: [
      ("s:s26ExpressibleByStringLiteralP", "StringLiteralType", "String"),
      (
        "s:s43ExpressibleByExtendedGraphemeClusterLiteralP", "ExtendedGraphemeClusterLiteralType",
        "String"
      ),
      ("s:s33ExpressibleByUnicodeScalarLiteralP", "UnicodeScalarLiteralType", "String"),
      ("s:s27ExpressibleByIntegerLiteralP", "IntegerLiteralType", "Int"),
      ("s:s25ExpressibleByFloatLiteralP", "FloatLiteralType", "Double"),
      ("s:s27ExpressibleByBooleanLiteralP", "BooleanLiteralType", "Bool"),
      ("s:ScI", "Failure", "any Error"), ("s:s9OptionSetP", "Element", "FakeTrail"),
      ("s:s9OptionSetP", "ArrayLiteralElement", "FakeTrail"),
      ("s:Sl", "Iterator", "IndexingIterator<FakeTrail>"),
      ("s:Sl", "SubSequence", "Slice<FakeTrail>"), ("s:Sl", "Indices", "DefaultIndices<FakeTrail>"),
      ("s:s8OtherP", "Element", nil),
    ])
  func defaultTypes(id: String, name: String, type: String?) throws {
    let associated = Member(
      title: name, text: "associatedtype \(name)", kind: "associatedtype",
      type: MemberType(name: name, id: "\(id)\(name)Qa"))
    let lines = try standard("Standard", id, [associated])
    #expect(
      lines.filter { $0.contains("typealias \(name)") }
        == (type.map { ["  typealias \(name) = \($0)"] } ?? []))
    #expect(lines.contains { $0.hasPrefix("final class FakeTrail<\(name)>: ") } == (type == nil))
  }
}
