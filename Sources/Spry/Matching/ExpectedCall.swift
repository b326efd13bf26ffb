/// Which call: a function, and what its arguments have to be.
///
/// It is what a test stubs, verifies, expects, and orders.
package struct ExpectedCall: Sendable {
  package let function: FunctionName
  package let pattern: ArgumentPattern

  package init(_ function: FunctionName, _ pattern: ArgumentPattern) {
    self.function = function
    self.pattern = pattern
  }

  /// Whether a recorded call is the expected one.
  ///
  /// Specified arguments that contain a mistake match nothing.
  package func matches(_ call: RecordedCall) -> Bool {
    call.call.function == function && pattern.mistake == nil && pattern.matches(call.call.arguments)
  }

  /// Whether a recorded call only looks like the expected one.
  package func looksLike(_ call: RecordedCall) -> Bool {
    call.call.function == function && pattern.looksLike(call.call.arguments)
  }
}
