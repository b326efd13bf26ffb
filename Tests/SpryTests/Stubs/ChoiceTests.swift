import Spry
import Testing

@Suite struct ChoiceTests {
  private let load = FunctionName("load")

  private func rule(_ pattern: [Any?] = [], _ answer: Answer) -> StubRule {
    StubRule(
      call: ExpectedCall(load, ArgumentPattern(pattern)),
      answers: AnswerSequence(answer), location: CodeLocation(#filePath, #line))
  }

  private func value(_ value: Any?) -> Answer { .value(Unchecked(value)) }

  private func choice(_ rules: [StubRule], _ arguments: [Any?] = []) -> Choice {
    var choice = Choice(for: load, PassedArguments(arguments))
    choice.rules = rules
    choice.begin()
    return choice
  }

  @Test func constantRuleExposesItsValue() {
    let constant = rule([1], value(1)).constant
    #expect(constant?.type == Int.self)
    #expect((constant?.object.value as? ConstantValue<Int>)?.value == 1)
  }

  @Test("A nil constant takes the slow path, which can distinguish it from a missing one")
  func constantNil() {
    let answersNil = rule([], value(nil))
    #expect(choice([answersNil]).candidate === answersNil)
    #expect(answersNil.constant == nil)
  }

  @Test("A captor takes the slow path, because it has to capture") func captorIsNotConstant() {
    #expect(rule([Argument.captor()], value(1)).constant == nil)
  }

  @Test func hasNoCandidateWithoutStubs() {
    var choice = choice([])
    choice.passOver()
    #expect(choice.candidate == nil)
  }

  @Test func skipsStubsThatDoNotMatch() {
    let (one, any) = (rule([1], value("one")), rule([], value("any")))
    var choice = choice([one, any], [2])
    #expect(choice.candidate === any)
    choice.passOver()
    #expect(choice.candidate == nil)
    #expect(self.choice([one, any], [1]).candidate === one)
  }

  @Test func startsOverWithTheCurrentStubs() {
    let (one, any) = (rule([1], value("one")), rule([], value("any")))
    var choice = choice([any], [1])
    choice.passOver()
    choice.rules = [one, any]
    choice.begin()
    #expect(choice.candidate === one)
    choice.passOver()
    #expect(choice.candidate === any)
  }

  @Test func onlyTheUsedStubIsMarked() {
    let (one, any) = (rule([1], value("one")), rule([], value("any")))
    #expect(choice([one, any], [2]).useConstant(String.self) != nil)
    #expect(!one.answers.isUsed)
    #expect(any.answers.isUsed)
  }

  @Test func constantOfAnotherTypeIsNotUsed() {
    let any = rule([], value("any"))
    #expect(choice([any]).useConstant(Int.self) == nil)
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

  /// Calls `load(1)` and returns the immediate answer.
  private func call(
    _ table: inout FunctionTable, _ type: any Any.Type = String.self, isRecording: Bool = true
  ) -> String? {
    let constant = table.useConstant(
      for: Member("load", "load(_:)", #filePath, #line), [1], type, isRecording: isRecording)
    return (constant?.value as? ConstantValue<String>)?.value
  }

  @Test func firstStubAnswersIfItMatchesEverything() {
    let any = rule([], "any")
    var table = table(any)
    #expect(call(&table) == "any")
    #expect(any.answers.isUsed)
    #expect(table.log.calls.map(\.function) == ["load"])
    #expect(table.log.calls.map { $0.call.signature } == ["load(_:)"])
  }

  @Test func nothingHappensIfTheStubReturnsAnotherType() {
    let any = rule([], "any")
    var table = table(any)
    #expect(call(&table, Int.self) == nil)
    #expect(!any.answers.isUsed)
    #expect(table.log.isEmpty)
  }

  @Test func stubWithConditionsNeedsASearch() {
    var table = table(rule([], "any"), rule([1], "one"))
    #expect(call(&table) == nil)
    #expect(table.log.isEmpty)
  }

  @Test func laterStubAnswersInsteadAndIsMarkedToo() {
    let (first, second) = (rule([], "first"), rule([], "second"))
    var table = table(first)
    #expect(call(&table) == "first")
    #expect(table.register(second) == nil)
    #expect(!second.answers.isUsed)
    #expect(call(&table) == "second")
    #expect(second.answers.isUsed)
  }

  @Test func callThatIsNotRecordedIsNoted() {
    var table = table(rule([], "any"))
    #expect(call(&table, isRecording: false) == "any")
    #expect(table.log.isEmpty)
    #expect(table.log.calls(of: FunctionName("load")).unrecorded == "load(_:)")
  }
}
