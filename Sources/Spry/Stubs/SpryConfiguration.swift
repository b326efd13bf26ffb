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
