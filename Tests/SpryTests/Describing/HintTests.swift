import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private struct Height: Comparable {
  let meters: Int
  static func < (left: Height, right: Height) -> Bool { left.meters < right.meters }
}

@Suite("Failures hint at what was probably meant") struct HintTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  /// Returns what a failed verification says about the closest call.
  private func mismatch(_ result: DidCallResult) -> String? {
    let lines = result.failureMessage.split(separator: "\n")
    return lines.count > 3 ? lines[3].trimmingCharacters(in: .whitespaces) : nil
  }

  private func anything(_ specified: Any?, received: Any?) -> String? {
    ranger.resetCallsAndStubs()
    ranger.stub(.anything).andReturn()
    let _: Void = ranger.anything(received)
    return mismatch(ranger.didCall(.anything, with: specified))
  }

  @Test(
    arguments: [
      (1...3, "1...3 (ClosedRange<Int>), received 2 (Int); use the matcher in(1...3)"),
      (1..<3, "1..<3 (Range<Int>), received 2 (Int); use the matcher in(1..<3)"),
    ] as [(any RangeExpression<Int> & Sendable, String)])
  func rangeInPlaceOfAMatcher(range: any RangeExpression<Int> & Sendable, text: String) {
    #expect(anything(range, received: 2) == "argument 1: expected \(text)")
  }

  @Test("A hint compiles, and trails aren't written as literals")
  func rangeOfOtherValuesHasNoHint() {
    let range = Height(meters: 1)...Height(meters: 3)
    #expect(anything(range, received: Height(meters: 2))?.contains("use the matcher") == false)
  }

  @Test func rangeInPlaceOfAnotherRangeHasNoHint() {
    #expect(
      anything(1...3, received: 1..<4)
        == "argument 1: expected 1...3 (ClosedRange<Int>), received 1..<4 (Range<Int>)")
    #expect(anything(1...3, received: nil) == "argument 1: expected 1...3, received nil")
  }

  @Test func missingArguments() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    #expect(
      mismatch(store.didCall(.save, with: Trail.eiger))
        == "expected 1 argument, received 2; add Argument.rest to match any further arguments")
    #expect(
      mismatch(store.didCall(.save, with: Trail.gemmi)) == "expected 1 argument, received 2")
    #expect(
      mismatch(store.didCall(.save, with: Trail.eiger, "best", 1, Argument.rest))
        == "expected at least 3 arguments, received 2")
    #expect(
      mismatch(store.didCall(.save, with: Trail.eiger, "best", 1))
        == "expected 3 arguments, received 2")
  }
}
