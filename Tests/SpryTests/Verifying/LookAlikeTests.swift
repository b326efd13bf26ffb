import Foundation
import Spry
import SpryTestSupport
import Testing

private struct Rating: RawRepresentable, Equatable {
  let rawValue: String
}

private enum Filter { case none, some }

@Suite("A value that was not received only because of its type") struct LookAlikeTests {
  private let store = FakeTrailStore()

  private func call(_ arguments: Any?...) {
    store.stub(.anything).andReturn(1)
    for argument in arguments { let _: Int = store.anything(argument) }
  }

  @Test func isNotTakenForOneThatWasNotReceived() {
    call("x", UInt8(5))
    let text = """
      FakeTrailStore did not receive anything(5), but it received a call that looks the same.
      Specify what the call has, or give Argument.equal(to:) if you mean another value.
      Look-alike call, #2 of 2:
        anything(5)
          argument 1: expected 5 (Int), received 5 (UInt8)
      All calls:
        1. anything("x")
        2. anything(5)
      """
    for count in [CountSpecifier.never, .atMost(1), .between(0...2), .atLeast(0)] {
      let result = store.didCall(.anything, with: 5, countSpecifier: count)
      #expect(!result.success)
      #expect(result.failureMessage == text)
    }
    let outcome = store.assertions.haveNotReceived(.anything, [5], .atLeast(1), since: nil)
    #expect(outcome.text(adding: "") == text)
  }

  @Test func isMissedWhereItShouldHaveBeenReceived() {
    call(5.0)
    #expect(
      store.didCall(.anything, with: 5).failureMessage == """
        FakeTrailStore did not receive anything(5) at least once: received 0 times.
        Closest call, #1 of 1:
          anything(5.0)
            argument 1: expected 5 (Int), received 5.0 (Double)
        All calls:
          1. anything(5.0)
        """)
  }

  @Test("Numbers and texts of other types are alike")
  func alike() {
    let samples: [(specified: Any, passed: Any)] = [
      (5, 5.0), (5, Int64(5)), (2.5, Float(2.5)), ("Bern", "Bern"[...]), ("B", Character("B")),
      (5, Decimal(5)), ([7], [7 as UInt8]), (["b", "a"], Set(["a", "b"])), ([1, 2], [1, 2][0...]),
      (["a": 1], ["a": Int32(1)]), ((7, "a"), (7 as UInt8, "a")), ([[1], []], [[1.0], []]),
      ("best", Rating(rawValue: "best")),
    ]
    for (specified, passed) in samples {
      store.resetCalls()
      call(passed)
      #expect(!store.didCall(.anything, with: specified, countSpecifier: .never).success)
      #expect(store.didCall(.anything, with: passed).success)
    }
  }

  @Test func nilIsLikeACaseNone() {
    call(Filter.none)
    #expect(!store.didCall(.anything, with: .none, countSpecifier: .never).success)
    store.resetCalls()
    call(Filter.some)
    #expect(store.didCall(.anything, with: .none, countSpecifier: .never).success)
  }

  @Test func otherValuesAreNot() {
    call(6.0, "5", "5.0", nil, [5], Trail.eiger, true, [2.0, 1.0], Set([1]))
    #expect(store.didCall(.anything, with: [1, 2], countSpecifier: .never).success)
    #expect(store.didCall(.anything, with: [Trail.eiger], countSpecifier: .never).success)
    #expect(store.didCall(.anything, with: [nil as Int?, 5], countSpecifier: .never).success)
    #expect(store.didCall(.anything, with: 5, countSpecifier: .never).success)
    #expect(store.didCall(.anything, with: nil as Int?, countSpecifier: .exactly(1)).success)
  }

  @Test func oneThatWasReceivedAsWellIsNot() {
    call(5, 5.0)
    #expect(store.didCall(.anything, with: 5, countSpecifier: .atMost(1)).success)
  }

  @Test func aMatcherMeansWhatItSays() {
    call(5.0)
    #expect(
      store.didCall(.anything, with: Argument.equal(to: 5), countSpecifier: .never).success)
  }

  @Test func allOtherArgumentsHaveToMatch() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    #expect(
      store.didCall(.save, with: Trail.gemmi, "best"[...], countSpecifier: .never).success)
    #expect(
      !store.didCall(.save, with: Trail.eiger, "best"[...], countSpecifier: .never).success)
  }

  @Test("A condition of the test's is asked once a call, where nothing looks alike")
  func conditionsAreAskedLast() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    var asked: [String] = []
    let condition = Argument.pass { (name: String) in
      asked.append(name)
      return true
    }
    #expect(store.didCall(.save, with: Trail.gemmi, condition, countSpecifier: .never).success)
    #expect(asked == [])
    #expect(!store.didCall(.save, with: Trail.eiger, condition, countSpecifier: .never).success)
    #expect(asked == ["best"])
  }

  @Test func anExpectationOfNoneIsNotMet() {
    store.expect(.anything, with: 5, countSpecifier: .never)
    call(5.0)
    let line = #line + 1
    let texts = failures { store.verify() }
    #expect(
      texts == [
        """
        FakeTrailStore did not receive anything(5) since the expectation, but it received a call that \
        looks the same.
        Specify what the call has, or give Argument.equal(to:) if you mean another value.
        Look-alike call, #1 of 1:
          anything(5.0)
            argument 1: expected 5 (Int), received 5.0 (Double)
        All calls since the expectation:
          1. anything(5.0)
        Verified at LookAlikeTests.swift:\(line).
        """
      ])
  }
}
