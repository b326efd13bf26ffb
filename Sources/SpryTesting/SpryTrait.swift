import Spry
public import Testing

/// Gives a test, or every test of a suite, static fakes of its own.
///
/// ```swift
/// @Suite(.spry) struct LogTests {
///   @Test(arguments: 1...50) func writes(number: Int) {
///     FakeLog.stub(.write).andReturn()
///     FakeLog.write("\(number)")
///     expectHaveReceived(FakeLog.self, .write, with: "\(number)", countSpecifier: .once)
///   }
/// }
/// ```
///
/// The static calls and stubs of each test case are private to it, even if test cases run in
/// parallel. Child tasks share them; detached tasks and threads do not.
///
/// With the trait, a test fails if it declares an expectation and never verifies it, or if calls
/// still wait at a gate when it ends; the gate then resumes them. With `.spry(.strict)`, it also
/// fails for every stub that no call has used.
///
/// If a fake is called from a detached task or a thread, its failures are added to the test that
/// made the fake. Without the trait they fail the run, but name no test.
public struct SpryTrait: TestTrait, SuiteTrait, TestScoping {
  /// Which of its stubs a test has to use.
  public enum Strictness: Sendable {
    /// Unused stubs are allowed.
    case lenient
    /// Every stub must be used at least once.
    case strict
  }

  let strictness: Strictness?
  let policy: UnstubbedPolicy?

  /// `true`: a suite passes the trait on to its tests.
  public var isRecursive: Bool { true }

  /// Runs a test case in a scope of its own.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The test case, or `nil` for a suite, which has no scope.
  ///   - function: Runs the test case.
  /// - Throws: What the test case throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    Reporting.noteRunningTest()
    // If the trait leaves it open, the enclosing suite decides.
    let outer = TestScope.current
    let scope = TestScope(
      isStrict: strictness.map { $0 == .strict } ?? outer.isStrict, policy: policy ?? outer.policy)
    defer {
      for failure in scope.end() {
        Issue.record(
          Comment(rawValue: failure.text), sourceLocation: SourceLocation(failure.location))
      }
    }
    try await TestScope.$current.withValue(scope, operation: function)
  }
}

extension Trait where Self == SpryTrait {
  /// Gives a test, or every test of a suite, static fakes of its own.
  public static var spry: SpryTrait { spry() }

  /// Gives a test, or every test of a suite, static fakes of its own, and rules for all its fakes.
  ///
  /// ```swift
  /// @Suite(.spry(.strict, policy: .allowVoid)) struct PlannerTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - strictness: Whether a stub that no call has used fails the test. If it is `nil`, the trait
  ///     of the enclosing suite decides; the default is `.lenient`.
  ///   - policy: What happens when a fake is called and no stub answers. If it is `nil`, the trait
  ///     of the enclosing suite decides; the default is that of `SpryConfiguration`.
  /// - Returns: The trait.
  public static func spry(
    _ strictness: SpryTrait.Strictness? = nil, policy: UnstubbedPolicy? = nil
  ) -> SpryTrait {
    SpryTrait(strictness: strictness, policy: policy)
  }
}
