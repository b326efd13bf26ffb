public import Spry
public import Testing

/// Records an issue unless a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake.
///   - beginning: Where given, only calls after this checkpoint count.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveRecordedCalls(since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a static member of a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake's type.
///   - beginning: Where given, only calls after this checkpoint count.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveRecordedCalls(since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake.
///   - beginning: Where given, only calls after this checkpoint count.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveNoRecordedCalls(since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a static member of a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake's type.
///   - beginning: Where given, only calls after this checkpoint count.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveNoRecordedCalls(since: beginning)
    .record(comment(), at: sourceLocation)
}
