/// Collects, while a test runs, what to report to it when it ends.
///
/// It outlives the fakes, so nothing is lost when a fake is deallocated. Whatever runs the test
/// calls ``close(_:)`` when the test is over.
package final class TestLedger: Sendable {
  /// The state that the lock protects.
  private struct State: Sendable {
    var isOpen: Bool
    var leftovers = Leftovers()
    /// What each test has been told, keyed by ``Reporting/runningTest``.
    var records: [String?: TestRecord] = [:]
  }

  private let state: Lock<State>

  /// Whether a stub that no call has used fails the test.
  package let isStrict: Bool

  /// Creates a ledger.
  ///
  /// - Parameters:
  ///   - isOpen: Whether the ledger will be closed when a test is over.
  ///   - isStrict: Whether a stub that no call has used fails the test.
  package init(isOpen: Bool, isStrict: Bool = false) {
    state = Lock(State(isOpen: isOpen))
    self.isStrict = isStrict
  }

  /// Whether a test is running that will receive what is collected.
  package var isOpen: Bool { state.withLock { $0.isOpen } }

  /// Keeps a failure from outside the test's own tasks.
  ///
  /// A detached task or a thread doesn't know which test started it, but the fake that it calls
  /// does.
  ///
  /// - Returns: Whether the failure will be reported. If not, it isn't kept.
  func add(_ report: Report) -> Bool {
    state.withLock { state in
      if state.isOpen { state.leftovers.lateFailures.append(report.kept) }
      return state.isOpen
    }
  }

  /// Reads or changes what the running test has been told.
  func withRecord<Result: Sendable>(_ body: (inout TestRecord) -> Result) -> Result {
    let test = Reporting.runningTest
    return state.withLock { body(&$0.records[test, default: TestRecord()]) }
  }

  /// The calls that failures of the running test have listed; see ``TestRecord/listedCalls``.
  var listedCalls: [Int: TestRecord.Listing] {
    let test = Reporting.runningTest
    return state.withLock { test == nil ? nil : $0.records[test]?.listedCalls } ?? [:]
  }

  /// Notes the calls that a failure has listed, if it is certain that it fails the running test.
  ///
  /// A call that had no stub stays one, because that is why no other assertion has to list it.
  func noteListed(_ ordinals: [Int], as listing: TestRecord.Listing = .asEvidence) {
    guard Reporting.runningTest != nil else { return }
    withRecord { record in
      record.listedCalls.merge(ordinals.map { ($0, listing) }) { $0 == .unstubbed ? $0 : $1 }
    }
  }

  /// Whether it is certain that a test has failed because of a call.
  package var hasListedCalls: Bool {
    state.withLock { $0.records.contains { !$0.value.listedCalls.isEmpty } }
  }

  /// Forgets what has been told, because another test begins.
  package func forgetRecords() { _ = state.withLock { exchange(&$0.records, with: [:]) } }

  /// Changes what is kept for the end of the test.
  package func note(_ change: (inout Leftovers) -> Void) {
    state.withLock { change(&$0.leftovers) }
  }

  /// Ends a test: releases calls that are still waiting at gates, and stops collecting.
  ///
  /// - Parameter ending: How the test has ended.
  /// - Returns: The failures that the test hasn't seen yet.
  package func close(_ ending: Ending) -> [Report] {
    let rest = state.withLock { state in
      state.isOpen = false
      return exchange(&state.leftovers, with: Leftovers())
    }
    return rest.reports(at: ending)
  }
}
