/// What a test may leave behind when it ends, in the order in which it is reported.
package enum Leftover: Sendable, CaseIterable {
  /// An expectation that the test has declared, but not verified.
  case unverifiedExpectation
  /// A failure of a fake that a thread or a detached task has called.
  case lateFailure
  /// A call that is still held at a gate.
  case heldCall
  /// A stub whose value has the wrong type for every call that it matches, or whose member only
  /// records its calls.
  case skippedStub
  /// A stub that an older one has kept from being used.
  case shadowedStub
  /// A stub that no call has used.
  case unusedStub

  /// Whether it fails the test, or, if the stub is shadowed, explains why the test has failed.
  ///
  /// This is the table in the article on the trait `.spry`.
  package func isReported(at ending: Ending) -> Bool {
    switch (self, ending) {
    case (.lateFailure, .scope(.skipped, _)): false
    case (.lateFailure, _): true
    case (_, .scope(.skipped, _)), (_, .testCase(.skipped)): false
    case (.skippedStub, _): true
    // A test that an error has ended didn't get to these.
    case (.unverifiedExpectation, .scope(let result, _)): result != .interrupted
    case (.unusedStub, .scope(let result, let isStrict)): isStrict && result != .interrupted
    case (.unverifiedExpectation, _), (.heldCall, .scope): true
    case (.shadowedStub, .scope(let result, _)), (.shadowedStub, .testCase(let result)):
      result != .passed
    // In XCTest, tearDown() may still resume a call, and another test may use a stub.
    case (.heldCall, _), (.unusedStub, _), (.shadowedStub, .fakeFreed): false
    }
  }
}
