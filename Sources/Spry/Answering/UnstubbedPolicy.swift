/// What happens when a fake is called and no stub answers.
///
/// It is set for one fake (`spryStorage.unstubbedPolicy`), for one test (the trait
/// `.spry(policy:)`) or for the process (``SpryConfiguration``); the nearer one counts. A
/// `fallbackValue` goes before all of them.
public enum UnstubbedPolicy: Sendable {
  /// The test fails.
  ///
  /// A member that can throw any error throws a ``SpryFailure``; any other, also one that throws
  /// another type of error, returns the default value of its type. Without one the process ends
  /// with the same text.
  case fail
  /// As ``fail``, but members that return nothing need no stub.
  case allowVoid
  /// The default value is returned without a word if the return type has one; else as ``fail``.
  case returnDefault

  /// The value that a member returns without a failure, or `nil` if there has to be one.
  package func value<Value>(of _: Value.Type) -> Value? {
    switch self {
    case .fail: nil
    case .allowVoid: Value.self == Void.self ? () as? Value : nil
    case .returnDefault: DefaultValue.of(Value.self)
    }
  }
}
