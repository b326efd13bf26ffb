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

  /// The fake for a class with one more member than `rest()`.
  private func text(
    _ member: Member, _ words: [String] = [], isInExtension: Bool = false
  ) throws -> String {
    var trails = GraphBuilder("Trails")
    trails.type(
      "class Peak", kind: "class", access: "open",
      members: [
        Member(title: "init()", text: "init()", kind: "init", access: "public"),
        Member(title: "rest()", text: "func rest()"),
      ] + (isInExtension ? [] : [member]))
    if isInExtension { trails.extend("Peak", of: "Trails", with: member) }
    return try result(["Peak"] + words, [trails]).files[0].text
  }

  @Test(
    "Members of every kind are overridden, unless they belong to the type and are static",
    arguments: [
      ("method", "func climb()", "func climb() {"),
      ("property", "var climb: Int { get }", "var climb: Int {"),
      ("subscript", "subscript(climb: Int) -> Int { get }", "subscript(climb: Int) -> Int {"),
      ("type.method", "class func climb()", "class func climb() {"),
      ("type.property", "class var climb: Int { get }", "class var climb: Int {"),
      (
        "type.subscript", "class subscript(climb: Int) -> Int { get }",
        "class subscript(climb: Int) -> Int {"
      ),
      ("type.method", "static func climb()", nil),
      ("type.property", "static var climb: Int { get }", nil),
      ("type.subscript", "static subscript(climb: Int) -> Int { get }", nil),
      ("method", "final func climb()", nil), ("type.method", "final class func climb()", nil),
      ("property", "let climb: Int", nil), ("typealias", "typealias climb = Int", nil),
      ("func.op", "static func climb()", nil),
    ])
  func kindsOfMembers(kind: String, text: String, head: String?) throws {
    let written = try self.text(Member(title: "climb", text: text, kind: kind))
    #expect(written.contains("  override func rest() {\n"))
    #expect(written.contains("climb") == (head != nil))
    if let head { #expect(written.contains("\n  override \(head)")) }
  }

  /// An extension of a class can't be overridden.
  @Test func membersOfExtensionsAreNotOverridden() throws {
    let climb = Member(title: "climb()", text: "func climb()", access: "open")
    let counts = try [false, true].map { isInExtension in
      try text(climb, isInExtension: isInExtension).ranges(of: "override func climb()").count
    }
    #expect(counts == [1, 0])
  }

  /// A macro can give a member a name that no source can.
  @Test(arguments: [("climb", true), ("$climb", false)])
  func membersWithUnwritableNamesAreNotOverridden(name: String, isOverridden: Bool) throws {
    let climb = Member(
      title: "\(name)()", text: "func \(name)()",
      type: MemberType(name: name, id: "", kind: "identifier"))
    let text = try text(climb)
    #expect(text.contains("climb") == isOverridden)
  }

  @Test(arguments: [("*", false), ("Linux", false), ("macOS", true)])
  func unavailableMembersAreNotOverridden(domain: String, isOverridden: Bool) throws {
    let climb = Member(
      title: "climb()", text: "func climb()",
      availability: [["domain": domain, "isUnconditionallyUnavailable": true]])
    let text = try text(climb)
    #expect(text.contains("override func climb()") == isOverridden)
  }

  /// Clients of a public fake see what is open.
  @Test(arguments: [
    ("open", true, true), ("public", true, false), ("internal", true, false),
    ("fileprivate", false, false),
  ])
  func visibleMembersAreOverridden(access: String, inInternal: Bool, inPublic: Bool) throws {
    let climb = Member(title: "climb()", text: "func climb()", access: access)
    let fakes = try [[], ["--access", "public"]].map { try text(climb, $0) }
    #expect(fakes.map { $0.contains("override func climb()") } == [inInternal, inPublic])
  }

  /// Only the module of the class itself is imported `@testable`.
  @Test(arguments: [("open", true), ("public", false), ("internal", false)])
  func membersOfAnotherOwnModuleHaveToBeOpen(access: String, isOverridden: Bool) throws {
    var workspace = Workspace.trails
    workspace.modules.append(.init(name: "Huts", isOwn: true, sources: []))
    var trails = GraphBuilder("Trails")
    trails.type(
      "class Peak", kind: "class", access: "open",
      members: [Member(title: "rest()", text: "func rest()", access: "internal")])
    trails.inheritance(of: "Peak", from: "Store", in: "Huts")
    var huts = GraphBuilder("Huts")
    huts.type(
      "class Store", kind: "class", access: "open",
      members: [
        Member(title: "init()", text: "init()", kind: "init", access: "public"),
        Member(title: "fill()", text: "func fill()", access: access),
      ])
    let text = try result(["Peak", "--module", "Trails"], [trails, huts], workspace: workspace)
      .files[0].text
    #expect(text.contains("override func rest()"))
    #expect(text.contains("override func fill()") == isOverridden)
  }

  /// An override may return a more specific type.
  @Test func memberThatOverridesAnotherReplacesIt() throws {
    func functions(isOverride: Bool) throws -> [Substring] {
      var trails = GraphBuilder("Trails")
      trails.type(
        "class Hill", kind: "class",
        members: [
          Member(title: "init()", text: "init()", kind: "init"),
          Member(title: "next()", text: "func next() -> Hill"),
        ])
      for (child, parent) in [("Peak", "Hill"), ("Summit", "Peak")] {
        trails.type(
          "class \(child)", kind: "class",
          members: child == "Peak"
            ? [Member(title: "next()", text: "override func next() -> Peak")] : [])
        trails.inheritance(of: child, from: parent, in: "Trails")
      }
      if isOverride { trails.override("next()", of: "Hill", by: "Peak") }
      return try result(["Summit", "--no-calls"], [trails]).files[0].text.split(separator: "\n")
        .filter { $0.contains("func ") }
    }
    let overriding = try functions(isOverride: true)
    #expect(overriding == ["  override func next() -> Peak {"])
    let overloading = try functions(isOverride: false)
    #expect(
      overloading == ["  override func next() -> Peak {", "  override func next() -> Hill {"])
  }
}
