import SpryTestSupport
import SpryTesting
import Testing

@testable import Hiking

@Suite(.spry) struct VerifyingTests {
  @Test func everyUnmetExpectationIsAnIssueAtItsDeclaration() {
    let store = FakeTrailStore()
    let line = #line + 1
    store.expect(.trails)
    store.expect(.region)
    FakeTrailStore.expect(.open, with: "a.json")
    FakeTrailStore.expect(.open, with: "b.json")
    let issues = recordedIssues {
      expectExpectationsMet(store, "a comment")
      expectExpectationsMet(FakeTrailStore.self)
    }
    #expect(issues.map(\.line) == Array(line..<line + 4))
    #expect(issues.first?.text.contains("FakeTrailStore ") == true)
    #expect(issues.first?.text.contains(" trails(near:) ") == true)
    let ends = [5, 5, 6, 6].map { "VerifyingTests.swift:\(line + $0)." }
    #expect(
      zip(issues, ends).map { $0.text.contains($1) } == [true, true, true, true])
    #expect(issues.map { $0.text.hasSuffix("\na comment") } == [true, true, false, false])
  }

  /// Returns whether the only issue is at a line and about an unverified expectation.
  private func isUnverified(_ issues: [ReportedFailure], at line: Int, _ count: String) -> Bool {
    let text = #"was never verified: trails(near: "Bern"), expected \#(count)."#
    return issues.map(\.line) == [line] && issues[0].text.contains(text)
  }

  @Test("Without the trait, an unverified expectation is an issue when its fake is deallocated")
  func unverifiedExpectationOfADeallocatedFake() {
    let line = #line + 6
    let issues = recordedIssues {
      TestScope.local.withValue(.process) {
        let met = FakeTrailStore()
        met.expect(.trails, countSpecifier: .never)
        met.verify()
        FakeTrailStore().expect(.trails, with: "Bern")
        let canceled = FakeTrailStore()
        canceled.expect(.trails).cancel()
      }
    }
    #expect(isUnverified(issues, at: line, "at least once"), "\(issues)")
  }

  @Test func unverifiedExpectationIsAnIssueAtItsDeclaration() async throws {
    let line = #line + 7
    let issues = try await recordedIssues {
      try await run(.spry) {
        let met = FakeTrailStore()
        met.expect(.trails, countSpecifier: .never)
        met.verify()
        // This comment is on the line before the issue.
        FakeTrailStore().expect(.trails, with: "Bern", countSpecifier: .once)
      }
    }
    #expect(isUnverified(issues, at: line, "exactly once"), "\(issues)")
  }
}
