/// Where failures are reported: to the running test, or by ending the process.
package enum Reporting {
  /// The reporters of the companion modules that are linked into the process.
  ///
  /// Swift Testing comes first: it knows for each task whether one of its tests is running there.
  private static let linked: [any FailureReporter] = [
    "11SpryTesting15TestingReporterV", "10SpryXCTest14XCTestReporterV",
  ]
  .compactMap { _typeByName($0) as? any FailureReporter.Type }
  .map { $0.init() }

  /// The reporters in use; tests of this library replace them.
  @TaskLocal package static var reporters: [any FailureReporter] = linked

  /// Lets the reporters see which test is running.
  ///
  /// Called whenever a storage is made, which is before, or early in, the first test that uses a
  /// fake.
  package static func noteRunningTest() {
    for reporter in linked { reporter.noteRunningTest() }
  }

  /// Whether a test is running, as far as the caller's task can tell.
  package static var isTestRunning: Bool { reporters.contains { $0.isTestRunning } }

  /// Whether the process is that of an exit test.
  package static var isExitTest: Bool { reporters.contains { $0.isExitTest } }

  /// Whether what a test leaves in the process's ``TestEnd`` is reported when the test ends.
  package static var seesEndOfTests: Bool { reporters.contains { $0.seesEndOfTests } }

  /// Fails the running test.
  ///
  /// If there is none, the failure is kept for the next test. If no framework is linked, the
  /// process ends.
  ///
  /// - Parameters:
  ///   - text: The text of the failure.
  ///   - location: The line to report it on.
  ///   - end: Where the fake's test collects failures from outside its tasks.
  package static func report(_ text: String, at location: CodeLocation, end: TestEnd? = nil) {
    let entry = TestEnd.Entry(text: text, location: location)
    let isReported =
      reporters.contains { $0.report(text, at: location) }
      || end?.add(entry) ?? false
      || reporters.contains { $0.reportWithoutTest(text, at: location) }
    if isReported { return }
    if reporters.isEmpty { trap("\(text)\n\(MistakeText.noLinkedFramework)", at: location) }
    UnheardFailures.keep(
      TestEnd.Entry(text: "\(text)\n\(MistakeText.noRunningTest)", location: location))
  }

  /// Fails the running test with the text of a failure.
  package static func report(_ failure: Failure, at location: CodeLocation, end: TestEnd? = nil) {
    report(failure.text, at: location, end: end)
  }

  /// Reports a failure, then throws the error if the member can throw it, or returns the type's
  /// default value, or ends the process.
  package static func recover<Value, Failing: Error>(
    from failure: Failure, as _: Value.Type = Value.self, throwing _: Failing.Type,
    at location: CodeLocation, end: TestEnd? = nil
  ) throws(Failing) -> Value {
    let text = failure.text
    report(text, at: location, end: end)
    return try goOn(after: text, throwing: Failing.self, at: location)
  }

  /// Finds a way to continue after a failure that has been reported.
  package static func goOn<Value, Failing: Error>(
    after text: String, as _: Value.Type = Value.self, throwing _: Failing.Type,
    at location: CodeLocation
  ) throws(Failing) -> Value {
    if let error = SpryFailure(text) as? Failing { throw error }
    if let value = DefaultValue.of(Value.self) { return value }
    trap(text, at: location)
  }

  /// Ends the process: there is no value to return, or no framework to report to.
  private static func trap(_ text: String, at location: CodeLocation) -> Never {
    let text = location.isLiteral ? text : "\(location.shortName): \(text)"
    fatalError(text, file: location.file, line: location.line)
  }
}
