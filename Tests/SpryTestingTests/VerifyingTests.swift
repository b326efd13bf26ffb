import SpryTestSupport
import SpryTesting
import Testing

@testable import Hiking

/// Expects exactly the specified issues, each with its text and line.
private func expectIssues(
  _ expected: [(text: String, line: Int)], _ body: () async throws -> Void,
  sourceLocation: SourceLocation = #_sourceLocation
) async rethrows {
  let left = Lock(expected.map { "\($0.line): \($0.text)" })
  try await withKnownIssue(sourceLocation: sourceLocation) {
    try await body()
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined()
    return left.withLock { left in
      guard left.first == "\(issue.sourceLocation?.line ?? 0): \(text)" else { return false }
      left.removeFirst()
      return true
    }
  }
  #expect(left.withLock { $0 } == [], sourceLocation: sourceLocation)
}

@Suite(.spry) struct VerifyingTests {
  private let store = FakeTrailStore()
  private let limit = Duration.seconds(30)
  private let moment = Duration.milliseconds(5)

  init() {
    store.stub(.trails).andReturn([Trail]())
    FakeTrailStore.stub(.open).andReturn(1)
  }

  @Test func assertionsPass() async {
    _ = FakeTrailStore.open("a.json")
    let mark = Checkpoint()
    _ = store.trails(near: "Bern")
    expectHaveReceivedInOrder(FakeTrailStore.call(.open), store.call(.trails))
    expectHaveReceivedInOrder(store.call(.trails), since: mark)
    expectNoUnverifiedCalls(store)
    expectNoUnverifiedCalls(FakeTrailStore.self)
    expectHaveReceived(store, .trails, countSpecifier: .once, since: mark)
    expectHaveNotReceived(FakeTrailStore.self, .open, since: mark)
    expectHaveNoRecordedCalls(FakeTrailStore.self, since: mark)
    store.region = "Bern"
    expectNoUnverifiedCalls(store, excluding: [.region])
    store.expect(.region)
    FakeTrailStore.expect(.open, countSpecifier: .never)
    store.region = "Valais"
    expectExpectationsMet(store)
    expectExpectationsMet(FakeTrailStore.self)

    await expectHaveReceived(store, .trails, with: "Bern", within: limit)
    await expectHaveReceived(FakeTrailStore.self, .open, within: limit)
    await expectHaveNotReceived(store, .save, within: moment)
    await expectHaveNotReceived(FakeTrailStore.self, .open, with: "b.json", within: moment)
    await expectHaveRecordedCalls(store, within: limit)
    await expectHaveRecordedCalls(FakeTrailStore.self, within: limit)
    await expectHaveNoRecordedCalls(FakeTrailStore(), within: moment)
    await expectHaveNoRecordedCalls(FakeTrailStore.self, since: mark, within: moment)
    await expectHaveReceivedInOrder(store.call(.trails), store.call(.region), within: limit)
  }

  @Test func orderIsWaitedForUntilItsLastCall() async {
    _ = store.trails(near: "Bern")
    Task { [store] in
      try await Task.sleep(for: .milliseconds(50))
      store.region = "Valais"
    }
    await expectHaveReceivedInOrder(store.call(.trails), store.call(.region), within: limit)
  }

  @Test func issuesAreAttributedToTheAssertion() async {
    _ = store.trails(near: "Bern")
    let order = OrderAssertion.haveReceivedInOrder([store.call(.region)], since: nil)
    let unverified = store.record.noUnverifiedCalls(
      excluding: [FakeTrailStore.Function](), since: nil)
    let none = FakeTrailStore.record.haveRecordedCalls(since: nil)
    let line = #line + 8
    await expectIssues([
      (order.text() ?? "", line),
      (order.text(adding: "a comment") ?? "", line + 1),
      (unverified.text() ?? "", line + 2),
      (none.text() ?? "", line + 3),
    ]) {
      // This comment is on the line before the first issue.
      expectHaveReceivedInOrder(store.call(.region))
      await expectHaveReceivedInOrder(store.call(.region), within: moment, "a comment")
      expectNoUnverifiedCalls(store)
      await expectHaveRecordedCalls(FakeTrailStore.self, within: moment)
    }
  }

  /// A test with known issues passes, so none of its other failures may get lost.
  @Test func callsThatAKnownIssueHasListedAreListedAgain() async {
    _ = store.trails(near: "Bern")
    let outcome = store.record.noUnverifiedCalls(
      excluding: [FakeTrailStore.Function](), since: nil)
    let unverified = outcome.text() ?? ""
    let line = #line + 2
    await expectIssues([(unverified, line), (unverified, line + 1)]) {
      expectNoUnverifiedCalls(store)
      expectNoUnverifiedCalls(store)
    }
  }

  @Test func unmetExpectationIsAnIssueAtItsDeclaration() async {
    let line = #line + 2
    let issues = recordedIssues {
      store.expect(.trails)
      expectExpectationsMet(store, "a comment")
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.map { $0.text.contains("FakeTrailStore ") } == [true])
    #expect(issues.map { $0.text.contains(" trails(near:) ") } == [true])
    let end = "VerifyingTests.swift:\(line + 1).\na comment"
    #expect(issues.map { $0.text.hasSuffix(end) } == [true])
  }

  @Test func everyUnmetExpectationIsAnIssue() {
    let line = #line + 1
    store.expect(.trails)
    store.expect(.region)
    FakeTrailStore.expect(.open, with: "a.json")
    FakeTrailStore.expect(.open, with: "b.json")
    let issues = recordedIssues {
      expectExpectationsMet(store)
      expectExpectationsMet(FakeTrailStore.self)
    }
    #expect(issues.map(\.line) == [line, line + 1, line + 2, line + 3])
  }

  @Test("Without the trait, an unverified expectation is an issue when its fake is deallocated")
  func unverifiedExpectationOfADeallocatedFake() async {
    let line = #line + 14
    await expectIssues([
      (
        """
        FakeTrailStore has an expectation that was never verified: \
        trails(near: "Bern"), expected at least once.
        Call verify() on the fake before the test ends. In XCTest, tearDown() is too late; use addTeardownBlock.
        """, line
      )
    ]) {
      TestScope.local.withValue(.process) {
        let met = FakeTrailStore()
        met.expect(.trails, countSpecifier: .never)
        met.verify()
        FakeTrailStore().expect(.trails, with: "Bern")
        let canceled = FakeTrailStore()
        canceled.expect(.trails).cancel()
      }
    }
  }

  @Test func unverifiedExpectationIsAnIssueAtItsDeclaration() async throws {
    let test = try #require(Test.current)
    let line = #line + 15
    try await expectIssues([
      (
        """
        FakeTrailStore has an expectation that was never verified: \
        trails(near: "Bern"), expected exactly once.
        Call verify() on the fake before the test ends. In XCTest, tearDown() is too late; use addTeardownBlock.
        """, line
      )
    ]) {
      try await SpryTrait.spry.provideScope(for: test, testCase: Test.Case.current) {
        let met = FakeTrailStore()
        met.expect(.trails, countSpecifier: .never)
        met.verify()
        // This comment is on the line before the issue.
        FakeTrailStore().expect(.trails, with: "Bern", countSpecifier: .once)
      }
    }
  }
}
