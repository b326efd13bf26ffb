extension SpryConfiguration {
  /// What happens when a fake receives a call and the function has no stub.
  ///
  /// A function that has stubs, none of which answers, fails the test under every policy. Stubs
  /// marked `optional()`, stubs for another number of arguments, and gates that have been opened
  /// don't count.
  ///
  /// You can set a policy for one fake (`spryStorage.unstubbedPolicy`), for one test (the trait
  /// `.spry(policy:)`), or for the process (``SpryConfiguration``). A fake's policy overrides the
  /// test's, and the test's policy overrides the process's. A member with a `fallbackValue` uses
  /// that instead, regardless of the policy.
  public enum UnstubbedPolicy: Sendable {
    /// Members that return nothing need no stub, unless they receive a closure or an ``Inout``; all
    /// other calls behave like ``fail``. This is the default.
    ///
    /// Code that waits for a closure would hang if no stub called it. Only the arguments themselves
    /// count, not closures in arrays or structs.
    case allowVoid
    /// The test fails.
    ///
    /// A member that can throw any error throws a ``SpryFailure``. Every other member returns the
    /// default value of its type or, if it has none, a made-up value. If none can be made, Spry
    /// prints the failure and stops the process.
    case fail
    /// Returns the default value silently if the return type has one, and otherwise behaves like
    /// ``fail``.
    case returnDefault

    /// The value that a member returns without failing the test, or `nil` if the test must fail.
    func value<Value>(
      of _: Value.Type, for arguments: PassedArguments,
      in defaults: @autoclosure () -> DefaultValues
    ) -> Value? {
      switch self {
      case .allowVoid: Value.self == Void.self && !arguments.expectEffects ? () as? Value : nil
      case .fail: nil
      case .returnDefault: defaults().value(of: Value.self)
      }
    }
  }
}
