/// Where failures are reported: to the running test, or by stopping the process.
package enum Reporting {
  /// The reporters of the companion modules that are linked into the process.
  ///
  /// Swift Testing comes first, because it knows for each task whether one of its tests is running
  /// there.
  private static let linked = names.compactMap { name -> (any FailureReporter)? in
    // If a process contains several copies of Spry, the type of that name may be another copy's.
    (_typeByName(name) as? any FailureReporter.Type).map { $0.init() }
      ?? added.withLock { $0.first { _mangledTypeName(type(of: $0)) == name } }
  }

  /// The mangled names of the reporters' types.
  private static let names = ["11SpryTesting0B8ReporterV", "10SpryXCTest0B8ReporterV"]

  /// The reporters of this copy of Spry, which add themselves when the process starts.
  private static let added = Lock<[any FailureReporter]>([])

  /// Adds a reporter, in case it can't be found by its name.
  package static func add(_ new: any FailureReporter) { added.withLock { $0.append(new) } }

  /// Sets the reporters of a task, in this library's own tests.
  package static let local = TaskLocal(wrappedValue: linked)

  /// The reporters in use.
  private static var reporters: [any FailureReporter] { local.get() }

  /// Lets the reporters see which test is running.
  ///
  /// This is called whenever a storage is made, which happens before the first test that uses a
  /// fake, or early in it.
  package static func noteRunningTest() { for reporter in linked { reporter.noteRunningTest() } }

  /// Whether a test is running, as far as the caller's task can tell.
  package static var isTestRunning: Bool { reporters.contains { $0.isTestRunning } }

  /// Identifies the running test, or `nil` if it isn't known.
  package static var runningTest: String? {
    // Not `lazy`, which would ask twice, and the test may end in between.
    reporters.compactMap(\.runningTest).first
  }

  /// The functions between the running test and the fake, innermost first, and the line of the
  /// test.
  ///
  /// The line is `nil` if the test isn't among the callers, or if callers have been searched for in
  /// this test so often that it would take too long.
  package static func callers(noting ledger: TestLedger) -> (callers: [Caller], test: CodeLocation?)
  {
    guard reporters.contains(where: \.wantsCallers) else { return ([], nil) }
    let isTest = { (caller: Caller) in reporters.contains { $0.isTest(caller) } }
    // An autoclosure in the test, such as an argument of XCTAssertEqual, has no line of its own.
    let hasLine = { (caller: Caller) in caller.location.line > 0 }
    let callers = CallerSearch.callers(
      upTo: { isTest($0) && hasLine($0) }, if: { ledger.withRecord { $0.maySearch() } })
    let test = callers.first { isTest($0) && hasLine($0) }
    return (callers.prefix { !isTest($0) }.filter(hasLine), test?.location)
  }

  /// Whether what a test leaves in the process's ``TestLedger`` is reported when the test ends.
  package static var seesEndOfTests: Bool { reporters.contains { $0.seesEndOfTests } }

  /// Fails the running test.
  ///
  /// If no test is running, the failure is kept for the next one. If no test framework is linked,
  /// the process stops.
  ///
  /// - Parameters:
  ///   - report: The failure.
  ///   - ledger: The collection in which the fake's test keeps failures from outside its tasks.
  /// - Returns: Whether it is certain that the running test has failed. Only then may another
  ///   failure of the test be left out, because it has the same cause.
  @discardableResult
  package static func report(_ report: Report, ledger: TestLedger? = nil) -> Bool {
    for reporter in reporters {
      if let hasFailed = reporter.report(report) { return hasFailed }
    }
    if let ledger, ledger.add(report) { return false }
    if reporters.contains(where: { $0.reportWithoutTest(report) }) { return false }
    if reporters.isEmpty { trap(report.adding(ReportNotes.noLinkedFramework)) }
    UnheardFailures.keep(report.adding(ReportNotes.noRunningTest))
    return false
  }

  /// Reports what a test has left behind after that test has ended, without stopping a process that
  /// has no tests.
  static func reportLate(_ report: Report) {
    if !reporters.isEmpty { UnheardFailures.keep(report.adding(ReportNotes.endedTest)) }
  }

  /// Ends the process, because there is no value to return or no test framework to report to.
  static func trap(_ report: Report) -> Never {
    let (text, location) = (report.text, report.location)
    fatalError(
      location.isLiteral ? text : "\(location.shortName): \(text)", file: location.file,
      line: location.line)
  }
}
