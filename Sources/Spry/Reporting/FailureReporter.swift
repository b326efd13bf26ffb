/// A test framework that can be told of a failure.
///
/// A companion module declares one type that adopts this; ``Reporting`` finds it by its name.
package protocol FailureReporter: Sendable {
  init()

  /// Fails the running test.
  ///
  /// - Returns: `false` if no test of this framework is running, and nothing has been reported.
  func report(_ message: String, at location: CodeLocation) -> Bool
}
