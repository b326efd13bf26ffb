import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("What a test leaves behind is reported as the table says") struct LeftoverTests {
  /// The endings of a test, from left to right.
  private static let endings: [Ending] =
    [
      .scope(.passed, isStrict: false), .scope(.failed, isStrict: false),
      .scope(.interrupted, isStrict: false), .scope(.skipped, isStrict: false),
      .scope(.passed, isStrict: true), .scope(.failed, isStrict: true),
      .scope(.interrupted, isStrict: true), .scope(.skipped, isStrict: true),
    ] + [.passed, .failed, .interrupted, .skipped].map(Ending.testCase) + [.fakeFreed]

  @Test(arguments: [
    (Leftover.unverifiedExpectation, "yes yes no no   yes yes no no    yes yes yes no   yes"),
    (.lateFailure, "yes yes yes no   yes yes yes no   yes yes yes yes   yes"),
    (.heldCall, "yes yes yes no   yes yes yes no   no no no no   no"),
    (.skippedStub, "yes yes yes no   yes yes yes no   yes yes yes no   yes"),
    (.shadowedStub, "no yes yes no   no yes yes no   no yes yes no   no"),
    (.unusedStub, "no no no no   yes yes no no   no no no no   no"),
  ])
  func row(of leftover: Leftover, expected: String) {
    let row = Self.endings.map { leftover.isReported(at: $0) ? "yes" : "no" }
    #expect(row == expected.split(separator: " ").map(String.init))
  }

  @Test func rowsAreInTheOrderOfReports() {
    #expect(
      Leftover.allCases == [
        .unverifiedExpectation, .lateFailure, .heldCall, .skippedStub, .shadowedStub,
        .unusedStub,
      ])
  }

  /// A leftover that fails the test is reason enough to explain a shadowed stub.
  @Test(arguments: [
    (Ending.scope(.passed, isStrict: true), Ending.scope(.failed, isStrict: true)),
    (.scope(.passed, isStrict: false), .scope(.failed, isStrict: false)),
    (.scope(.interrupted, isStrict: true), .scope(.interrupted, isStrict: true)),
    (.testCase(.passed), .testCase(.failed)), (.testCase(.skipped), .testCase(.skipped)),
    (.fakeFreed, .fakeFreed),
  ])
  func passedTestFails(ending: Ending, expected: Ending) {
    #expect(ending.failed == expected)
  }

  /// In XCTest, a call that is still held isn't reported, so it doesn't fail the test.
  @Test func whatIsNotReportedExplainsNothing() async {
    let scope = TestScope()
    let reports = await TestScope.local.withValue(scope) {
      let ranger = FakeRanger()
      let gate = ranger.stub(.closures).andSuspend()
      async let closures = ranger.closures(on: 1)
      await gate.untilReached()
      let store = FakeTrailStore()
      store.stub(.trails).with("Bern").andReturn([])
      store.stub(.trails).andReturn([])
      _ = store.trails(near: "Bern")
      let reports = scope.ledger.close(.testCase(.passed))
      _ = try? await closures
      return reports
    }
    #expect(reports.map(\.text) == [])
  }
}
