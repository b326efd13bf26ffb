/// Where a failure goes: to the test that is running, or nowhere but a trap.
package enum Reporting {
  /// Takes the place of the test frameworks, in tests of this library.
  @TaskLocal package static var interceptor: (any FailureReporter)?

  /// The reporters of the companion modules that are linked into the process.
  ///
  /// Swift Testing comes first: it knows for each task whether one of its tests is running there.
  private static let reporters: [any FailureReporter] = [
    "11SpryTesting15TestingReporterV", "10SpryXCTest14XCTestReporterV",
  ]
  .compactMap { _typeByName($0) as? any FailureReporter.Type }
  .map { $0.init() }

  /// Lets the reporters see which test is running.
  ///
  /// Called whenever a storage is made, which is before, or early in, the first test that uses a
  /// fake.
  package static func lookAround() {
    for reporter in reporters { reporter.lookAround() }
  }

  /// Fails the running test, or traps with the text when no test is running.
  ///
  /// - Parameters:
  ///   - text: What is wrong.
  ///   - location: The line to report it on.
  ///   - lateFailures: Where the test's failures go that come from outside of its tasks.
  package static func report(
    _ text: String, at location: CodeLocation, lateFailures: LateFailures? = nil
  ) {
    if let interceptor, interceptor.report(text, at: location) { return }
    let isReported =
      reporters.contains { $0.report(text, at: location) }
      || lateFailures?.add(text, at: location) ?? false
      || reporters.contains { $0.reportWithoutTest(text, at: location) }
    if isReported { return }
    let hint = MistakeText.noRunningTest(isLinked: !reporters.isEmpty)
    trap("\(text)\n\(hint)", at: location)
  }

  /// Fails the running test, or traps with the text when no test is running.
  ///
  /// - Parameters:
  ///   - failure: What is wrong.
  ///   - location: The line to report it on.
  ///   - lateFailures: Where the test's failures go that come from outside of its tasks.
  package static func report(
    _ failure: Failure, at location: CodeLocation, lateFailures: LateFailures? = nil
  ) {
    report(failure.text, at: location, lateFailures: lateFailures)
  }

  /// Reports a failure, then finds something to go on with: the error if the member can throw it,
  /// else the type's default value, else there is only a trap.
  package static func recover<Value, Failing: Error>(
    from failure: Failure, as _: Value.Type = Value.self, throwing _: Failing.Type,
    at location: CodeLocation, lateFailures: LateFailures? = nil
  ) throws(Failing) -> Value {
    let text = failure.text
    report(text, at: location, lateFailures: lateFailures)
    return try goOn(after: text, throwing: Failing.self, at: location)
  }

  /// Finds something to go on with after a failure that has been reported.
  package static func goOn<Value, Failing: Error>(
    after text: String, as _: Value.Type = Value.self, throwing _: Failing.Type,
    at location: CodeLocation
  ) throws(Failing) -> Value {
    if let error = SpryFailure(text) as? Failing { throw error }
    if let value = DefaultValue.of(Value.self) { return value }
    trap(text, at: location)
  }

  /// Ends the process: there is no value that a fake could go on with, or nobody to tell.
  private static func trap(_ text: String, at location: CodeLocation) -> Never {
    fatalError(text, file: location.file, line: location.line)
  }
}
