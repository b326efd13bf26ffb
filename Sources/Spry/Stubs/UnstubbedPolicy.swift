/// What happens when a fake is called and no stub answers.
///
/// You can set a policy for one fake (`spryStorage.unstubbedPolicy`), for one test (the trait
/// `.spry(policy:)`), or for the process (``SpryConfiguration``). A fake's policy overrides the
/// test's, and the test's policy overrides the process's. If the member has a `fallbackValue`, that
/// is used instead, regardless of the policy.
public enum UnstubbedPolicy: Sendable {
  /// The test fails.
  ///
  /// A member that can throw a ``SpryFailure`` throws one. Any other member, including one that
  /// throws only another type of error, returns the default value of its type. If the type has no
  /// default value, Spry prints the failure and ends the process.
  case fail
  /// Like ``fail``, but members that return nothing need no stub.
  case allowVoid
  /// Returns the default value silently if the return type has one, and otherwise behaves like
  /// ``fail``.
  case returnDefault

  /// The value that a member returns without failing the test, or `nil` if the test must fail.
  package func value<Value>(of _: Value.Type) -> Value? {
    switch self {
    case .fail: nil
    case .allowVoid: Value.self == Void.self ? () as? Value : nil
    case .returnDefault: DefaultValue.of(Value.self)
    }
  }
}

/// Settings that apply to every fake in the process.
public enum SpryConfiguration {
  private static let policy = Lock(UnstubbedPolicy.fail)

  /// What happens when a fake is called and no stub answers.
  ///
  /// This policy applies if neither the fake nor the test sets one. The default is
  /// ``UnstubbedPolicy/fail``. Set it before the first test runs, because it affects all tests,
  /// including those that run at the same time. You can set it from any thread.
  public static var unstubbedPolicy: UnstubbedPolicy {
    get { policy.withLock { $0 } }
    set { policy.withLock { $0 = newValue } }
  }
}
