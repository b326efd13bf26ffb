import FakeGenerator
import Testing

/// Tests where a fake, its conformances and its members are isolated.
@Suite struct IsolationTests {
  private static let actor = Attribute(name: "MainActor", id: "s:ScM")
  private static let sendable = "s:s8SendableP"

  private let walk = Member(title: "walk()", text: "func walk()")
  private let isolatedWalk = Member(title: "walk()", text: "func walk()", attribute: actor)

  /// The lines of the fake for a protocol that inherits from some of the standard library, and from
  /// one with other members.
  private func lines(
    _ members: [Member] = [], of text: String = "protocol Trail", _ attribute: Attribute? = nil,
    standard ids: [String] = [], parent: [Member]? = nil, words: [String] = []
  ) throws -> [Substring] {
    var trails = GraphBuilder("Trails")
    trails.type(text, path: ["Trail"], members: members, attribute: attribute)
    for id in ids { trails.conformance(of: "Trail", to: "Standard", in: "Swift", id: id) }
    if let parent {
      trails.type("protocol Hut", members: parent)
      trails.conformance(of: "Trail", to: "Hut", in: "Trails")
    }
    return try result(["Trail"] + words, [trails]).files[0].text.split(separator: "\n")
  }

  private func head(_ lines: [Substring]) -> String {
    lines.first { $0.contains(" FakeTrail: ") }.map(String.init) ?? ""
  }

  private let plain = "@MainActor final class FakeTrail: Trail, nonisolated Spryable {"
  private let isolated =
    "@MainActor final class FakeTrail: @MainActor Trail, nonisolated Spryable {"

  @Test(
    "Protocols without requirements leave a conformance as it is",
    arguments: [
      sendable, "s:s16SendableMetatypeP", "s:s8CopyableP", "s:s9EscapableP",
      "s:12_Concurrency8AnyActorP",
    ])
  func markers(id: String) throws {
    let lines = try lines([], Self.actor, standard: [id])
    #expect(head(lines) == plain)
  }

  @Test(
    "Protocols whose requirements aren't isolated make it necessary to isolate the conformance",
    arguments: [
      "s:SQ", "s:SH", "s:SL", "s:s12IdentifiableP", "s:s23CustomStringConvertibleP",
      "s:s28CustomDebugStringConvertibleP", "s:s12CaseIterableP", "s:SE", "s:Se",
    ])
  func otherProtocols(id: String) throws {
    let lines = try lines([], Self.actor, standard: [id])
    #expect(head(lines) == isolated)
  }

  @Test func conformanceIsIsolatedIfARequirementOfAParentIsNot() throws {
    let rest = Member(title: "rest()", text: "func rest()", attribute: Self.actor)
    let restated = try lines([isolatedWalk], Self.actor, parent: [walk])
    #expect(head(restated) == isolated)
    let other = try lines([rest], Self.actor, parent: [walk])
    #expect(head(other) == plain)
  }

  @Test func conformanceIsIsolatedIfAParentIsolatesOnlyItsMembers() throws {
    let lines = try lines([], Self.actor, parent: [isolatedWalk])
    #expect(head(lines) == isolated)
  }

