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
    Choice(rules, for: load, PassedArguments(arguments))
  }

  @Test func aConstantHasItsValue() {
    let constant = rule([1], value(1))
    #expect(constant.isConstant)
    #expect(constant.constant as? Int == 1)
    #expect(!constant.isUnconditionalConstant)
    #expect(rule([], value(1)).isUnconditionalConstant)
  }

  @Test("The constant of nil is left to the long path, where it is told from no constant")
  func constantNil() {
    let answersNil = rule([], value(nil))
    #expect(choice([answersNil]).candidate === answersNil)
    #expect(!answersNil.isConstant)
    #expect(answersNil.constant == nil)
  }

  @Test("What a captor takes has to be taken by the long path") func aCaptorIsNoConstant() {
    #expect(!rule([Argument.captor()], value(1)).isConstant)
  }

  @Test func amongNoStubs() {
    var choice = choice([])
    choice.passOver()
    #expect(choice.candidate == nil)
  }

  @Test func passesOverWhatDoesNotMatch() {
    let (one, any) = (rule([1], value("one")), rule([], value("any")))
    var choice = choice([one, any], [2])
    #expect(choice.candidate === any)
    choice.passOver()
    #expect(choice.candidate == nil)
    #expect(self.choice([one, any], [1]).candidate === one)
  }

  @Test func beginsAgainWithTheStubsOfNow() {
    let (one, any) = (rule([1], value("one")), rule([], value("any")))
    var choice = choice([any], [1])
    choice.passOver()
    choice.begin([one, any])
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
