import Spry
import SpryTestSupport
import Testing

@Suite("Calls listed by failed verifications") struct VerificationListTests {
  private let notebook = FakeNotebook()

  private func lines(_ numbers: some Sequence<Int>) -> [String] {
    numbers.map { "\($0). note(\($0))" }
  }

  /// The list of calls in a failure after `count` calls.
  private func list(_ count: Int) -> [String] {
    for number in 1...count { notebook.note(number) }
    return notebook.didCall(.copy).failureMessage.evidence
  }

  @Test(arguments: [1, 19, 20, 21]) func upTo21CallsAreListed(count: Int) {
    #expect(list(count) == lines(1...count))
  }

  @Test func twoOf22CallsAreOmitted() {
    #expect(list(22) == lines(1...10) + ["… 2 more calls …"] + lines(13...22))
  }

  @Test func threeOf23CallsAreOmitted() {
    #expect(list(23) == lines(1...10) + ["… 3 more calls …"] + lines(14...23))
  }

  private func closest(_ page: Int, to other: Int) -> [String] {
    let text = notebook.didCall(.copy, with: page, other).failureMessage
    let lines = text.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("  1. ") }
    return lines.dropLast().map(String.init)
  }

  @Test func firstOfEquallyCloseCallsIsShown() {
    notebook.copy(1, to: 2)
    notebook.copy(3, to: 4)
    notebook.copy(1, to: 4)
    notebook.copy(5, to: 2)
    // All but the second have one wrong argument.
    #expect(
      closest(1, to: 9) == [
        "Closest call, #1 of 4:", "  copy(1, to: 2)", "    to: expected 9, received 2",
      ])
    // All have two wrong arguments.
    #expect(
      closest(8, to: 9) == [
        "Closest call, #1 of 4:", "  copy(1, to: 2)", "    argument 1: expected 8, received 1",
        "    to: expected 9, received 2",
      ])
    #expect(
      closest(3, to: 2) == [
        "Closest call, #1 of 4:", "  copy(1, to: 2)", "    argument 1: expected 3, received 1",
      ])
  }

  @Test func matchingCallIsNotTheClosestCall() {
    notebook.copy(1, to: 2)
    notebook.copy(1, to: 3)
    let result = notebook.didCall(.copy, with: 1, 2, countSpecifier: .exactly(2))
    #expect(result.outline == "notReceived FakeNotebook.copy(1, to: 2) 1 of exactly(2)")
    #expect(
      result.failureMessage.evidence == [
        "copy(1, to: 3)", "to: expected 2, received 3", "1. copy(1, to: 2)", "2. copy(1, to: 3)",
      ])
  }

  @Test(arguments: [
    (1, "received note(_:) once, expected 2 to 4 times."),
    (5, "received note(_:) 5 times, expected 2 to 4 times."),
  ])
  func countOutsideARange(count: Int, headline: String) {
    for _ in 0..<count { notebook.note(nil) }
    let text = notebook.didCall(.note, countSpecifier: .between(2...4)).failureMessage
    #expect(text.split(separator: "\n").first == "FakeNotebook \(headline)")
  }

  /// If the range is met, the failure doesn't claim that there were too few calls.
  @Test func countAtTheLowerBoundOfARange() {
    for _ in 0..<2 { notebook.note(1) }
    let result = notebook.didCall(.note, countSpecifier: .between(2...4))
    #expect(result.success)
    func headline(_ failure: Failure) -> Substring? { failure.text.split(separator: "\n").first }
    #expect(
      headline(.notReceived(result))
        == "FakeNotebook received note(_:) twice, expected 2 to 4 times.")
    #expect(
      headline(.received(result))
        == "FakeNotebook received note(_:) twice, expected anything but 2 to 4 times.")
  }
}
