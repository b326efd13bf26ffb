import FakeGenerator
import Testing

/// Tests which attributes a fake repeats.
@Suite struct AttributeTests {
  /// An actor's own requirements are isolated to it, and static members never are.
  @Test func requirementsOfOtherProtocolsAreNonisolatedInAnActor() throws {
    var trails = GraphBuilder("Trails")
    func members(_ number: Int) -> [Member] {
      [
        Member(title: "walk\(number)()", text: "func walk\(number)()"),
        Member(
          title: "make\(number)()", text: "static func make\(number)()", kind: "type.method"),
        Member(title: "init(a\(number):)", text: "init(a\(number): Int)", kind: "init"),
      ]
    }
    trails.type("protocol Trail", members: members(1))
    trails.conformance(of: "Trail", to: "Actor", in: "Swift", id: "s:ScA")
    trails.type("protocol Hut", members: members(2))
    trails.conformance(of: "Trail", to: "Hut", in: "Trails")
    let lines = try result(["Trail", "--no-calls"], [trails]).files[0].text.split(separator: "\n")
    #expect(
      lines.filter { $0.contains("func ") || $0.contains(" init(a") || $0.contains("Trail:") } == [
        "actor FakeTrail: Trail, Spryable {", "  func walk1() {", "  static func make1() {",
        "  init(a1: Int) {", "  nonisolated func walk2() {", "  static func make2() {",
        "  init(a2: Int) {",
      ])
  }

  /// In a package where other closures run on the caller's actor, those without isolation say so.
  @Test func closuresThatAreIsolatedStaySo() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Tower",
      members: [
        Member(title: "ring(_:)", text: "func ring(_ bell: (@MainActor () async -> Void)?)"),
        Member(title: "light(_:)", text: "func light(_ lamp: (() async -> Void)?)"),
      ])
    var workspace = Workspace.trails
    workspace.description.hasNonsendingTargets = true
    let text = try result(["Tower"], [trails], workspace: workspace).files[0].text
    #expect(text.contains("func ring(_ bell: (@MainActor () async -> Void)?) {"))
    #expect(text.contains("func light(_ lamp: (@concurrent () async -> Void)?) {"))
  }

  /// Where they run by default depends on the target, unless they are isolated.
  @Test(
    "Async closures run where those of the protocol do",
    arguments: [
      ("@escaping () async -> Void", "@escaping @concurrent () async -> Void"),
      ("@Sendable () async -> Void", "@Sendable @concurrent () async -> Void"),
      (
        "@escaping @Sendable (Int) async -> Int",
        "@escaping @Sendable @concurrent (Int) async -> Int"
      ),
      ("@autoclosure () async -> Int", "@autoclosure @concurrent () async -> Int"),
      ("[() async -> Void]", "[@concurrent () async -> Void]"),
      (
        "(() async -> Void, @MainActor () async -> Void)",
        "(@concurrent () async -> Void, @MainActor () async -> Void)"
      ),
      (
        "@escaping (@escaping () async -> Int) async -> Void",
        "@escaping @concurrent (@escaping @concurrent () async -> Int) async -> Void"
      ),
      ("(isolated (any Actor)?) async -> Void", "(isolated (any Actor)?) async -> Void"),
      ("@isolated(any) () async -> Void", "@isolated(any) () async -> Void"),
      ("nonisolated(nonsending) () async -> Void", "nonisolated(nonsending) () async -> Void"),
      ("() -> Void", "() -> Void"),
    ])
  func asyncClosures(type: String, written: String) throws {
    var trails = GraphBuilder("Trails")
    let ring = Member(title: "ring(_:)", text: "func ring(_ bell: \(type)) async")
    trails.type("protocol Tower", members: [ring])
    let texts = try [false, true].map { isChanged in
      var workspace = Workspace.trails
      workspace.description.hasNonsendingTargets = isChanged
      return try result(["Tower", "--no-calls"], [trails], workspace: workspace).files[0].text
    }
    #expect(texts[0].contains("  func ring(_ bell: \(type)) async {\n"))
    #expect(texts[1].contains("  func ring(_ bell: \(written)) async {\n"))
  }

  private func text(_ attribute: Attribute, _ builders: [GraphBuilder] = []) throws -> String {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "length", text: "var length: Int { get }", kind: "property", attribute: attribute)
      ])
    let rooms = UnreadableModule(home: .system)
    return try result(
      ["Trail"], [trails] + builders, unreadable: builders.isEmpty ? ["Rooms": rooms] : [:]
    ).files[0].text
  }

  @Test(arguments: [
    ("@globalActor actor MapRoom", "class", true), ("@globalActor struct MapRoom", "struct", true),
    ("@propertyWrapper class MapRoom", "class", false), ("enum MapRoom", "enum", false),
  ])
  func attributeTypesThatWereRead(text: String, kind: String, isActor: Bool) throws {
    var rooms = GraphBuilder("Rooms")
    rooms.type(text, kind: kind, path: ["MapRoom"])
    let written = try self.text(Attribute(name: "MapRoom", id: "s:5Rooms7MapRoom"), [rooms])
    #expect(written.contains("@MapRoom var length: Int { stubbedValue(.length) }") == isActor)
    #expect(written.contains("  var length: Int { return stubbedValue(.length) }") != isActor)
  }

  /// If a type wasn't read, its identifier decides: a class is a global actor, a struct isn't.
  @Test func attributeTypesThatWereNotRead() throws {
    let actor = try text(Attribute(name: "MapRoom", id: "s:5Rooms7MapRoomC"))
    #expect(actor.contains("  @MapRoom var length: Int { stubbedValue(.length) }"))
    #expect(actor.contains("\nimport Rooms\n"))
    let wrapper = try text(Attribute(name: "Clamped", id: "s:5Rooms7ClampedV"))
    #expect(!wrapper.contains("@Clamped"))
    #expect(!wrapper.contains("import Rooms"))
  }

  @Test func nestedGlobalActors() throws {
    let attribute = Attribute(
      name: "MapRoom", id: "s:5Rooms5HouseO7MapRoomC", outer: ("House", "s:5Rooms5HouseO"))
    let written = try text(attribute)
    #expect(written.contains("  @House.MapRoom var length: Int { stubbedValue(.length) }"))
    #expect(written.contains("\nimport Rooms\n"))
  }

  @Test(arguments: [("Swift", true), ("macOS", false)])
  func deprecationIsRepeatedForLanguageModesOnly(domain: String, isRepeated: Bool) throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "walk()", text: "func walk()",
          availability: [["domain": domain, "deprecated": ["major": 5]]])
      ])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(text.contains("  @available(*, deprecated)\n  func walk() {\n") == isRepeated)
    #expect(text.contains("  func walk() {\n"))
  }

  /// Fakes are written in the Swift 6 language mode.
  @Test(arguments: [
    ("swift", 6, false), ("Swift", 5, false), ("swift", 7, true), ("macOS", 6, true),
  ])
  func membersObsoletedInSwift6AreOmitted(
    domain: String, version: Int, isWritten: Bool
  ) throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "walk()", text: "func walk()",
          availability: [["domain": domain, "obsoleted": ["major": version]]])
      ])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(text.contains("func walk()") == isWritten)
  }

  /// Versions that Spry itself requires aren't repeated.
  @Test func availabilityOfNewerSystemsIsRepeated() throws {
    var trails = GraphBuilder("Trails")
    let versions: [[String: Any]] = [
      ["domain": "macOS", "introduced": ["major": 13, "minor": 3]],
      ["domain": "iOS", "introduced": ["major": 16]],
      ["domain": "tvOS", "introduced": ["major": 17, "minor": 0]],
      ["domain": "watchOS", "introduced": ["major": 8]],
      ["domain": "*", "isUnconditionallyDeprecated": true],
    ]
    trails.type(
      "protocol Trail",
      members: [Member(title: "walk()", text: "func walk()", availability: versions)])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(
      text.contains(
        """
          @available(macOS 13.3, tvOS 17, *)
          @available(*, deprecated)
          func walk() {

        """))
  }

  @Test(
    "Versions are repeated if they are newer than the oldest ones that Spry supports",
    arguments: [
      ("macOS", 13), ("iOS", 16), ("tvOS", 16), ("watchOS", 9), ("visionOS", 1),
      ("macCatalyst", 16),
    ])
  func oldestVersions(system: String, version: Int) throws {
    func attributes(_ major: Int, _ minor: Int) throws -> [Substring] {
      var trails = GraphBuilder("Trails")
      let introduced: [String: Any] = [
        "domain": system, "introduced": ["major": major, "minor": minor],
      ]
      trails.type(
        "protocol Trail",
        members: [Member(title: "walk()", text: "func walk()", availability: [introduced])])
      return try result(["Trail", "--no-calls"], [trails]).files[0].text.split(separator: "\n")
        .filter { $0.contains("@available") }
    }
    let oldest = try attributes(version, 0)
    #expect(oldest == [])
    let newer = try attributes(version, 1) + attributes(version + 1, 0)
    #expect(
      newer == [
        "  @available(\(system) \(version).1, *)", "  @available(\(system) \(version + 1), *)",
      ])
  }

  /// A member must not be more available than its type.
  @Test func versionsThatTheTypeNeedsAreNotRepeated() throws {
    func introduced(_ system: String, _ major: Int) -> [[String: Any]] {
      [["domain": system, "introduced": ["major": major]]]
    }
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [("macOS", 14), ("macOS", 15), ("macOS", 16), ("iOS", 17)].enumerated().map {
        Member(
          title: "walk\($0)()", text: "func walk\($0)()", availability: introduced($1.0, $1.1))
      }, availability: introduced("macOS", 15))
    let lines = try result(["Trail", "--no-calls"], [trails]).files[0].text.split(separator: "\n")
      .filter { $0.contains("@available") || $0.contains("  func ") }
    #expect(
      lines == [
        "@available(macOS 15, *)", "  func walk0() {", "  func walk1() {",
        "  @available(macOS 16, *)", "  func walk2() {", "  @available(iOS 17, *)",
        "  func walk3() {",
      ])
  }

  @Test func membersUnavailableOnTheSystemAreOmitted() throws {
    for (system, domain, isWritten) in [
      ("linux", "macOS", true), ("macosx", "iOS", true), ("macosx", "macOS", false),
      ("linux", "*", false), ("linux", "Linux", false), ("linux", "Swift", false),
      ("linux", nil, false),
    ] {
      let domain = domain.map { ["domain": $0] } ?? [:]
      var trails = GraphBuilder("Trails", system: system)
      trails.type(
        "protocol Trail",
        members: [
          Member(
            title: "walk()", text: "func walk()",
            availability: [["isUnconditionallyUnavailable": true].merging(domain) { $1 }])
        ])
      let text = try result(["Trail"], [trails]).files[0].text
      #expect(text.contains("func walk()") == isWritten, "\(domain) on \(system)")
    }
  }

  /// Calls and their extension have the availability of what they stand for.
  @Test func availabilityIsRepeatedForCalls() throws {
    var trails = GraphBuilder("Trails")
    let versions: [[String: Any]] = [["domain": "macOS", "introduced": ["major": 14]]]
    trails.type(
      "protocol Trail",
      members: [
        Member(title: "walk()", text: "func walk()", availability: versions),
        Member(title: "rest()", text: "func rest()"),
      ])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(
      text.contains("    @available(macOS 14, *) func walk() ->"))
    #expect(text.ranges(of: "@available(macOS 14, *)").count == 2)
  }

  @Test func availabilityComesBeforeOtherAttributesOfCalls() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "climb(_:)", text: "func climb(_ height: Int)",
          availability: [["domain": "macOS", "introduced": ["major": 14]]])
      ])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(
      text.contains("    @available(macOS 14, *) @_disfavoredOverload func climb("))
    #expect(text.contains("    @available(macOS 14, *) typealias ClimbCall = "))
  }

  @Test func availabilityOfTheTypeIsRepeated() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail", members: [Member(title: "walk()", text: "func walk()")],
      availability: [["domain": "macOS", "introduced": ["major": 14]]])
    let lines = try result(["Trail"], [trails]).files[0].text.split(separator: "\n")
    let heads = lines.indices.filter {
      lines[$0].hasPrefix("final class ") || lines[$0].hasPrefix("extension ")
    }
    #expect(heads.map { lines[$0 - 1] } == ["@available(macOS 14, *)", "@available(macOS 14, *)"])
  }
}
