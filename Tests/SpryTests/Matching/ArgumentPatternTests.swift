import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite struct ArgumentPatternTests {
  @Test func noArgumentsMatchEverything() {
    #expect(ArgumentPattern().matches([]))
    #expect(ArgumentPattern().matches([1, nil]))
    #expect(ArgumentPattern().specificity == 0)
  }

  @Test func everyArgumentMustMatch() {
    let pattern = ArgumentPattern([1, Argument.anything])
    #expect(pattern.matches([1, "x"]))
    #expect(!pattern.matches([2, "x"]))
    #expect(!pattern.matches([1]))
    #expect(!pattern.matches([1, "x", 2]))
    #expect(!pattern.matches([]))
  }

  @Test func specificityCountsTheConditions() {
    #expect(ArgumentPattern([1, Argument.anything]).specificity == 1)
    #expect(ArgumentPattern([1, Argument.nil]).specificity == 2)
    #expect(ArgumentPattern([Argument.captor(), Argument.anything]).specificity == 0)
    #expect(ArgumentPattern([nil]).specificity == 1)
  }

  @Test func findsTheFirstArgumentThatCannotBeCompared() throws {
    #expect(ArgumentPattern([1, nil, Argument.anything]).mistake == nil)
    let mistake = try #require(ArgumentPattern([1, Scribble(strokes: 1)]).mistake)
    #expect(mistake.index == 1)
    guard case .incomparable(let type, let whole) = mistake.reason else {
      Issue.record("\(mistake.reason)")
      return
    }
    let isScribble = type == Scribble.self && whole == Scribble.self
    #expect(isScribble)
  }
}
