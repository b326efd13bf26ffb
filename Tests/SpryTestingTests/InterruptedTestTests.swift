import Spry
import SpryTestSupport
import SpryTesting
import Testing

@testable import Hiking

/// A test that an error ends fails because of the error only.
@Suite struct InterruptedTestTests {
  /// Runs `body` as a test with the trait.
  private func run(
    _ trait: SpryTrait = .spry, reportingTo reporter: any FailureReporter,
    _ body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Reporting.local.withValue([reporter]) {
      try await SpryTestingTests.run(trait, body)
    }
  }

  @Test func missingStubThatEndsTheTestIsReportedOnce() async throws {
    let recorder = FailureRecorder()
    try await run(reportingTo: recorder) { _ = try FakeRanger().length(of: .eiger) }
    #expect(
      recorder.failures.map(\.outline) == [
        #"missingStub FakeRanger.length(of: Trail(name: "Eiger Trail", ascent: 140))"#
      ])
  }

  /// A known issue doesn't fail the test, so the error has to.
  @Test func errorOfAKnownMissingStubEndsTheTest() async {
    let reporter = KnownFailures()
    await #expect(throws: SpryFailure.self) {
      try await run(reportingTo: reporter) { _ = try FakeRanger().length(of: .eiger) }
    }
    #expect(reporter.recorder.failures.count == 1)
  }

  @Test func otherErrorEndsTheTest() async {
    let recorder = FailureRecorder()
    await #expect(throws: TrailError.closed) {
      try await run(reportingTo: recorder) {
        _ = try? FakeRanger().length(of: .eiger)
        throw TrailError.closed
      }
    }
    #expect(recorder.failures.count == 1)
  }

  @Test func whatTheTestDidNotGetToIsNotReported() async {
    let recorder = FailureRecorder()
    await #expect(throws: TrailError.closed) {
      try await run(.spry(.strict), reportingTo: recorder) {
        let store = FakeTrailStore()
        store.expect(.save)
        store.stub(.trails).andReturn([Trail]())
        throw TrailError.closed
      }
    }
    #expect(recorder.failures == [])
  }

  /// The texts of the issues of a test that declares an expectation, doesn't use a stub, leaves a
  /// call at a gate, may be canceled, and throws an error.
  private func issues<Failing: Error>(
    ofATestThatThrows error: Failing, isCancelled: Bool = true
  ) async -> [String] {
    let issues = await recordedIssues {
      let task = Task {
        try await run(.spry(.strict), reportingTo: FailureRecorder()) {
          let (store, ranger) = (FakeTrailStore(), FakeRanger())
          store.expect(.save)
          store.stub(.trails).andReturn([Trail]())
          let gate = ranger.stub(.closures).andSuspend()
          Task { try await ranger.closures(on: 1) }
          await gate.untilReached()
          if isCancelled { unsafe withUnsafeCurrentTask { unsafe $0?.cancel() } }
          throw error
        }
      }
      await #expect(throws: Failing.self) { try await task.value }
    }
    return issues.map(\.text)
  }

  @Test func nothingIsReportedOfACanceledTest() async {
    #expect(await issues(ofATestThatThrows: TrailError.closed) == [])
  }

  @Test func callAtAGateIsReportedOfATestThatAnErrorEnds() async {
    let texts = await issues(ofATestThatThrows: TrailError.closed, isCancelled: false)
    #expect(texts.map { $0.contains("closures(on: 1)") } == [true])
  }

  @Test func callThatATestHasWaitedForIsReportedWhenItsTimeIsUp() async {
    let texts = await issues(ofATestThatThrows: CancellationError())
    #expect(texts.map { $0.contains("closures(on: 1)") } == [true])
  }
}
