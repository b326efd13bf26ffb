/// A call of one of a fake's functions, recorded or not.
package struct Call: Sendable {
  package let function: FunctionName
  /// What `#function` was in the member.
  package let signature: String
  private let stored: Unchecked<[Any?]>
  private let areWeak: Bool

  /// - Parameters:
  ///   - function: The function that was called.
  ///   - signature: What `#function` was in the member.
  ///   - arguments: The arguments, some perhaps as ``Weakly``.
  ///   - areWeak: Whether some of them may become `nil`.
  package init(
    _ function: FunctionName, signature: String, arguments: Unchecked<[Any?]>, areWeak: Bool = false
  ) {
    self.function = function
    self.signature = signature
    stored = arguments
    self.areWeak = areWeak
  }

  /// The arguments, `nil` in place of those that are gone.
  package var arguments: [Any?] {
    areWeak ? stored.value.map(PassedArguments.current) : stored.value
  }

  /// The arguments as the log keeps them.
  package var kept: [Any?] { stored.value }
}
