import FakeGenerator
import Testing

/// Tests what fakes owe to facts that sources contain but symbol graphs don't.
@Suite struct FactsInFakesTests {
  /// The result for a declaration in a file with a source.
  private func fake(
    _ members: [Member], in source: String, kind: String = "protocol", _ words: [String] = [],
    with change: (inout GraphBuilder) -> Void = { _ in }
  ) throws -> GenerateCommand.Result {
    var trails = GraphBuilder("Trails")
    trails.file = "/Trail.swift"
    let initializer = Member(
      title: "init()", text: "init()", kind: "init", access: "public", position: (99, 0))
    trails.type(
      "\(kind) Trail", kind: kind, access: kind == "class" ? "open" : "public",
      members: members + (kind == "class" ? [initializer] : []))
    change(&trails)
    return try result(
      ["Trail", "--no-calls"] + words, [trails],
      sources: ["Trails": SourceFacts(in: source, of: "/Trail.swift")],
      unreadable: ["Combine": UnreadableModule(home: .system)])
  }

  @Test func requirementsInABranchThatIsNotCompiledAreNamed() throws {
    let source = """
      protocol Trail {
        #if os(Linux)
          func walk()
        #else
          func ski()
          var snow: Int { get }
        #endif
      }
      protocol Hut {
        #if os(macOS)
          func cook()
        #endif
      }
      """
    let walk = Member(title: "walk()", text: "func walk()", position: (2, 0))
    let diagnostics = try fake([walk], in: source).diagnostics
    #expect(
      diagnostics
        == ["ski", "snow"].map {
          .skipped("Trail", requirement: $0, .otherBranch("!os(Linux)"), isNeeded: false)
        })
  }

  @Test func moduleThatAConditionNamesIsImportedUnderThisCondition() throws {
    let source = """
      protocol Trail {
        #if canImport(Combine)
          func report(_ a: Subject)
        #endif
      }
      """
    let report = Member(
      title: "report(_:)", text: "func report(_ a: Subject)", position: (2, 0),
      type: MemberType(name: "Subject", id: "s:7Combine7SubjectP"))
    let result = try fake([report], in: source)
    #expect(result.diagnostics == [])
    #expect(
      result.files[0].text.contains(
        "\n\n#if canImport(Combine)\n  import Combine\n#endif\nimport SpryXCTest\n"))
    #expect(result.files[0].text.contains("\n  #if canImport(Combine)\n    func report("))
  }

  /// Symbol graphs omit it, because other modules can't use it.
  @Test(arguments: [("internal", true), ("public", false)])
  func internalSettersAreOverriddenIfTheyAreVisible(access: String, hasSetter: Bool) throws {
    let source = """
      open class Trail {
        open internal(set) var length = 1
        open private(set) var height = 1
      }
      """
    let members = ["length", "height"].enumerated().map { number, name in
      Member(
        title: name, text: "var \(name): Int { get }", kind: "property", access: "open",
        position: (number + 1, 0))
    }
    let text = try fake(members, in: source, kind: "class", ["--access", access]).files[0].text
    let setters = text.split(separator: "\n").filter { $0.contains("set {") }
    #expect(
      setters == (hasSetter ? ["    set { recordCall(.length, arguments: newValue) }"] : []))
  }

  /// Such values can't be stored.
  @Test(arguments: [("struct Gate: ~Copyable {}", true), ("struct Gate {}", false)])
  func noncopyableTypesAreRecognized(source: String, isNoncopyable: Bool) throws {
    let gate = MemberType(name: "Gate", id: "s:6Trails4Gate")
    let members = [
      Member(title: "open(_:)", text: "func open(_ a: borrowing Gate)", type: gate),
      Member(title: "make()", text: "func make() -> Gate", type: gate),
    ]
    let result = try fake(members, in: source) { $0.type("struct Gate", kind: "struct") }
    let diagnostics: [Diagnostic] = [
      .placeholder("Trail", requirement: "open(_:)", argument: "a", type: "Gate"),
      .skipped("Trail", requirement: "make()", .notBoxable("Gate"), isNeeded: true),
    ]
    #expect(result.diagnostics == (isNoncopyable ? diagnostics : []))
    let argument = isNoncopyable ? "\"<Gate>\"" : "copy a"
    #expect(result.files[0].text.contains("    spryify(.open, arguments: \(argument))\n"))
  }

  /// The graph lists what the class inherits.
  @Test(arguments: [
    ("@available(*, unavailable)\nextension Trail: @unchecked Sendable {}", ""),
    ("@available(*, unavailable)\nextension Hut: @unchecked Sendable {}", ", @unchecked Sendable"),
  ])
  func unavailableConformanceIsNotRestated(source: String, ending: String) throws {
    let result = try fake([], in: source, kind: "class") { trails in
      trails.type("class Hill", kind: "class", access: "open")
      trails.inheritance(of: "Trail", from: "Hill", in: "Trails")
      trails.conformance(of: "Hill", to: "Sendable", in: "Swift", id: "s:s8SendableP")
    }
    let lines = result.files[0].text.split(separator: "\n")
    #expect(
      lines.filter { $0.contains(" FakeTrail: ") } == [
        "nonisolated final class FakeTrail: Trail, Spryable\(ending) {"
      ])
  }
}
