import Spry
import Testing

@Suite struct ChoiceTests {
  private let load = FunctionName("load")

  private func rule(_ pattern: [Any?] = [], _ answer: Answer) -> StubRule {
    StubRule(
      identity: StubRule.Identity(), function: load, pattern: ArgumentPattern(pattern),
      answers: AnswerSequence(answer), location: CodeLocation(#filePath, #line))
  }

  private func value(_ value: Any?) -> Answer { .value(Unchecked(value)) }

  @Test("A stub that answers every call with a value is all that is handed over")
  func settled() {
    let constant = rule([], value(1))
    var choice = Choice()
    choice.begin([constant, rule([], value(2))])
    #expect(choice.isSettled)
    #expect(choice.rules == nil)
    #expect(choice.candidate === constant)
    #expect(choice.constant as? Int == 1)
  }

  @Test func amongNoStubs() {
    var choice = Choice()
    choice.begin([])
    choice.passOver(for: [])
    #expect(!choice.isSettled)
    #expect(choice.candidate == nil)
    #expect(choice.constant == nil)
  }

  @Test("The constant of nil is left to the long path, where it is told from no constant")
  func constantNil() {
    let answersNil = rule([], value(nil))
    var choice = Choice()
    choice.begin([answersNil])
    #expect(!choice.isSettled)
    choice.passOver(for: [])
    #expect(choice.candidate === answersNil)
    #expect(choice.constant == nil)
  }

  @Test func passesOverWhatDoesNotMatch() {
    let (one, any) = (rule([1], value("one")), rule([], value("any")))
    var choice = Choice([one, any], for: [2])
    #expect(choice.candidate === any)
    #expect(choice.constant as? String == "any")
    choice.passOver(for: [2])
    #expect(choice.candidate == nil)
    #expect(Choice([one, any], for: [1]).candidate === one)
  }

  @Test func onlyTheUsedStubIsMarked() {
    let (one, any) = (rule([1], value("one")), rule([], value("any")))
    Choice([one, any], for: [2]).noteUse()
    #expect(!one.answers.isUsed)
    #expect(any.answers.isUsed)
  }
}
