import FakeGenerator
import Testing

/// Tests the bodies of members.
@Suite struct BodySourceTests {
  /// The lines of the only member of a fake, from its head to the end.
  private func lines(_ member: Member, _ words: [String] = []) throws -> [String] {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [member])
    let text = try result(["Trail", "--no-calls"] + words, [trails]).files[0].text
    let name = member.title.prefix { $0 != "(" }
    return text.split(separator: "\n")
      .drop {
        !$0.hasPrefix("  func \(name)") && !$0.hasPrefix("  \(name)?(")
          && !$0.hasPrefix("  var \(name)")
      }
      .dropLast().map(String.init)
  }

  /// A stub may write the parameter and still let the initializer fail.
  @Test func failableInitializerWritesItsInoutParameter() throws {
    #expect(
      try lines(Member(title: "init(count:)", text: "init?(count: inout Int)", kind: "init")) == [
        "  init?(count: inout Int) {",
        "    let argument = Inout(count)",
        "    defer { count = argument.value }",
        "    let isMade: Bool = Self.spryify(.initialize, arguments: argument, fallbackValue: true)",
        "    guard isMade else { return nil }",
        "  }",
      ])
  }

  @Test func failableInitializerWritesTwoInoutParameters() throws {
    let text = "init?(a: inout Int, b: inout Int)"
    let lines = try lines(Member(title: "init(a:b:)", text: text, kind: "init"))
    #expect(
      lines.prefix(5) == [
        "  init?(a: inout Int, b: inout Int) {",
        "    let aArgument = Inout(a)", "    defer { a = aArgument.value }",
        "    let bArgument = Inout(b)", "    defer { b = bArgument.value }",
      ])
  }

  private let pointer = MemberType(name: "UnsafePointer", id: "s:SP")

  /// Strict memory safety requires it.
  @Test func callOfASpyWithAnUnsafeTypeIsMarked() throws {
    let member = Member(
      title: "walk(_:)", text: "func walk(_ map: UnsafePointer<Int>)", type: pointer)
    #expect(
      try lines(member, ["--kind", "spyable"]) == [
        "  func walk(_ map: UnsafePointer<Int>) {",
        "    unsafe recordCall(.walk, arguments: map)", "  }",
      ])
  }

  @Test func setterOfAPropertyWithAnUnsafeTypeIsMarked() throws {
    let member = Member(
      title: "map", text: "var map: UnsafePointer<Int> { get set }", kind: "property",
      type: pointer)
    #expect(
      try lines(member) == [
        "  var map: UnsafePointer<Int> {", "    get { unsafe stubbedValue(.map) }",
        "    set { unsafe recordCall(.map, arguments: newValue) }", "  }",
      ])
  }

  @Test func callThatThrowsWithAnUnsafeTypeHasBothMarks() throws {
    let member = Member(
      title: "walk(_:)", text: "func walk(_ map: UnsafePointer<Int>) async throws", type: pointer)
    #expect(
      try lines(member).dropFirst().first
        == "    try await unsafe spryifyThrows(.walk, arguments: map)")
  }

  /// A spy has no stubs, and a stubbable fake records nothing.
  @Test(
    "The body of an initializer depends on what a fake can do",
    arguments: [
      ("init(a: Int)", "spryable", ["Self.recordCall(.initialize, arguments: a)"]),
      ("init(a: Int)", "spyable", ["Self.recordCall(.initialize, arguments: a)"]),
      ("init(a: Int)", "stubbable", []),
      (
        "init(a: Int) throws", "spryable",
        ["try Self.spryifyThrows(.initialize, arguments: a, as: Void.self, fallbackValue: ())"]
      ),
      ("init(a: Int) throws", "spyable", ["Self.recordCall(.initialize, arguments: a)"]),
      (
        "init(a: Int) throws", "stubbable",
        [
          "try Self.stubbedValueThrows(.initialize, arguments: a, as: Void.self, "
            + "fallbackValue: ())"
        ]
      ),
      ("init?(a: Int)", "spyable", ["Self.recordCall(.initialize, arguments: a)"]),
      (
        "init?(a: Int)", "stubbable",
        [
          "let isMade: Bool = Self.stubbedValue(.initialize, arguments: a, fallbackValue: true)",
          "guard isMade else { return nil }",
        ]
      ),
    ])
  func initializers(text: String, kind: String, body: [String]) throws {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [Member(title: "init(a:)", text: text, kind: "init")])
    let lines = try result(["Trail", "--no-calls", "--kind", kind], [trails]).files[0].text
      .split(separator: "\n").drop { !$0.hasPrefix("  \(text) {") }.map(String.init)
    #expect(
      lines.dropLast()
        == (body.isEmpty
          ? ["  \(text) {}"] : ["  \(text) {"] + body.map { "    \($0)" } + ["  }"]))
  }

  @Test func setterOfAStubbableFakeDoesNothing() throws {
    let length = Member(title: "length", text: "var length: Int { get set }", kind: "property")
    let lines = try lines(length, ["--kind", "stubbable"])
    #expect(
      lines == [
        "  var length: Int {", "    get { stubbedValue(.length) }", "    set {}", "  }",
      ])
  }

  private let optional = MemberType(name: "Optional", id: "s:Sq")
  private let alias = MemberType(name: "Maybe", id: "s:6Trails5Maybe")

  /// The fake for a protocol with one member that names an alias of an optional.
  private func text(_ text: String, kind: String = "method", _ words: String...) throws -> String {
    var trails = GraphBuilder("Trails")
    trails.type("typealias Maybe = Int?", kind: "typealias", path: ["Maybe"])
    let title = kind == "property" ? "walk" : kind == "subscript" ? "subscript(_:)" : "walk(_:)"
    let type = text.contains("Optional") ? optional : text.contains("Maybe") ? alias : nil
    trails.type(
      "protocol Trail", members: [Member(title: title, text: text, kind: kind, type: type)])
    return try result(["Trail"] + words, [trails]).files[0].text
  }

  /// Otherwise, the compiler would warn about the conversion to `Any?`.
  @Test(
    "Optionals of optionals are recorded as they are",
    arguments: [
      ("Int?", "a"), ("Int??", "a as Any?"), ("Optional<Int?>", "a as Any?"),
      ("Optional<Int>", "a"),
      ("Maybe", "a"), ("Maybe?", "a as Any?"), ("[Int?]?", "a"), ("(() -> Int?)?", "a"),
      ("@autoclosure () -> Int?", "a()"), ("@autoclosure () -> Int??", "a() as Any?"),
    ])
  func nestedOptionals(type: String, argument: String) throws {
    let text = try text("func walk(_ a: \(type))")
    #expect(text.contains("    spryify(.walk, arguments: \(argument))\n"))
    let value = argument.replacing("()", with: "")
    if !type.hasPrefix("(") {
      #expect(
        text.contains("    func walk(_ a: \(type.replacing("@autoclosure () -> ", with: ""))) ->"))
      #expect(text.contains("{ .init(fake.call(.walk, with: \(value))) }\n"))
    }
  }

  @Test func nestedOptionalsAreSetAsTheyAre() throws {
    let property = try text("var walk: Int?? { get set }", kind: "property")
    #expect(property.contains("    set { recordCall(.walk, arguments: newValue as Any?) }\n"))
    let both = try text("subscript(a: Int?) -> Int?? { get set }", kind: "subscript")
    #expect(both.contains("    set { recordCall(.subscript, arguments: a, newValue as Any?) }\n"))
    #expect(both.contains("{ .init(fake.call(.subscript, with: a, newValue as Any?)) }\n"))
  }

  private let never = MemberType(name: "Never", id: "s:s5NeverO")

  /// The compiler would warn about any statement.
  @Test(
    "Functions that can't be called have no body",
    arguments: [
      ("Never", true), ("(Int, Never)", true), ("(of: Int, by: Never)", true), ("[Never]", false),
      ("Never?", false), ("() -> Never", false), ("Map<Never>", false),
    ])
  func uninhabitedParameters(type: String, isEmpty: Bool) throws {
    let head = "  func walk(_ a: \(type)) -> Int {"
    let lines = try lines(
      Member(title: "walk(_:)", text: "func walk(_ a: \(type)) -> Int", type: never))
    #expect(isEmpty ? lines == ["\(head)}"] : lines.first == head)
    let text = "func walk(_ a: Int, _ b: \(type)) -> Int"
    let second = try self.lines(Member(title: "walk(_:_:)", text: text, type: never))
    #expect(isEmpty ? second == ["  \(text) {}"] : second.first == "  \(text) {")
  }

  @Test func enumWithoutCasesHasNoValues() throws {
    for cases in [[], [Member(title: "white", text: "case white", kind: "enum.case")]] {
      var trails = GraphBuilder("Trails")
      trails.type("enum Unicorn", kind: "enum", members: cases)
      trails.type(
        "protocol Trail",
        members: [
          Member(
            title: "meet(_:)", text: "func meet(_ a: Unicorn)",
            type: MemberType(name: "Unicorn", id: "s:6Trails7Unicorn"))
        ])
      let text = try result(["Trail"], [trails]).files[0].text
      #expect(text.contains("  func meet(_ a: Unicorn) {}\n") == cases.isEmpty)
    }
  }

  /// An async call to Spry returns, so the process is stopped after it.
  @Test(arguments: [
    ("func walk() -> Never", "spryable", ["spryify(.walk)"]),
    ("func walk() throws -> Never", "spryable", ["try spryifyThrows(.walk)"]),
    (
      "func walk() async -> Never", "spryable",
      ["await spryify(.walk)", "fatalError(\"walk() never returns\")"]
    ),
    (
      "func walk() -> Never", "spyable",
      ["recordCall(.walk)", "fatalError(\"walk() never returns\")"]
    ),
  ])
  func functionsThatNeverReturn(text: String, kind: String, body: [String]) throws {
    let lines = try lines(Member(title: "walk()", text: text, type: never), ["--kind", kind])
    #expect(lines == ["  \(text) {"] + body.map { "    \($0)" } + ["  }"])
  }

  @Test func valuesOfAPropertyWithoutValuesAreNotSet() throws {
    let walk = Member(
      title: "walk", text: "var walk: Never { get set }", kind: "property", type: never)
    let lines = try lines(walk)
    #expect(
      lines == [
        "  var walk: Never {", "    get { stubbedValue(.walk) }", "    set {}", "  }",
      ])
  }

  /// Only stubs can write an argument.
  @Test(
    "Arguments that no stub can write are recorded as they are",
    arguments: [
      ("init(a: inout Int)", "spryable", "Self.recordCall(.initialize, arguments: a)"),
      ("init(a: inout Int) throws", "spryable", nil), ("init?(a: inout Int)", "spryable", nil),
      ("func walk(a: inout Int)", "spryable", nil), ("func walk(a: inout Int)", "stubbable", nil),
      ("func walk(a: inout Int)", "spyable", "recordCall(.walk, arguments: a)"),
    ])
  func writtenArguments(text: String, kind: String, call: String?) throws {
    let isInitializer = text.hasPrefix("init")
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: isInitializer ? "init(a:)" : "walk(a:)", text: text,
          kind: isInitializer ? "init" : "method")
      ])
    let lines = try result(["Trail", "--no-calls", "--kind", kind], [trails]).files[0].text
      .split(separator: "\n").drop { $0 != "  \(text) {" }.dropFirst()
    #expect(lines.first == "    \(call ?? "let argument = Inout(a)")")
  }

  /// A function in the body is isolated as the member is.
  @Test(arguments: [
    ("func walk(_ a: () -> Void) async", "func answer(_ a: @escaping () -> Void) async {"),
    (
      "nonisolated(nonsending) func walk(_ a: () -> Void) async",
      "nonisolated(nonsending) func answer(_ a: @escaping () -> Void) async {"
    ),
  ])
  func closureOfAnAsyncFunctionIsPassedToAFunction(text: String, head: String) throws {
    let body = try body(text)
    #expect(body.first == "    \(head)")
  }

  /// The lines of the body of `walk(_:)`.
  private func body(_ text: String, _ words: [String] = []) throws -> [String] {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [Member(title: "walk(_:)", text: text)])
    return try result(["Trail", "--no-calls"] + words, [trails]).files[0].text
      .split(separator: "\n").drop { !$0.contains("func walk") }.dropFirst()
      .prefix { $0 != "  }" }.map(String.init)
  }

  /// A spy doesn't wait for an answer.
  @Test func closureOfAnAsyncFunctionOfASpyIsLentAtOnce() throws {
    let body = try body("func walk(_ a: () -> Void) async", ["--kind", "spyable"])
    #expect(
      body == [
        "    withoutActuallyEscaping(a) { a in",
        "      recordCall(.walk, arguments: Transient(a))", "    }",
      ])
  }

  @Test(
    "A closure that throws a generic error is wrapped in one that throws any error",
    arguments: [
      ("() throws(Lost) -> Void", "{ try a() } as () throws -> Void"),
      ("(Int) async throws(Lost) -> Int", "{ try await a($0) } as (Int) async throws -> Int"),
      (
        "(inout Int, Int) throws(Lost) -> Void",
        "{ try a(&$0, $1) } as (inout Int, Int) throws -> Void"
      ),
    ])
  func genericErrors(type: String, argument: String) throws {
    let body = try body("func walk<Lost: Error>(_ a: @escaping \(type))")
    #expect(body == ["    spryify(.walk, arguments: \(argument))"])
  }
}
