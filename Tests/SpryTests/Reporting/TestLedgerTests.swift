import Spry
import SpryTestSupport
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

@Suite("Failures that belong to no running test") struct TestLedgerTests {
  private let reporter = DistantReporter()

  @discardableResult
  private func report(_ text: String, line: UInt, to ledger: TestLedger) -> Bool {
    Reporting.local.withValue([reporter]) {
      let location = CodeLocation("/tests/GuideTests.swift", line)
      return Reporting.report(Report(text, at: location), ledger: ledger)
    }
  }

  @Test func failuresAreKeptInOrderUntilTheirTestEnds() {
    let ledger = TestLedger(isOpen: true)
    report("one", line: 8, to: ledger)
    report("two", line: 7, to: ledger)
    let entries = ledger.close(.scope(.passed, isStrict: false))
    #expect(entries.map(\.text) == ["one", "two"])
    #expect(entries.map(\.location.shortName) == ["GuideTests.swift:8", "GuideTests.swift:7"])
    #expect(reporter.texts == [])
    #expect(ledger.close(.scope(.passed, isStrict: false)).isEmpty)
  }

  /// Until then it isn't certain that they fail the test.
  @Test func failuresHaveNotFailedTheirTest() {
    #expect(!report("kept", line: 8, to: TestLedger(isOpen: true)))
    #expect(!report("distant", line: 8, to: TestLedger(isOpen: false)))
    #expect(reporter.texts == ["GuideTests.swift:8: distant"])
  }

  @Test func failuresAfterTheEndOfATestAreReported() {
    let ledger = TestLedger(isOpen: true)
    #expect(ledger.close(.scope(.passed, isStrict: false)).isEmpty)
    report("late", line: 8, to: ledger)
    #expect(ledger.close(.scope(.passed, isStrict: false)).isEmpty)
    #expect(reporter.texts == ["GuideTests.swift:8: late"])
  }

  @Test func failuresAreReportedImmediatelyWithoutATestEnd() {
    let ledger = TestLedger(isOpen: false)
    report("lost", line: 8, to: ledger)
    #expect(ledger.close(.scope(.passed, isStrict: false)).isEmpty)
    #expect(reporter.texts == ["GuideTests.swift:8: lost"])
  }
}
