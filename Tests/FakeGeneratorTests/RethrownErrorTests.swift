import FakeGenerator
import Testing

/// Tests whether errors of closures can leave the fakes of members that rethrow.
@Suite struct RethrownErrorTests {
  /// The declaration of a member in its fake.
  private func declaration(
    _ text: String, type: MemberType? = nil, kind: String = "protocol", _ words: [String] = [],
    beside others: [Member] = []
  ) throws -> String {
    var trails = GraphBuilder("Trails")
    let initializer = Member(title: "init()", text: "init()", kind: "init")
    trails.type(
      "\(kind) Trail", kind: kind, access: kind == "class" ? "open" : "public",
      members: (kind == "class" ? [initializer] : []) + others
        + [Member(title: "run(_:)", text: "func \(text)", type: type)])
    let file = try result(["Trail", "--no-calls"] + words, [trails]).files[0].text
    let rest = try #require(file.split(separator: "func run", maxSplits: 1).last)
    let lines = try #require(rest.split(separator: " {\n").first).split(separator: "\n")
    // A long declaration has several lines.
    return "run"
      + lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
  }

  @Test(arguments: [
    "() throws -> Int", "(Int) throws -> Int", "(Int, Int) throws -> Int",
    "@escaping () throws -> Int",
    "@Sendable () throws -> Int", "@escaping @Sendable () throws -> Int",
    "(inout Int) throws -> Int",
    "(@escaping () -> Int) throws -> Int", "(@escaping () throws -> Int, Int) throws -> Int",
  ])
  func closuresThrowAGenericError(closure: String) throws {
    // A closure that is an argument of this one keeps its type.
    let start = closure.dropLast("throws -> Int".count)
    let typed = "\(start)throws(Failure) -> Int"
    #expect(
      try declaration("run(_ body: \(closure)) rethrows -> Int")
        == "run<Failure: Error>(_ body: \(typed)) throws(Failure) -> Int")
  }

  @Test(arguments: ["() async throws -> Int", "(Int) async throws -> Int"])
  func asyncClosuresThrowAGenericError(closure: String) throws {
    #expect(
      try declaration("run(_ body: \(closure)) async rethrows")
        == "run<Failure: Error>(_ body: "
        + "\(closure.replacing("throws", with: "throws(Failure)"))) async throws(Failure)")
  }

  @Test func closuresThatTakeUnsafePointersThrowAGenericError() throws {
    #expect(
      try declaration(
        "run(_ body: (UnsafePointer<Int>) throws -> Int) rethrows",
        type: MemberType(name: "UnsafePointer", id: "s:SP"))
        == "run<Failure: Error>(_ body: (UnsafePointer<Int>) throws(Failure) -> Int) "
        + "throws(Failure)")
  }

  /// Spry's `Rethrowing` has no initializer for them.
  @Test(arguments: [
    "(Int, Int, Int) throws -> Int", "(inout Int, Int) throws -> Int", "(() -> Int) throws -> Int",
    "@MainActor () throws -> Int", "(sending Int) throws -> Int", "(borrowing Int) throws -> Int",
    "(consuming Int) throws -> Int", "(repeat each Item) throws -> Int", "() throws(Fall) -> Int",
    "(Int, Int) async throws -> Int", "(inout Int) async throws -> Int",
    "(Int, () -> Int) throws -> Int",
  ])
  func errorsOfOtherClosuresCannotLeaveTheFake(closure: String) throws {
    let isAsync = closure.contains("async") ? " async" : ""
    #expect(
      try declaration("run(_ body: \(closure))\(isAsync) rethrows -> Int")
        == "run(_ body: \(closure))\(isAsync) -> Int")
    // One of several suffices.
    let parameters = "_ body: \(closure), _ other: () throws -> Int"
    #expect(
      try declaration("run(\(parameters))\(isAsync) rethrows -> Int")
        == "run(\(parameters))\(isAsync) -> Int")
  }

  @Test func closureThatReturnsAnotherOne() throws {
    #expect(
      try declaration("run(_ body: () throws -> () throws -> Int) rethrows")
        == "run<Failure: Error>(_ body: () throws(Failure) -> () throws -> Int) throws(Failure)")
  }

  @Test func variadicClosures() throws {
    let parameters = "_ bodies: () throws -> Int..., then body: () throws -> Int"
    #expect(try declaration("run(\(parameters)) rethrows") == "run(\(parameters))")
  }

  @Test func severalClosuresThrowTheSameError() throws {
    #expect(
      try declaration("run(_ a: () throws -> Int, _ b: () -> Int, _ c: () throws -> Int) rethrows")
        == "run<Failure: Error>(_ a: () throws(Failure) -> Int, _ b: () -> Int, "
        + "_ c: () throws(Failure) -> Int) throws(Failure)")
  }

  @Test func errorHasAnUnusedName() throws {
    let body = "_ body: () throws -> Int"
    #expect(
      try declaration("run<Value>(\(body)) rethrows -> Value")
        == "run<Value, Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) -> Value")
    #expect(
      try declaration("run<Failure>(\(body)) rethrows -> Failure")
        == "run<Failure, Thrown: Error>(_ body: () throws(Thrown) -> Int) throws(Thrown) -> Failure"
    )
    #expect(
      try declaration("run<Failure, Thrown>(\(body)) rethrows -> [Failure: Thrown]")
        == "run<Failure, Thrown, Failure1: Error>(_ body: () throws(Failure1) -> Int) "
        + "throws(Failure1) -> [Failure: Thrown]")
    let failure = Member(title: "Failure", text: "associatedtype Failure", kind: "associatedtype")
    #expect(
      try declaration("run(\(body)) rethrows -> Int", beside: [failure])
        == "run<Thrown: Error>(_ body: () throws(Thrown) -> Int) throws(Thrown) -> Int")
  }

  /// Such a parameter can't be combined with one for an error.
  @Test func noncopyableParameters() throws {
    #expect(
      try declaration("run<Value>(_ body: () throws -> Int) rethrows where Value : ~Copyable")
        == "run<Value: ~Copyable>(_ body: () throws -> Int)")
  }

  /// A spy records the call without a stub that could throw, and an override has to match.
  @Test func spiesAndOverridesDoNotThrow() throws {
    let text = "run(_ body: () throws -> Int) rethrows"
    #expect(try declaration(text, ["--kind", "spyable"]) == "run(_ body: () throws -> Int)")
    #expect(try declaration(text, kind: "class") == "run(_ body: () throws -> Int)")
    #expect(
      try declaration(text, ["--kind", "stubbable"])
        == "run<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure)")
  }

  /// Their errors are rethrown where the values are read.
  @Test func autoclosures() throws {
    let value = "_ value: @autoclosure () throws -> Int"
    #expect(try declaration("run(\(value)) rethrows") == "run(\(value)) rethrows")
    #expect(
      try declaration("run(\(value), _ body: () -> Int) rethrows")
        == "run(\(value), _ body: () -> Int)")
    #expect(
      try declaration("run(\(value), _ body: @escaping () -> Int) rethrows")
        == "run(\(value), _ body: @escaping () -> Int) rethrows")
    #expect(
      try declaration("run(\(value), _ body: () throws -> Int) rethrows")
        == "run<Failure: Error>(_ value: @autoclosure () throws(Failure) -> Int, "
        + "_ body: () throws(Failure) -> Int) throws(Failure)")
  }

  @Test func membersThatThrowAnywayKeepTheirErrors() throws {
    for effects in ["throws", "throws(Fall)", "async throws"] {
      #expect(
        try declaration("run(_ body: () throws -> Int) \(effects)")
          == "run(_ body: () throws -> Int) \(effects)")
    }
  }
}
