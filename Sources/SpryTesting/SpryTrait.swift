import Spry
public import Testing

/// A trait that gives each test case its own static calls and stubs, and fails it for unverified
/// expectations and suspended calls.
///
/// ```swift
/// @Suite(.spry) struct LogTests {
///   @Test(arguments: 1...50) func warns(day: Int) {
///     FakeTripLog.warn("rain on day \(day)")
///     expectHaveReceived(FakeTripLog.self, .warn, with: "rain on day \(day)")
///   }
/// }
/// ```
///
/// The static calls and stubs of each test case are private to it, even when test cases run in
/// parallel. Child tasks share them, but detached tasks and threads don't.
///
/// With the trait, a test fails if it never verifies an expectation that it declares, even if the
/// fake outlives the test, or if calls are still waiting at a gate when it ends; Spry then resumes
/// those calls. With `.spry(.strict)`, the test also fails for every stub that no call has used.
/// None of this applies to a test that is canceled with `Test.cancel()`.
///
/// When a fake is called from a detached task or a thread, its failures are reported to the test
/// that created the fake, or, if the fake has no `spryStorage` of its own, first called it. Without
/// the trait, they fail the run but name no test.
public struct SpryTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether a test has to use all of its stubs.
  public enum Strictness: Sendable {
    /// Unused stubs are allowed.
    case lenient
    /// Every stub must be used at least once.
    case strict
  }

  /// A type's default value for the fakes of a test.
  ///
  /// ```swift
  /// @Suite(.spry(defaults: [.init(for: (any Hut).self) { FakeHut() }])) struct HikeTests { … }
  /// ```
  ///
  /// The default values of a fake, `SpryStorage.setDefault(for:_:)`, take precedence over those of
  /// the test, which take precedence over those of the process,
  /// `SpryConfiguration.setDefault(for:_:)`, and over the type's own.
  public struct DefaultValue: Sendable {
    let set: @Sendable (inout DefaultValues) -> Void

    /// Creates the default value for a type.
    ///
    /// - Parameters:
    ///   - type: The type that members return. The value applies to exactly this type, so the
    ///     default value for `(any Hut)?` is still `nil`.
    ///   - make: A closure that creates the value. It's called each time a member needs one, on the
    ///     thread of the call.
    public init<Value>(for type: Value.Type, _ make: sending @escaping () -> Value) {
      let make = Unchecked(make)
      set = { _ = $0.set(Value.self, make.value) }
    }

    /// Creates the default value for calls on the main actor, on which the closure is called.
    public init<Value>(
      for type: Value.Type, _ make: @escaping @MainActor () -> Value
    ) { set = { _ = $0.set(Value.self, DefaultValues.onMainActor(make)) } }
  }

  let strictness: Strictness?
  let policy: SpryConfiguration.UnstubbedPolicy?
  let defaults: [DefaultValue]

  /// Whether a suite passes the trait on to its tests, which is always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test case in its own scope.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The test case, or `nil` for a suite, which has no scope.
  ///   - function: The function that runs the test case.
  /// - Throws: Any error that the test case throws, unless it repeats a failure.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    Reporting.noteRunningTest()
    // What the trait doesn't specify is inherited from the enclosing suite.
    let outer = TestScope.current
    var settings = outer.settings
    if let policy { settings.policy = policy }
    for value in defaults { value.set(&settings.defaults) }
    let scope = TestScope(
      isStrict: strictness.map { $0 == .strict } ?? outer.ledger.isStrict, settings: settings)
    var interruption: (any Error)?
    let failures = Counter()
    let observe = IssueHandlingTrait.compactMapIssues { issue in
      if issue.hasFailed { failures.mark() }
      return issue
    }
    do {
      try await TestScope.local.withValue(scope) {
        try await observe.provideScope(for: test, testCase: testCase, performing: function)
      }
    } catch {
      interruption = error
    }
    // `Test.cancel()` cancels the task and throws an error whose type isn't public. A time limit
    // also cancels the task. What a test has waited for then is worth reporting.
    let isCancelled = Task.isCancelled && interruption.map { !($0 is CancellationError) } ?? false
    let result: TestResult =
      isCancelled
      ? .skipped : interruption != nil ? .interrupted : failures.value > 0 ? .failed : .passed
    let hasFailed = scope.ledger.hasListedCalls
    // This also resumes calls that are waiting at gates.
    for report in scope.ledger.close(.scope(result, isStrict: scope.ledger.isStrict)) {
      report.record()
    }
    // The failure that a `SpryFailure` stands for has been reported.
    if let interruption, !(hasFailed && interruption is SpryFailure) { throw interruption }
  }
}

extension Trait where Self == SpryTrait {
  /// Gives each test case its own static calls and stubs, and fails it for unverified expectations
  /// and suspended calls.
  public static var spry: SpryTrait { spry() }

  /// Gives each test case its own static calls and stubs, and sets rules for all of its fakes.
  ///
  /// ```swift
  /// @Suite(.spry(.strict, policy: .fail)) struct PlannerTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - strictness: Whether a stub that no call has used fails the test. Omit it to inherit the
  ///     setting of the enclosing suite, or `.lenient` if there is none.
  ///   - policy: What happens when a fake receives a call and the function has no stub. Omit it
  ///     to inherit the policy of the enclosing suite, or that of `SpryConfiguration` if there is
  ///     none.
  ///   - defaults: The default values for types that can't conform to `DefaultProvidable`, such as
  ///     protocols. Those of the enclosing suite and of `SpryConfiguration` apply to other types.
  ///     If a type is listed twice, its last value applies.
  /// - Returns: A trait for a test or a suite.
  public static func spry(
    _ strictness: SpryTrait.Strictness? = nil, policy: SpryConfiguration.UnstubbedPolicy? = nil,
    defaults: [SpryTrait.DefaultValue] = []
  ) -> SpryTrait { SpryTrait(strictness: strictness, policy: policy, defaults: defaults) }
}
