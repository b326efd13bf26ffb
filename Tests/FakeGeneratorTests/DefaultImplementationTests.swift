import FakeGenerator
import Testing

/// Tests requirements that an extension of the protocol implements.
@Suite struct DefaultImplementationTests {
  /// The result for a protocol with one function, and with another one in an extension.
  private func fake(
    _ requirement: Member, _ implementation: String?, where constraints: [[String: String]] = [],
    availability: [[String: Any]] = []
  ) throws -> GenerateCommand.Result {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [requirement])
    if let implementation {
      trails.extend(
        "Trail", of: "Trails",
        with: Member(title: requirement.title, text: implementation, availability: availability),
        where: constraints, implementing: requirement.title)
    }
    return try result(["Trail"], [trails])
  }

  /// Without a default, the fake has to implement the requirement.
  @Test(
    "A deprecated requirement is omitted if an argument can't be recorded and there is a default",
    arguments: [
      (type: "borrowing () -> Void", isDeprecated: true, hasDefault: true, isWritten: false),
      ("borrowing () -> Void", true, false, true), ("borrowing () -> Void", false, true, true),
      ("borrowing () -> Void", false, false, true), ("Int", true, true, true),
    ])
  func deprecatedRequirement(
    type: String, isDeprecated: Bool, hasDefault: Bool, isWritten: Bool
  ) throws {
    let text = "func rest(_ a: \(type))"
    let deprecation: [[String: Any]] = [["domain": "*", "isUnconditionallyDeprecated": true]]
    let requirement = Member(
      title: "rest(_:)", text: text, availability: isDeprecated ? deprecation : [])
    let result = try fake(requirement, hasDefault ? text : nil)
    #expect(result.files[0].text.contains("  \(text) {\n") == isWritten)
    let warning = Diagnostic.placeholder(
      "Trail", requirement: "rest(_:)", argument: "a", type: type)
    #expect(result.diagnostics == (isWritten && type != "Int" ? [warning] : []))
  }

  /// By convention, it is one that only the module itself implements.
  @Test(arguments: [("_evict()", true, false), ("_evict()", false, true), ("evict()", true, true)])
  func underscoredRequirementIsLeftToItsDefault(
    title: String, hasDefault: Bool, isWritten: Bool
  ) throws {
    let text = "func \(title)"
    let file = try fake(Member(title: title, text: text), hasDefault ? text : nil).files[0].text
    #expect(file.contains("  \(text) {\n") == isWritten)
  }

  /// What is reported about a requirement that can't be faked.
  private func diagnostics(
    _ implementation: String?, where constraints: [[String: String]] = [],
    availability: [[String: Any]] = []
  ) throws -> [Diagnostic] {
    let requirement = Member(
      title: "rest(_:_:)", text: "func rest<A>(_ a: Self.Bed, _ b: A) -> some Hut")
    return try fake(
      requirement, implementation, where: constraints, availability: availability
    ).diagnostics
  }

  /// Without a default, a user has to implement it.
  private func skipped(isNeeded: Bool) -> Diagnostic {
    .skipped("Trail", requirement: "rest(_:_:)", .opaqueResult, isNeeded: isNeeded)
  }

  @Test(
    "An omitted requirement with a default is no error",
    arguments: [
      (implementation: nil, isNeeded: true),
      ("func rest<A>(_ a: Self.Bed, _ b: A) -> some Hut", false),
      ("func rest<A>(_ a: Bed, _ b: A) -> some Hut", false),
      // The compiler compares names only, so some are other members.
      ("func rest<A>(_ a: Int, _ b: A) -> some Hut", true),
      ("func rest<A>(_ a: Bed, _ b: Int) -> some Hut", true),
      ("func rest<A>(_ a: Bed, _ b: A) -> Hut", true),
      ("func rest(_ a: Bed, _ b: A) -> some Hut", true),
      ("func rest<A, B>(_ a: Bed, _ b: A) -> some Hut", true),
    ])
  func omittedRequirement(implementation: String?, isNeeded: Bool) throws {
    let diagnostics = try diagnostics(implementation)
    #expect(diagnostics == [skipped(isNeeded: isNeeded)])
  }

  private let implementation = "func rest<A>(_ a: Bed, _ b: A) -> some Hut"

  @Test(arguments: [("conformance", "Self", "Guide"), ("sameType", "Self.Bed", "Int")])
  func defaultOfAConstrainedExtensionIsIgnored(kind: String, left: String, right: String) throws {
    let diagnostics = try diagnostics(
      implementation, where: [["kind": kind, "lhs": left, "rhs": right]])
    #expect(diagnostics == [skipped(isNeeded: true)])
  }

  @Test(arguments: [("*", true), ("Linux", true), ("macOS", false)])
  func unavailableDefaultIsIgnored(domain: String, isNeeded: Bool) throws {
    let diagnostics = try diagnostics(
      implementation, availability: [["domain": domain, "isUnconditionallyUnavailable": true]])
    #expect(diagnostics == [skipped(isNeeded: isNeeded)])
  }

  /// The fake can't declare both.
  @Test func propertyWithADefaultThatAChildRestatesIsOmitted() throws {
    func top(_ type: String) -> Member {
      Member(title: "top", text: "var top: \(type) { get }", kind: "property")
    }
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [top("Int")])
    trails.type("protocol Hut", members: [top("Text"), Member(title: "go()", text: "func go()")])
    trails.conformance(of: "Trail", to: "Hut", in: "Trails")
    trails.extend("Hut", of: "Trails", with: top("Text"), implementing: "top")
    let text = try result(["Trail", "--no-calls"], [trails]).files[0].text
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("  var ") || $0.hasPrefix("  func ") } == [
        "  var top: Int { stubbedValue(.top) }", "  func go() {",
      ])
  }
}
