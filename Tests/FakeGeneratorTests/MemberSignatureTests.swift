import FakeGenerator
import Testing

/// Tests the declarations of members.
@Suite struct MemberSignatureTests {
  /// The fake's member with this declaration, up to its body.
  private func head(_ title: String, _ text: String) throws -> String? {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [Member(title: title, text: text)])
    let lines = try result(["Trail"], [trails]).files[0].text.split(separator: "\n")
    return lines.drop { !$0.contains("spryStorage") }.first { $0.contains("func ") }
      .map { "\($0.dropFirst(2))" }
  }

  @Test func membersThatThrowNeverDoNotThrow() throws {
    #expect(try head("walk()", "func walk() throws(Never) -> Int") == "func walk() -> Int {")
    #expect(
      try head("walk()", "func walk() throws(TrailError) -> Int")
        == "func walk() throws(TrailError) -> Int {")
  }

  /// The call to Spry in the fake's member with this declaration.
  private func body(_ title: String, _ text: String) throws -> String? {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [Member(title: title, text: text)])
    let lines = try result(["Trail", "--no-calls"], [trails]).files[0].text.split(separator: "\n")
    return lines.first { $0.contains("spryify") }.map { "\($0.dropFirst(4))" }
  }

  /// An autoclosure is evaluated with its effects as far as the member has them.
  @Test(arguments: [
    ("()", "", "spryify(.walk, arguments: step())"),
    ("() throws", "", "spryify(.walk, arguments: try? step())"),
    ("() throws", " throws", "try spryifyThrows(.walk, arguments: try step())"),
    (
      "() throws(Never)", " throws(Lost)",
      "try spryifyThrows(.walk, arguments: step(), throwing: Lost.self)"
    ),
    (
      "() throws", " throws(Lost)",
      "try spryifyThrows(.walk, arguments: try? step(), throwing: Lost.self)"
    ),
    (
      "() throws(Lost)", " throws(Lost)",
      "try spryifyThrows(.walk, arguments: try step(), throwing: Lost.self)"
    ),
    (
      "() throws(Tired)", " throws(Lost)",
      "try spryifyThrows(.walk, arguments: try? step(), throwing: Lost.self)"
    ),
    ("() throws(Lost)", " throws", "try spryifyThrows(.walk, arguments: try step())"),
    ("() async", " async", "await spryify(.walk, arguments: await step())"),
    ("() async throws", " async", "await spryify(.walk, arguments: try? await step())"),
    ("() async", "", "spryify(.walk, arguments: \"<async autoclosure>\")"),
  ])
  func autoclosuresAreEvaluated(closure: String, effects: String, call: String) throws {
    #expect(
      try body("walk(_:)", "func walk(_ step: @autoclosure \(closure) -> Int)\(effects)") == call)
  }

  @Test(arguments: [
    ("() -> Void", "Transient(step)"), ("@escaping () -> Void", "step"),
    ("(() -> Void)?", "step"), ("(() -> Void)...", "step"), ("inout () -> Void", "argument"),
    ("borrowing Int", "copy step"), ("consuming Int", "copy step"), ("__owned Int", "step"),
    ("borrowing () -> Void", "\"<borrowing () -> Void>\""),
    ("consuming () -> Void", "\"<consuming () -> Void>\""),
    ("@isolated(any) () -> Void", "\"<@isolated(any) () -> Void>\""),
  ])
  func argumentsArePassed(type: String, argument: String) throws {
    let call = try #require(try body("walk(_:)", "func walk(_ step: \(type))"))
    #expect(call.contains("spryify(.walk, arguments: \(argument))"))
  }

  /// The function makes it impossible to pass a tuple that calls are compared with.
  @Test(arguments: [
    "(Int, () -> Void)", "(Set<Int>, () -> Void)", "([Int: Set<Set<Int>>], () -> Void)",
  ])
  func tuplesWithFunctionsAreOnlyMatched(type: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [Member(title: "rest(_:)", text: "func rest(_ a: \(type))")])
    let text = try result(["Trail"], [trails]).files[0].text
    let forms = text.matches(of: /[ ]{4}func rest\((.*)\) -> TypedCall/).map { String($0.1) }
    #expect(forms == ["_ a: TypedArgument<\(type)> = .anything"])
  }

  /// Symbol graphs omit that closures in a parameter pack escape, and the identifier tells it.
  @Test(arguments: [("yyxycxQp_tRvzlF", "@escaping "), ("yyxyXExQp_tRvzlF", "")])
  func closuresInAPackMayEscape(ending: String, mark: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "walk(_:)", text: "func walk<each V>(_ a: repeat () -> each V)",
          id: "s:6Trails5TrailP4walk\(ending)")
      ])
    let text = try result(["Trail", "--no-calls"], [trails]).files[0].text
    #expect(text.contains("  func walk<each V>(_ a: repeat \(mark)() -> each V) {\n"))
  }

  @Test func closureThatThrowsAGenericErrorIsWrapped() throws {
    let text = "func run<Lost: Error>(_ body: "
    #expect(
      try body("run(_:)", "\(text)@escaping () throws(Lost) -> Void)")
        == "spryify(.run, arguments: { try body() } as () throws -> Void)")
    #expect(
      try body("run(_:)", "\(text)(() throws(Lost) -> Void)...)")
        == "spryify(.run, arguments: body)")
  }

  /// The errors of a closure with a parameter pack can't be typed.
  @Test func rethrowingMemberWithAPackInItsClosureDoesNotThrow() throws {
    #expect(
      try head("run(_:)", "func run<each I>(_ body: (repeat each I) throws -> Void) rethrows")
        == "func run<each I>(_ body: (repeat each I) throws -> Void) {")
  }

  @Test func errorOfAClosureIsNotNamedLikeAType() throws {
    #expect(
      try head("run(_:_:)", "func run(_ old: Failure, _ body: () throws -> Void) rethrows")
        == "func run<Thrown: Error>(_ old: Failure, _ body: () throws(Thrown) -> Void) "
        + "throws(Thrown) {")
  }

  /// These names have another meaning in the body.
  @Test(arguments: [
    "_", "await", "spryify", "spryifyThrows", "stubbedValue", "stubbedValueThrows", "recordCall",
    "withoutActuallyEscaping", "Transient", "Rethrowing", "Inout",
  ])
  func parametersThatABodyCannotUseHaveNumbers(name: String) throws {
    #expect(
      try head("walk(_:_:)", "func walk(_ a: Int, _ \(name): Int)")
        == "func walk(_ a: Int, _ argument2: Int) {")
    #expect(
      try head("walk(_:_:)", "func walk(_ argument2: Int, _ \(name): Int)")
        == "func walk(_ argument2: Int, _ argument3: Int) {")
  }

  @Test(arguments: ["self", "Self"])
  func parametersNamedSelfAreValues(name: String) throws {
    #expect(
      try head("walk(_:)", "func walk(_ \(name): Int)") == "func walk(_ value: Int) {")
    #expect(
      try head("walk(\(name):value:)", "func walk(\(name): Int, value: Int)")
        == "func walk(\(name) argument1: Int, value: Int) {")
  }

  @Test func labelsOfRenamedParametersStay() throws {
    #expect(
      try head("walk(await:newValue:)", "func walk(await: Int, newValue: Int)")
        == "func walk(await argument1: Int, newValue: Int) {")
  }

  @Test func genericParameterNamedLikeATypeOfTheFakeHasANewName() throws {
    #expect(
      try head("rate(_:_:)", "func rate<Function>(_ a: Function, _ b: Alps.Function) -> [Function]")
        == "func rate<F>(_ a: F, _ b: Alps.Function) -> [F] {")
    #expect(
      try head("rate(_:)", "func rate<Function, F, T, U, V, T1>(_ a: [F : Function])")
        == "func rate<T2, F, T, U, V, T1>(_ a: [F: T2]) {")
    #expect(
      try head("rate(_:)", "func rate<Function, Type>(_ a: Function, _ b: Type)")
        == "func rate<F, T>(_ a: F, _ b: T) {")
  }

  @Test func selfIsReplacedWithTheFake() throws {
    #expect(
      try head("join(_:)", "func join(_ type: Self.Type) -> [Self.Type]")
        == "func join(_ type: FakeTrail.Type) -> [FakeTrail.Type] {")
    #expect(
      try head("join(_:)", "func join(_ other: Self)") == "func join(_ other: FakeTrail) {")
    #expect(
      try head("join(_:)", "func join(_ other: [Self.Item : Self])")
        == "func join(_ other: [Item: FakeTrail]) {")
  }
}

extension MemberSignatureTests {
  /// A member that rethrows may throw what an autoclosure throws.
  @Test func autoclosureOfAMemberThatRethrowsIsEvaluatedWithTry() throws {
    let text = "func walk(_ step: @autoclosure () throws -> Int) rethrows -> Int"
    let call = try #require(try body("walk(_:)", text))
    #expect(call.contains("try step()"))
    #expect(!call.contains("try?"))
  }
}
