import SpryTestSupport
import SpryTesting
import Testing

@testable import Hiking

/// Expects exactly one issue with the text and, if specified, at the line.
private func expectIssue(
  _ text: String, line: Int? = nil, _ body: () -> Void,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: { issue in
    issue.comments.map(\.rawValue) == [text]
      && (line == nil || issue.sourceLocation?.line == line)
  }
}

@Suite(.spry) struct HaveReceivedTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  init() {
    store.stub(.trails).andReturn([Trail]())
    FakeTrailStore.stub(.open).andReturn(1)
    _ = store.trails(near: "Bern")
    _ = FakeTrailStore.open("a.json")
  }

  @Test func passesForReceivedCalls() {
    expectHaveReceived(store, .trails)
    expectHaveReceived(store, .trails, with: "Bern", countSpecifier: .once)
    expectHaveNotReceived(store, .save)
    expectHaveNotReceived(store, .trails, with: "Thun")
    expectHaveRecordedCalls(store)
    expectHaveNoRecordedCalls(FakeTrailStore())
    expectHaveReceived(FakeTrailStore.self, .open, with: "a.json")
    expectHaveNotReceived(FakeTrailStore.self, .open, with: "b.json")
    expectHaveRecordedCalls(FakeTrailStore.self)
    FakeTrailStore.resetCalls()
    expectHaveNoRecordedCalls(FakeTrailStore.self)
  }

  @Test func commentIsEvaluatedOnlyForAFailure() {
    let count = Counter()
    func comment() -> Comment { "\(count.next())" }
    expectHaveReceived(store, .trails, countSpecifier: .once, comment())
    #expect(count.value == 0)
    let issues = recordedIssues { expectHaveNotReceived(store, .trails, since: nil, comment()) }
    #expect(issues.map { $0.text.hasSuffix("\n1") } == [true])
  }

  @Test func failsForMissingCalls() {
    expectIssue(
      """
      FakeTrailStore did not receive trails(near: "Thun").
      Closest call, #1 of 1:
        trails(near: "Bern")
          near: expected "Thun", received "Bern"
      All calls:
        1. trails(near: "Bern")
      a comment
      """, line: #line + 2
    ) {
      expectHaveReceived(store, .trails, with: "Thun", countSpecifier: .atLeast(1), "a comment")
    }
  }

  @Test func haveNotReceivedFailsForReceivedCalls() {
    expectIssue(
      """
      FakeTrailStore.self received open(_:) once, expected no calls.
      All calls:
        1. open("a.json")
      """, line: #line + 2
    ) {
      expectHaveNotReceived(FakeTrailStore.self, .open)
    }
  }

  @Test func recordedCallsAssertionsFail() {
    expectIssue("FakeTrailStore received no calls, expected at least one.") {
      expectHaveRecordedCalls(FakeTrailStore())
    }
    expectIssue(
      """
      FakeTrailStore received 1 call, expected no calls.
      All calls:
        1. trails(near: "Bern")
      """
    ) {
      expectHaveNoRecordedCalls(store)
    }
  }

  @Test func missingStubIsAnIssue() {
    expectIssue(
      """
      FakeRanger has no stub for anything("x").
      Add: fake.stub(.anything).with("x").andReturn(<#Int#>)
      """
    ) {
      _ = ranger.anything("x", as: Int.self)
    }
  }
}
