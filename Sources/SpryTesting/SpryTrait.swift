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
public struct SpryTrait: TestTrait, SuiteTrait, TestScoping {
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
    let scope = TestScope()
    defer {
      for expectation in scope.unverifiedExpectations.takeAll() {
        Issue.record(
          Comment(rawValue: Failure.unverifiedExpectation(expectation).text),
          sourceLocation: SourceLocation(expectation.location))
      }
      for failure in scope.lateFailures.close() {
        Issue.record(
          Comment(rawValue: failure.text), sourceLocation: SourceLocation(failure.location))
      }
    }
    try await TestScope.$current.withValue(scope, operation: function)
  }
}

extension Trait where Self == SpryTrait {
  /// Gives a test, or every test of a suite, static fakes of its own.
  public static var spry: SpryTrait { SpryTrait() }
}
