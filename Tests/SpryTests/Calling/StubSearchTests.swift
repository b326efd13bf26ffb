import Spry
import Testing

@Suite struct StubSearchTests {
  private let load = FunctionName("load")

  private func rule(_ pattern: [Any?] = [], _ answer: Answer) -> StubRule {
    StubRule(
      call: ExpectedCall(load, ArgumentPattern(pattern)),
      answers: AnswerSequence(answer), location: CodeLocation(#filePath, #line))
  }

  private func value(_ value: Any?) -> Answer { .value(Unchecked(value)) }

  private func search(_ rules: [StubRule], _ arguments: [Any?] = []) -> StubSearch {
    var found = EnteredCall()
    found.rules = rules
    return StubSearch(found, PassedArguments(arguments))
  }

  @Test func constantRuleExposesItsValue() {
    let constant = rule([1], value(1)).constant
    #expect(constant?.type == Int.self)
    #expect(constant?.object.value.of(Int.self) == 1)
  }

  @Test("A nil constant takes the slow path, which can distinguish it from a missing one")
  func constantNil() { #expect(rule([], value(nil)).constant == nil) }

  @Test("A captor takes the slow path, because it has to capture") func captorIsNotConstant() {
    #expect(rule([Argument.captor()], value(1)).constant == nil)
  }

  @Test func hasNothingWithoutStubs() {
    var search = search([])
    #expect(search.next() == nil)
    #expect(search.next() == nil)
  }

  @Test func skipsStubsThatDoNotMatch() {
    let (one, any) = (rule([1], value("one")), rule([], value("any")))
    var two = search([one, any], [2])
    #expect(two.next() === any)
    #expect(two.next() == nil)
    var first = search([one, any], [1])
    #expect(first.next() === one)
    #expect(first.next() === any)
    #expect(first.next() == nil)
  }

  @Test func startsOverWithTheCurrentStubs() {
    let (one, any) = (rule([1], value("one")), rule([], value("any")))
    var search = search([any], [1])
    #expect(search.next() === any)
    search.restart(with: [one, any])
    #expect(search.next() === one)
    #expect(search.next() === any)
  }
}

@Suite struct ImmediateAnswerTests {
  private func rule(
    _ arguments: [Any?] = [], _ value: Any?, _ pattern: ArgumentPattern? = nil
  ) -> StubRule {
    StubRule(
      call: ExpectedCall(FunctionName("load"), pattern ?? ArgumentPattern(arguments)),
      answers: AnswerSequence(.value(Unchecked(value))), location: CodeLocation(#filePath, #line))
  }

  private func table(_ rules: StubRule...) -> FunctionTable {
    var table = FunctionTable()
    for rule in rules { #expect(table.register(rule) == nil) }
    return table
  }

  /// Calls `load(_:)` and returns the immediate answer and what was found instead.
  private func call(
    _ table: inout FunctionTable, _ type: any Any.Type = String.self, with argument: Any = 1,
    isRecorded: Bool = true
  ) -> (answer: String?, found: EnteredCall) {
    var found = EnteredCall()
    let member = Member("load", "load(_:)", #filePath, #line, isRecorded: isRecorded)
    let constant = table.enter(member, [argument], for: type, &found)
    return (constant?.value.of(String.self), found)
  }

  @Test func firstStubAnswersIfItMatchesEverything() {
    let any = rule([], "any")
    var table = table(any)
    #expect(call(&table).answer == "any")
    #expect(any.answers.isUsed)
    #expect(table.log.calls.map(\.function) == ["load"])
    #expect(table.log.calls.map { $0.call.signature } == ["load(_:)"])
  }

  @Test func stubThatReturnsAnotherTypeIsHandedOn() {
    let any = rule([], "any")
    var table = table(any)
    let (answer, found) = call(&table, Int.self)
    #expect(answer == nil)
    #expect(!any.answers.isUsed)
    #expect(found.rules?.map(\.number) == [any.number])
  }

  @Test func stubForSimpleValuesAnswersIfItMatches() {
    let (any, two, one) = (rule([], "any"), rule([2], "two"), rule([1], "one"))
    var table = table(any, one, two)
    #expect(call(&table).answer == "one")
    #expect([any, two, one].map(\.answers.isUsed) == [false, false, true])
    #expect(call(&table).answer == "one")
    #expect(table.log.calls.count == 2)
  }

  @Test func stubForSimpleValuesIsSkippedIfItDoesNotMatch() {
    let (any, two, text) = (rule([], "any"), rule([2], "two"), rule(["1"], "text"))
    var table = table(any, two, text)
    #expect(call(&table).found.rules == nil)
    #expect([any, two, text].map(\.answers.isUsed) == [true, false, false])
  }

  @Test func stubsForOtherNumbersOfArgumentsAreSkipped() {
    let rest = rule([1, Argument.rest], "rest")
    var table = table(rest, rule([1, 2], "two"), rule([1, 2, Argument.rest], "more"))
    #expect(call(&table).answer == "rest")
  }

  @Test func matchingStubThatReturnsAnotherTypeIsHandedOn() {
    let (any, one) = (rule([], "any"), rule([1], 1))
    var table = table(any, one)
    let (answer, found) = call(&table)
    #expect(answer == nil)
    #expect(found.rules?.map(\.number) == [one.number, any.number])
    #expect(![any, one].contains { $0.answers.isUsed })
  }

  /// The test's code may call the fake, which would wait for its own lock.
  @Test func stubThatRunsCodeOfTheTestIsHandedOn() {
    struct Trail: Equatable {
      static func == (_: Trail, _: Trail) -> Bool {
        Issue.record("== runs under the lock")
        return true
      }
    }
    let fails = Argument.pass { _ in
      Issue.record("the closure runs under the lock")
      return true
    }
    let matchers: [Any] = [fails, Argument.any(of: 1, fails), Argument.not(2)]
    let cases = matchers.map { ($0, 1 as Any) } + [(Trail(), Trail()), ([1], 1), (1...2, 1)]
    for (specified, argument) in cases {
      let (any, one) = (rule([], "any"), rule([specified], "one"))
      var table = table(any, one)
      let (answer, found) = call(&table, with: argument)
      #expect(answer == nil)
      #expect(found.rules?.first === one)
    }
    let condition = ArgumentPattern.Condition { (_: Int) in
      Issue.record("the condition runs under the lock")
      return true
    }
    let one = rule([], "one", ArgumentPattern().adding(condition))
    var table = table(one)
    #expect(call(&table).answer == nil)
  }

  @Test func stubBehindOneThatRunsCodeIsHandedOn() {
    let (one, pass) = (rule([1], "one"), rule([Argument.pass { (_: Int) in true }], "pass"))
    var behind = table(one, pass)
    let (answer, found) = call(&behind)
    #expect(answer == nil)
    #expect(found.rules?.map(\.number) == [pass.number, one.number])
    var before = table(pass, one)
    // Stubbed again, it comes first.
    #expect(before.register(rule([1], "one")) == nil)
    #expect(call(&before).answer == "one")
  }

  @Test func stubThatMayShadowIsHandedOn() {
    let (one, any) = (rule([1], "one"), rule([], "any"))
    var table = table(one, any)
    let (answer, found) = call(&table)
    #expect(answer == nil)
    #expect(found.mayShadow)
    #expect(found.index == 0)
    #expect(found.rules?.map(\.number) == [one.number, any.number])
    #expect(table.log.calls.map(\.ordinal) == [found.ordinal])
    table.noteShadowed(of: one.function)
    #expect(call(&table).answer == "one")
  }

  @Test func nothingIsRecordedIfTheFunctionIsUnknown() {
    var table = FunctionTable()
    #expect(!call(&table).found.isKnown)
    #expect(table.log.isEmpty)
    #expect(table.names.isEmpty)
  }

  @Test func laterStubAnswersInsteadAndIsMarkedToo() {
    let (first, second) = (rule([], "first"), rule([], "second"))
    var table = table(first)
    #expect(call(&table).answer == "first")
    #expect(table.register(second) == nil)
    #expect(!second.answers.isUsed)
    #expect(call(&table).answer == "second")
    #expect(second.answers.isUsed)
  }

  @Test func callThatIsNotRecordedIsNoted() {
    var table = table(rule([], "any"))
    #expect(call(&table, isRecorded: false).answer == "any")
    #expect(table.log.isEmpty)
    #expect(table.log.calls(of: FunctionName("load")).unrecorded?.signature == "load(_:)")
  }
}
