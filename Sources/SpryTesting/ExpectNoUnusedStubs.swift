public import Spry
public import Testing

/// Records an issue if a fake has stubs that no call has used.
///
/// The issue names each stub's line, and what differed where its function was called with other
/// arguments.
///
/// - Parameters:
///   - fake: The fake.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
public func expectNoUnusedStubs<Fake: Stubbable>(
  _ fake: Fake, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveNoUnusedStubs()
    .record(comment(), at: sourceLocation)
}

/// Records an issue if the static members of a fake have stubs that no call has used.
///
/// - Parameters:
///   - fake: The fake's type.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
public func expectNoUnusedStubs<Fake: Stubbable>(
  _ fake: Fake.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveNoUnusedStubs()
    .record(comment(), at: sourceLocation)
}
