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
/// The static calls and stubs of each test case are private to it, also where test cases run in
/// parallel. Child tasks share them; detached tasks and threads do not.
///
/// An expectation that the test declares and never verifies fails it.
///
/// A failure of a fake that is called from a detached task or a thread is added to the test that
/// made the fake. Without the trait it fails the run, but names no test.
///
/// A gate that still holds calls when the test is over fails it, and lets them go. `.spry(.strict)`
/// fails it for every stub that no call has used, too.
public struct SpryTrait: TestTrait, SuiteTrait, TestScoping {
  /// What a test has to use of what it has stubbed.
  public enum Strictness: Sendable {
    /// Nothing in particular.
    case lenient
    /// Every stub, once at least.
    case strict
  }

  let strictness: Strictness?
  let policy: UnstubbedPolicy?

  /// `true`: a suite hands the trait on to its tests.
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
    // Where a trait says nothing, that of the suite around holds.
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
  ///   - strictness: Whether a stub that no call has used fails the test; `nil` leaves it to the
  ///     trait of the suite around, and without one to `.lenient`.
  ///   - policy: What happens when a fake is called and no stub answers; `nil` leaves it to the
  ///     trait of the suite around, and without one to `SpryConfiguration`.
  /// - Returns: The trait.
  public static func spry(
    _ strictness: SpryTrait.Strictness? = nil, policy: UnstubbedPolicy? = nil
  ) -> SpryTrait {
    SpryTrait(strictness: strictness, policy: policy)
  }
}
