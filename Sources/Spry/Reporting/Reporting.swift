/// Where a failure goes: to the running test, or nowhere but a trap.
package enum Reporting {
  /// Takes the place of the test frameworks, in tests of this library.
  @TaskLocal package static var interceptor: (any FailureReporter)?

  /// The reporters of the companion modules that are linked into the process.
  private static let reporters: [any FailureReporter] = ["10SpryXCTest14XCTestReporterV"]
    .compactMap { _typeByName($0) as? any FailureReporter.Type }
    .map { $0.init() }

  /// Lets the reporters see the tests that start from now on.
  ///
  /// Called when the first storage is made, which is before, or early in, the first test that uses
  /// a fake.
  package static func prepare() {
    _ = reporters
  }

  /// Fails the running test, or traps with the text when no test is running.
  ///
  /// - Parameters:
  ///   - failure: What is wrong.
  ///   - message: What the test's author adds to the text; may be empty.
  ///   - location: The line to report it on.
  package static func report(
    _ failure: Failure, message: String = "", at location: CodeLocation
  ) {
    let text = message.isEmpty ? failure.text : "\(failure.text)\n\(message)"
    let wasReported =
      if let interceptor {
        interceptor.report(text, at: location)
      } else {
        reporters.contains { $0.report(text, at: location) }
      }
    if !wasReported { trap(text, at: location) }
  }

  /// Ends the process: there is no value that a fake could go on with.
  package static func trap(_ failure: Failure, at location: CodeLocation) -> Never {
    trap(failure.text, at: location)
  }

  private static func trap(_ text: String, at location: CodeLocation) -> Never {
    fatalError(text, file: location.file, line: location.line)
  }

  /// Reports a failure, then finds something to go on with: the error if the member can throw it,
  /// else the type's default value, else there is only a trap.
  package static func recover<Value, Failing: Error>(
    from failure: Failure, as _: Value.Type = Value.self, throwing _: Failing.Type,
    at location: CodeLocation
  ) throws(Failing) -> Value {
    report(failure, at: location)
    if let error = SpryFailure(failure) as? Failing { throw error }
    if let value = DefaultValue.of(Value.self) { return value }
    trap(failure, at: location)
  }
}
