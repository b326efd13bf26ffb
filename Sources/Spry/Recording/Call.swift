/// A call to one of a fake's functions, recorded or not.
package struct Call: Sendable {
  package let function: FunctionName
  /// The value of `#function` in the member.
  package let signature: String
  private let stored: Unchecked<[Any?]>

  /// Creates a call.
  ///
  /// - Parameters:
  ///   - function: The function that was called.
  ///   - signature: The value of `#function` in the member.
  ///   - arguments: The arguments, some of which may be wrapped in ``Weakly``.
  package init(_ function: FunctionName, signature: String, arguments: Unchecked<[Any?]>) {
    self.function = function
    self.signature = signature
    stored = arguments
  }

  /// The arguments, with `nil` in place of objects that are gone.
  package var arguments: [Any?] { PassedArguments.currentValues(of: kept) }

  /// The arguments as the log keeps them.
  package var kept: [Any?] { stored.value }
}
