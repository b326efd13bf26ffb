import Spry
import Testing

/// A reporter that collects failures even though it doesn't know which test is running.
private final class DistantReporter: FailureReporter {
  private let heard = Lock<[String]>([])

  var texts: [String] { heard.withLock { $0 } }

  func report(_ report: Report) -> Bool? { nil }

  func reportWithoutTest(_ report: Report) -> Bool {
    heard.withLock { $0.append("\(report.location.shortName): \(report.text)") }
    return true
  }
}

@Suite("Failures that belong to no running test") struct TestEndTests {
  private let reporter = DistantReporter()

  @discardableResult
  private func report(_ text: String, line: UInt, to end: TestEnd) -> Bool {
    Reporting.local.withValue([reporter]) {
      Reporting.report(Report(text, at: CodeLocation("/tests/GuideTests.swift", line)), end: end)
    }
  }

  @Test func failuresAreKeptInOrderUntilTheirTestEnds() {
    let end = TestEnd(isOpen: true)
    report("one", line: 8, to: end)
    report("two", line: 7, to: end)
    let entries = end.close(.scope(.passed, isStrict: false))
    #expect(entries.map(\.text) == ["one", "two"])
    #expect(entries.map(\.location.shortName) == ["GuideTests.swift:8", "GuideTests.swift:7"])
    #expect(reporter.texts == [])
    #expect(end.close(.scope(.passed, isStrict: false)).isEmpty)
  }

  /// Until then it isn't certain that they fail the test.
  @Test func failuresHaveNotFailedTheirTest() {
    #expect(!report("kept", line: 8, to: TestEnd(isOpen: true)))
    #expect(!report("distant", line: 8, to: TestEnd(isOpen: false)))
    #expect(reporter.texts == ["GuideTests.swift:8: distant"])
  }

  @Test func failuresAfterTheEndOfATestAreReported() {
    let end = TestEnd(isOpen: true)
    #expect(end.close(.scope(.passed, isStrict: false)).isEmpty)
    report("late", line: 8, to: end)
    #expect(end.close(.scope(.passed, isStrict: false)).isEmpty)
    #expect(reporter.texts == ["GuideTests.swift:8: late"])
  }

  @Test func failuresAreReportedImmediatelyWithoutATestEnd() {
    let end = TestEnd(isOpen: false)
    report("lost", line: 8, to: end)
    #expect(end.close(.scope(.passed, isStrict: false)).isEmpty)
    #expect(reporter.texts == ["GuideTests.swift:8: lost"])
  }
}
