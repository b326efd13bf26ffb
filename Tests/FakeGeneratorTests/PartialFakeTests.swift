import FakeGenerator
import Foundation
import Testing

/// Tests the object that a partial fake wraps.
@Suite struct PartialFakeTests {
  /// The lines of a partial fake with the wrapped object, and with the calls to it.
  private func lines(
    _ members: [Member], protocol text: String = "protocol Trail"
  ) throws -> [String] {
    var trails = GraphBuilder("Trails")
    trails.type(text, path: ["Trail"], members: members)
    let file = try result(["Trail", "--partial", "--no-calls"], [trails]).files[0].text
    return file.components(separatedBy: "SpryStorage()\n")[1].split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }
      .filter {
        $0.contains(" let ") || $0.contains(" var ") || $0.contains("self.")
          || $0.contains("wrapping") || $0.contains("fallback")
      }
  }

  private func function(_ text: String) -> Member {
    let labels = text.split(separator: ",").map { _ in "_:" }.joined()
    let name = text.split(separator: "(")[0]
    return Member(
      title: text.hasSuffix("()") ? "\(name)()" : "\(name)(\(labels))", text: "func \(text)")
  }

  @Test(arguments: [
    (["rest()"], "wrapped"), (["wrapped()"], "real"), (["rest(_ wrapped: Int)"], "real"),
    (["rest()", "rest(_ a: Int, _ wrapped: Int)"], "real"), (["real()"], "wrapped"),
    (["wrapped()", "real()"], "wrappedObject"),
    (["rest(_ real: Int, _ wrapped: Int)"], "wrappedObject"),
    (["wrapped(_ real: Int)"], "wrappedObject"),
  ])
  func objectHasAnUnusedName(functions: [String], name: String) throws {
    let lines = try lines(functions.map(function))
    #expect(
      lines.prefix(3) == [
        "private let \(name): any Trail", "init(wrapping \(name): any Trail) {",
        "self.\(name) = \(name)",
      ])
    #expect(lines.count == 3 + functions.count)
    #expect(lines.dropFirst(3).allSatisfy { $0.contains("fallbackValue: \(name).") })
  }

  /// A value changes if a stub doesn't prevent it, and an object can be changed in a constant.
  @Test(arguments: [
    ("", ["func rest()"], "let"), ("", ["mutating func rest()"], "var"),
    ("", ["var rest: Int { get }"], "let"), ("", ["var rest: Int { get set }"], "var"),
    ("", ["func rest()", "mutating func rise()", "func walk()"], "var"),
    (" : AnyObject", ["func rest()"], "let"),
    (" : AnyObject", ["var rest: Int { get set }"], "let"),
  ])
  func valuesThatChangeAreVariables(parent: String, members: [String], keyword: String) throws {
    let members = members.map { text in
      Member(title: "rest", text: text, kind: text.contains("var ") ? "property" : "method")
    }
    let lines = try lines(members, protocol: "protocol Trail\(parent)")
    #expect(lines[0] == "private \(keyword) wrapped: any Trail")
  }

  @Test(arguments: ["", " : AnyObject"])
  func settersSetThePropertyOfTheObject(parent: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail\(parent)", path: ["Trail"],
      members: [Member(title: "length", text: "var length: Int { get set }", kind: "property")])
    let text = try result(["Trail", "--partial"], [trails]).files[0].text
    #expect(
      text.contains(
        """
          var length: Int {
            get { stubbedValue(.length, fallbackValue: wrapped.length) }
            set {
              recordCall(.length, arguments: newValue)
              wrapped.length = newValue
            }
          }

        """))
  }

  @Test func labelThatIsAKeywordIsEscaped() throws {
    let walk = Member(title: "walk(let:)", text: "func walk(`let`: Int)")
    #expect(
      try lines([walk]).last
        == "spryify(.walk, arguments: `let`, fallbackValue: wrapped.walk(`let`: `let`))")
  }

  /// Without a global actor, the object can be used from everywhere.
  @Test func membersWithAnIsolationOfTheirOwnAreAnswered() throws {
    let actor = Attribute(name: "MainActor", id: "s:ScM")
    let run = Member(title: "run", text: "nonisolated func run()")
    let rest = Member(title: "run", text: "func run()", attribute: actor)
    #expect(try problems("protocol Trail", run) == [])
    #expect(try problems("protocol Trail", rest) == [])
    #expect(try lines([run]).last == "spryify(.run, fallbackValue: wrapped.run())")
    #expect(try lines([rest]).last == "spryify(.run, fallbackValue: wrapped.run())")
  }

  @Test func objectEncodesItself() throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail")
    trails.conformance(of: "Trail", to: "Encodable", in: "Swift", id: "s:SE")
    let result = try result(["Trail", "--partial"], [trails])
    #expect(result.diagnostics == [])
    #expect(
      result.files[0].text.contains(
        """
          func encode(to encoder: any Encoder) throws {
            try spryifyThrows(.encode, arguments: encoder, fallbackValue: try wrapped.encode(to: encoder))
          }

        """))
  }

  @Test func objectThatIsSentBetweenActorsIsConstant() throws {
    var trails = GraphBuilder("Trails")
    let length = Member(title: "length", text: "var length: Int { get set }", kind: "property")
    trails.type("protocol Trail", members: [length])
    trails.conformance(of: "Trail", to: "Sendable", in: "Swift", id: "s:s8SendableP")
    let text = try result(["Trail", "--partial"], [trails]).files[0].text
    #expect(text.contains("  private let wrapped: any Trail\n"))
    #expect(text.contains("    set { recordCall(.length, arguments: newValue) }\n"))
  }

  private func problems(_ text: String, _ member: Member) throws -> [Diagnostic] {
    var trails = GraphBuilder("Trails")
    trails.type(text, path: ["Trail"], members: [member])
    return try result(["Trail", "--partial"], [trails]).diagnostics
  }

  @Test func membersThatNothingRealCanAnswerAreNamed() throws {
    func answer(_ text: String, kind: String = "method") throws -> [Diagnostic] {
      try problems("protocol Trail", Member(title: "run", text: text, kind: kind))
    }
    let arguments = [Diagnostic.unanswered("Trail", requirement: "run", .arguments)]
    #expect(try answer("func run(_ a: Int, _ b: [Int])") == [])
    #expect(try answer("func run(_ a: @autoclosure () -> Int)") == [])
    #expect(try answer("func run(_ a: Int...)") == arguments)
    #expect(try answer("func run(_ a: borrowing [Int])") == arguments)
    #expect(try answer("func run(_ a: consuming [Int], _ b: Int)") == arguments)
    #expect(try answer("func run(_ a: @autoclosure () throws -> Int)") == arguments)
    #expect(try answer("func run() -> Self") == arguments)
    #expect(try answer("static func run()", kind: "type.method") == arguments)
    #expect(
      try answer("func run(_ body: (Int, Int, Int) throws -> Int) rethrows")
        == [.unanswered("Trail", requirement: "run", .rethrowing)])
    #expect(
      try answer("init(run: Int)", kind: "init") == [.notPartial("Trail", .initializer)])
  }

  @Test(arguments: [
    ("s:ScA", Diagnostic.PartialObstacle.actor), ("s:10Foundation8NSObjectC", .superclass),
    ("s:Se", .initializer),
  ])
  func protocolsWithoutAPartialFake(parent: String, obstacle: Diagnostic.PartialObstacle) throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [function("rest()")])
    trails.conformance(of: "Trail", to: "Parent", in: "Swift", id: parent)
    let whole = try result(["Trail"], [trails])
    #expect(whole.diagnostics == [])
    let partial = try result(["Trail", "--partial"], [trails])
    #expect(partial.diagnostics == [.notPartial("Trail", obstacle)])
    #expect(partial.files.isEmpty)
  }

  /// The members of a partial fake for a class, whose superclass answers, and what is reported.
  private func answers(
    _ members: Member..., words: [String] = []
  ) throws -> (lines: [String], diagnostics: [Diagnostic]) {
    var trails = GraphBuilder("Trails")
    let initializer = Member(title: "init()", text: "init()", kind: "init")
    trails.type("class Peak", kind: "class", members: [initializer] + members)
    let result = try result(["Peak", "--partial", "--no-calls"] + words, [trails])
    let lines = result.files[0].text.split(separator: "\n")
      .drop { !$0.hasPrefix("  override ") }.dropLast().map { String($0.drop { $0 == " " }) }
    return (lines, result.diagnostics)
  }

  @Test func superclassAnswersFunctions() throws {
    let climb = Member(
      title: "climb(to:_:)", text: "func climb(to a: Int, _ b: Int) async throws -> Int")
    let (lines, diagnostics) = try answers(climb)
    #expect(diagnostics == [])
    #expect(
      lines.dropFirst().first == "try await spryifyThrows(.climb, arguments: a, b, "
        + "fallbackValue: try await super.climb(to: a, b))")
    let make = Member(title: "make()", text: "class func make() -> Int", kind: "type.method")
    let (typeLines, _) = try answers(make)
    #expect(
      typeLines == [
        "override class func make() -> Int {", "spryify(.make, fallbackValue: super.make())", "}",
      ])
  }

  @Test(arguments: ["spryable", "stubbable"])
  func superclassAnswersPropertiesAndSubscripts(kind: String) throws {
    let height = Member(title: "height", text: "var height: Int { get set }", kind: "property")
    let bed = Member(
      title: "subscript(_:at:)", text: "subscript(bed: Int, at b: Int) -> Int { get set }",
      kind: "subscript")
    let isRecorded = kind == "spryable"
    let (lines, diagnostics) = try answers(height, bed, words: ["--kind", kind])
    #expect(diagnostics == [])
    func setter(_ arguments: String, _ real: String) -> [String] {
      isRecorded
        ? ["set {", "recordCall(\(arguments), newValue)", "\(real) = newValue", "}"]
          .map { $0.replacing(".height,", with: ".height, arguments:") }
        : ["set { \(real) = newValue }"]
    }
    let call = isRecorded ? "spryify" : "stubbedValue"
    #expect(
      lines == [
        "override var height: Int {", "get { stubbedValue(.height, fallbackValue: super.height) }",
      ] + setter(".height", "super.height") + [
        "}", "override subscript(bed: Int, at b: Int) -> Int {",
        "get { \(call)(.subscript, arguments: bed, b, fallbackValue: super[bed, at: b]) }",
      ] + setter(".subscript, arguments: bed, b", "super[bed, at: b]") + ["}"])
  }

  @Test func membersThatTheSuperclassCannotAnswerAreNamed() throws {
    let rest = Member(title: "rest(_:)", text: "func rest(_ a: Int...)")
    let (lines, diagnostics) = try answers(rest)
    #expect(diagnostics == [.unanswered("Peak", requirement: "rest(_:)", .arguments)])
    #expect(lines.dropFirst().first == "spryify(.rest, arguments: a)")
  }

  /// A member that isn't isolated can't reach an object of an actor, unless that is `Sendable`.
  @Test(
    arguments: [
      ("@MainActor func rest()", nil, true, []),
      ("nonisolated func rest()", nil, true, [.isolation]),
      ("nonisolated func rest()", "s:s8SendableP", true, []),
      ("nonisolated func rest()", nil, false, []),
    ] as [(String, String?, Bool, [Diagnostic.UnansweredReason])])
  func objectOfAGlobalActorAnswersItsOwnMembers(
    text: String, parent: String?, isOnActor: Bool, reasons: [Diagnostic.UnansweredReason]
  ) throws {
    var trails = GraphBuilder("Trails")
    let actor = Attribute(name: "MainActor", id: "s:ScM")
    let rest = Member(
      title: "rest()", text: text.replacing("@MainActor ", with: ""),
      attribute: text.hasPrefix("@") ? actor : nil)
    trails.type("protocol Trail", members: [rest], attribute: isOnActor ? actor : nil)
    if let parent { trails.conformance(of: "Trail", to: "Sendable", in: "Swift", id: parent) }
    let result = try result(["Trail", "--partial"], [trails])
    #expect(
      result.diagnostics == reasons.map { .unanswered("Trail", requirement: "rest()", $0) })
  }
}
