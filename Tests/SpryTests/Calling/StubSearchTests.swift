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
    var search = StubSearch(found, PassedArguments(arguments))
    search.advance()
    return search
  }

  @Test func constantRuleExposesItsValue() {
    let constant = rule([1], value(1)).constant
    #expect(constant?.type == Int.self)
    #expect(constant?.object.value.of(Int.self) == 1)
  }

  @Test("A nil constant takes the slow path, which can distinguish it from a missing one")
  func constantNil() {
    let answersNil = rule([], value(nil))
    #expect(search([answersNil]).candidate === answersNil)
    #expect(answersNil.constant == nil)
  }

  @Test("A captor takes the slow path, because it has to capture") func captorIsNotConstant() {
    #expect(rule([Argument.captor()], value(1)).constant == nil)
  }

  @Test func hasNoCandidateWithoutStubs() {
    var search = search([])
    search.advance()
    #expect(search.candidate == nil)
  }

  @Test func skipsStubsThatDoNotMatch() {
    let (one, any) = (rule([1], value("one")), rule([], value("any")))
    var search = search([one, any], [2])
    #expect(search.candidate === any)
    search.advance()
    #expect(search.candidate == nil)
    #expect(self.search([one, any], [1]).candidate === one)
  }

  @Test func startsOverWithTheCurrentStubs() {
    let (one, any) = (rule([1], value("one")), rule([], value("any")))
    var search = search([any], [1])
    search.advance()
    search.restart(with: [one, any])
    #expect(search.candidate === one)
    search.advance()
    #expect(search.candidate === any)
  }

  @Test func onlyTheUsedStubIsMarked() {
    let (one, any) = (rule([1], value("one")), rule([], value("any")))
    #expect(search([one, any], [2]).useConstant(String.self) != nil)
    #expect(!one.answers.isUsed)
    #expect(any.answers.isUsed)
  }

  @Test func constantOfAnotherTypeIsNotUsed() {
    let any = rule([], value("any"))
    #expect(search([any]).useConstant(Int.self) == nil)
    #expect(!any.answers.isUsed)
  }
}

@Suite struct ImmediateAnswerTests {
  private func rule(_ pattern: [Any?] = [], _ value: Any?) -> StubRule {
    StubRule(
      call: ExpectedCall(FunctionName("load"), ArgumentPattern(pattern)),
      answers: AnswerSequence(.value(Unchecked(value))), location: CodeLocation(#filePath, #line))
  }

  private func table(_ rules: StubRule...) -> FunctionTable {
    var table = FunctionTable()
    for rule in rules { #expect(table.register(rule) == nil) }
    return table
  }

  /// Calls `load(1)` and returns the immediate answer and what was found instead.
  private func call(
    _ table: inout FunctionTable, _ type: any Any.Type = String.self, isRecorded: Bool = true
  ) -> (answer: String?, found: EnteredCall) {
    var found = EnteredCall()
    let member = Member("load", "load(_:)", #filePath, #line, isRecorded: isRecorded)
    let constant = table.enter(member, [1], for: type, &found)
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

  @Test func stubWithConditionsNeedsASearch() {
    let (any, one) = (rule([], "any"), rule([1], "one"))
    var table = table(any, one)
    let (answer, found) = call(&table)
    #expect(answer == nil)
    #expect(found.index == 0)
    #expect(found.rules?.map(\.number) == [one.number, any.number])
    #expect(!found.mayShadow)
    #expect(table.log.calls.map(\.ordinal) == [found.ordinal])
  }

  @Test func olderStubWithMoreConditionsMayShadow() {
    var table = table(rule([1], "one"), rule([], "any"))
    #expect(call(&table).found.mayShadow)
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
