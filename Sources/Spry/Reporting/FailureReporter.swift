/// A test framework that can be told of a failure.
///
/// A companion module declares one type that adopts this; ``Reporting`` finds it by its name.
package protocol FailureReporter: Sendable {
  init()

  /// Looks which test is running; called whenever a storage is made.
  func lookAround()

  /// Fails the running test.
  ///
  /// - Parameters:
  ///   - message: The failure's text.
  ///   - location: Where it is to be shown.
  /// - Returns: `false` if no test of this framework is running, as far as the caller's task or
  ///   thread can tell, and nothing has been reported.
  func report(_ message: String, at location: CodeLocation) -> Bool

  /// Fails the whole run, where it is known that a test is running, but not which.
  ///
  /// - Parameters:
  ///   - message: The failure's text.
  ///   - location: Where it is to be shown.
  /// - Returns: `false` if nothing has been reported.
  func reportWithoutTest(_ message: String, at location: CodeLocation) -> Bool
}

extension FailureReporter {
  package func lookAround() {}

  package func reportWithoutTest(_ message: String, at location: CodeLocation) -> Bool {
    false
  }
}
