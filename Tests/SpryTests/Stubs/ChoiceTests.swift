import Spry
import Testing

@Suite struct ChoiceTests {
  private let load = FunctionName("load")

  private func rule(_ pattern: [Any?] = [], _ answer: Answer) -> StubRule {
    StubRule(
      function: load, pattern: ArgumentPattern(pattern),
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
    let constant = rule([1], value(1))
    #expect(constant.constantType == Int.self)
  }

  @Test("A nil constant takes the slow path, which can distinguish it from a missing one")
  func constantNil() {
    let answersNil = rule([], value(nil))
    #expect(choice([answersNil]).candidate === answersNil)
    #expect(answersNil.constantType == nil)
  }

  @Test("A captor takes the slow path, because it has to capture") func captorIsNotConstant() {
    #expect(rule([Argument.captor()], value(1)).constantType == nil)
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
    choice([one, any], [2]).candidate?.noteUse()
    #expect(!one.answers.isUsed)
    #expect(any.answers.isUsed)
  }
}
