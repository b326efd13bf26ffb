/// What holds for all fakes of the process.
public enum SpryConfiguration {
  private static let policy = Lock(UnstubbedPolicy.fail)

  /// What happens when a fake is called and no stub answers, where neither the fake nor the test
  /// says otherwise; ``UnstubbedPolicy/fail`` at first.
  ///
  /// It can be set from any thread, best before the first test runs: it holds for all tests, also
  /// for those that run at the same time.
  public static var unstubbedPolicy: UnstubbedPolicy {
    get { policy.withLock { $0 } }
    set { policy.withLock { $0 = newValue } }
  }
}