  /// No isolated conformance is `Sendable`.
  @Test func sendableFakeIsNotIsolatedIfItsConformanceWouldBe() throws {
    let rest = Member(title: "rest()", text: "func rest()", attribute: Self.actor)
    let lines = try lines(
      [isolatedWalk, rest], Self.actor, standard: [Self.sendable], parent: [walk])
    #expect(head(lines) == "nonisolated final class FakeTrail: Trail, Spryable {")
    #expect(
      lines.filter { $0.hasPrefix("  ") && $0.hasSuffix("() {") && $0.contains("func ") } == [
        "  nonisolated func walk() {", "  @MainActor func rest() {",
      ])
    #expect(lines.contains("nonisolated extension FakeTrail {"))
  }

  /// In a module that is isolated by default, only the members show it.
  @Test func fakeIsIsolatedIfMembersThatAParentRequiresAre() throws {
    let heads = try [[walk], [isolatedWalk], []].map { parent in
      head(try lines([isolatedWalk], parent: parent))
    }
    let free = "final class FakeTrail: Trail, Spryable, Sendable {"
    #expect(heads == [isolated, free, free])
  }

  @Test(arguments: [
    ("protocol Trail", "func walk()", false), ("nonisolated protocol Trail", "func walk()", true),
    ("protocol Trail", "nonisolated func walk()", true),
    ("protocol Trail", "nonisolated(nonsending) func walk() async", true),
  ])
  func fakeSaysThatItIsNotIsolated(text: String, member: String, saysSo: Bool) throws {
    let head = head(try lines([Member(title: "walk()", text: member)], of: text))
    #expect(head.hasPrefix("nonisolated final class") == saysSo)
    #expect(head.hasPrefix("final class") == !saysSo)
  }

  /// In a module with `NonisolatedNonsendingByDefault`, nothing else shows where they run.
  @Test func asyncRequirementsMayNotBeIsolated() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail", members: [Member(title: "walk()", text: "func walk() async")])
    let heads = try [false, true].map { isNonsending in
      var workspace = Workspace.trails
      workspace.description.hasNonsendingTargets = isNonsending
      let text = try result(["Trail"], [trails], workspace: workspace).files[0].text
      return head(text.split(separator: "\n"))
    }
    #expect(
      heads == [
        "final class FakeTrail: Trail, Spryable, Sendable {",
        "nonisolated final class FakeTrail: Trail, Spryable, Sendable {",
      ])
  }

  /// The members of a class that is isolated by default are isolated, too, except for those that say
  /// otherwise.
  @Test func fakeOfAClassIsIsolatedIfItsMembersAre() throws {
    let start = Member(title: "init()", text: "init()", kind: "init", attribute: Self.actor)
    let rest = Member(title: "rest()", text: "nonisolated func rest()")
    let heads = try [[isolatedWalk, rest], [isolatedWalk, walk], [rest]].map { members in
      var trails = GraphBuilder("Trails")
      trails.type("class Peak", kind: "class", members: [start] + members)
      let lines = try result(["Peak"], [trails]).files[0].text.split(separator: "\n")
      return lines.first { $0.contains(" FakePeak: ") }.map(String.init)
    }
    let isolated = "@MainActor final class FakePeak: Peak, nonisolated Spryable {"
    let free = "nonisolated final class FakePeak: Peak, Spryable {"
    #expect(heads == [isolated, free, isolated])
  }

  @Test(arguments: ["nonisolated func rest()", "@concurrent func rest() async"])
  func fakeIsIsolatedIfOnlySomeMembersSayThatTheyAreNot(text: String) throws {
    let isConcurrent = text.hasPrefix("@")
    let rest = Member(
      title: "rest()", text: isConcurrent ? "func rest() async" : text,
      attribute: isConcurrent ? Attribute(name: "concurrent", id: "") : nil)
    #expect(head(try lines([isolatedWalk, rest])) == isolated)
    #expect(head(try lines([isolatedWalk, walk, rest])).contains("@MainActor") == false)
  }

  @Test(arguments: [false, true]) func fakeOfAClassIsNotIsolated(isSendable: Bool) throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "class Peak", kind: "class",
      members: [Member(title: "init()", text: "init()", kind: "init"), walk])
    if isSendable {
      trails.conformance(of: "Peak", to: "Sendable", in: "Swift", id: Self.sendable)
    }
    let lines = try result(["Peak"], [trails]).files[0].text.split(separator: "\n")
    let head = lines.first { $0.contains(" FakePeak: ") }
    #expect(
      head
        == (isSendable
          ? "nonisolated final class FakePeak: Peak, Spryable, @unchecked Sendable {"
          : "nonisolated final class FakePeak: Peak, Spryable {"))
  }

  /// `stub` and `calls` can be used from anywhere, but static members are never isolated to an actor.
  @Test(
    "Only what would be isolated is marked in calls",
    arguments: [
      (attribute: nil, parents: [], instance: "", isStatic: "", type: ""),
      (nil, ["s:ScA"], "nonisolated ", "", ""),
      (actor, [], "nonisolated ", "nonisolated ", "nonisolated "),
    ] as [(Attribute?, [String], String, String, String)])
  func calls(
    attribute: Attribute?, parents: [String], instance: String, isStatic: String, type: String
  ) throws {
    let make = Member(title: "make()", text: "static func make()", kind: "type.method")
    let lines = try lines([walk, make], attribute, standard: parents)
    let start = try #require(lines.firstIndex { $0.hasSuffix("extension FakeTrail {") })
    let heads = lines[start...].filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    #expect(
      heads == [
        "  \(instance)var stub: Calls { Calls(fake: self) }",
        "  \(instance)var calls: Calls { Calls(fake: self) }", "  \(type)struct Calls {", "  }",
        "  \(isStatic)static var classStub: ClassCalls { ClassCalls() }",
        "  \(isStatic)static var classCalls: ClassCalls { ClassCalls() }",
        "  \(type)struct ClassCalls {", "  }",
      ])
  }

  /// Other modules could use it on the actor only.
  @Test(
    "The storage of a public fake is never isolated",
    arguments: [(nil, [], ""), (nil, ["s:ScA"], "nonisolated "), (actor, [], "nonisolated ")]
      as [(Attribute?, [String], String)])
  func storage(attribute: Attribute?, parents: [String], mark: String) throws {
    let storages = try ["public", "internal"].map { access in
      try lines([walk], attribute, standard: parents, words: ["--access", access])
        .first { $0.contains("spryStorage") }
    }
    #expect(
      storages == [
        "  public \(mark)let spryStorage = SpryStorage()", "  let spryStorage = SpryStorage()",
      ])
  }
}
