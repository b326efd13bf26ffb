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
}
