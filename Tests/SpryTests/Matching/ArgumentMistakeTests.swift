import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private indirect enum Route {
  case end
  case next(Route)
}

@Suite("Arguments that can't be compared with any call") struct ArgumentMistakeTests {
  /// The failures of a stub and of a verification with this argument, which are the same.
  private func text(_ argument: Any?) -> [String] {
    let ranger = FakeRanger()
    let texts = failures { ranger.stub(.anything).with(argument).andReturn() }
    let others = failures {
      let result = ranger.didCall(.anything, with: argument)
      #expect(!result.success || texts.isEmpty)
    }
    #expect(others == texts)
    let negative = ranger.call(.anything, with: argument).notReceived(.atLeast(1), nil)
    #expect(negative.text(adding: "") == texts.first)
    return texts
  }

  @Test func captorsInCollectionsAndTuplesCaptureNothing() {
    let captor = Argument.captor()
    let arguments: [Any] = [
      [1, captor] as [Any], ["a": captor], (1, captor), [[captor]], [Argument.not(captor)],
      Result<Any, any Error>.success(captor), Argument.not(.where(\Trail.name, captor)),
    ]
    for argument in arguments {
      #expect(
        text(argument) == [
          """
          FakeRanger.anything, argument 1: a captor inside a collection, a tuple, or not(…) captures nothing.
          Pass it as an argument of its own, or use it in Argument.contains or Argument.where.
          """
        ])
    }
    #expect(text(Argument.contains(captor)) == [])
  }

  @Test func restInCollectionsAndTuplesIsRefused() {
    let arguments: [Any] = [
      [1, Argument.rest] as [Any], (1, Argument.rest), ["a": Argument.rest], [[Argument.rest]],
      Result<Any, any Error>.success(Argument.rest),
    ]
    for argument in arguments {
      #expect(
        text(argument) == [
          """
          FakeRanger.anything, argument 1: Argument.rest must be the last argument, because it matches all remaining ones.
          Move it to the end, and out of any collection, tuple, or matcher. If a string after it is meant as the assertion's message, pass that after a labeled argument, such as countSpecifier: .atLeast(1).
          """
        ])
    }
  }

  @Test func deepValuesAreRefusedForTheirDepth() {
    let route = (0..<500).reduce(Route.end) { route, _ in .next(route) }
    #expect(
      text(route) == [
        """
        FakeRanger.anything, argument 1: this Route is nested too deeply to be compared.
        Use: Argument.where { (value: Route) in <#condition#> }
        """
      ])
  }
}

extension ArgumentMistakeTests {
  /// A part that nothing matches is a mistake wherever it stands.
  @Test func matchersThatNothingMatchesAreRefused() {
    let empty = Argument.in(3..<3)
    let matchers: [(Any, String)] = [
      (empty, "in 3..<3"), (Argument.in("a"..<"a"), #"in "a"..<"a""#),
      (Argument.hasCount(-1), "of count -1"), (Argument.not(.anything), "not anything"),
      (Argument.not(Argument.captor()), "not anything (captured)"),
      (TypedArgument<Int>.any(), "any of no values"), (Argument.oneOf(1, empty), "in 3..<3"),
      (Argument.any(of: empty, 1), "in 3..<3"), (Argument.all(of: 1, empty), "in 3..<3"),
      (Argument.contains(1, empty), "in 3..<3"),
      (Argument.where(\String.count, empty), "in 3..<3"),
    ]
    for (matcher, name) in matchers {
      #expect(
        text(matcher) == [
          "FakeRanger.anything, argument 1: nothing can match \(name), so no call would ever match."
        ])
    }
    for matcher in [Argument.in(3...3), .in(3..<4), .hasCount(0), .all(of: 1, 1), .not(1)] {
      #expect(text(matcher) == [])
    }
  }

  @Test func negativeAssertionsWithSuchAMatcherFail() {
    let ranger = FakeRanger()
    let never = failures {
      #expect(
        !ranger.didCall(
          .anything, with: Argument.oneOf(Argument.in(3..<3)), countSpecifier: .never
        ).success)
    }
    #expect(never.count == 1)
  }
}
