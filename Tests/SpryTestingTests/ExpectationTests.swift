import SpryTestSupport
import SpryTesting
import Testing

@testable import Hiking

/// Expects exactly one issue with the text and, if specified, at the line.
private func expectIssue(
  _ text: String?, line: Int? = nil, _ body: () -> Void,
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
    let outcome = store.call(.trails, with: "Thun").haveReceived(.atLeast(1), since: nil)
    #expect(
      outcome.outline == #"notReceived FakeTrailStore.trails(near: "Thun") 0 of atLeast(1)"#)
    expectIssue(outcome.text(adding: "a comment"), line: #line + 1) {
      expectHaveReceived(store, .trails, with: "Thun", countSpecifier: .atLeast(1), "a comment")
    }
  }

  @Test func haveNotReceivedFailsForReceivedCalls() {
    let outcome = FakeTrailStore.call(.open).haveNotReceived(.atLeast(1), since: nil)
    #expect(outcome.outline == "received FakeTrailStore.self.open(_:) 1 of atLeast(1)")
    expectIssue(outcome.text(), line: #line + 1) {
      expectHaveNotReceived(FakeTrailStore.self, .open)
    }
  }

  @Test func recordedCallsAssertionsFail() {
    expectIssue(FakeTrailStore().record.haveRecordedCalls(since: nil).text()) {
      expectHaveRecordedCalls(FakeTrailStore())
    }
    expectIssue(store.record.haveNoRecordedCalls(since: nil).text()) {
      expectHaveNoRecordedCalls(store)
    }
  }

  @Test func missingStubIsAnIssue() {
    let texts = failures { _ = FakeRanger().anything("x", as: Int.self) }
    expectIssue(texts.joined()) {
      _ = ranger.anything("x", as: Int.self)
    }
  }
}
