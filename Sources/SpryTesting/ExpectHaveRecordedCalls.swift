public import Spry
public import Testing

/// Records an issue unless a fake recorded at least one call.
///
/// If you specify a checkpoint, only calls after it are counted.
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveRecordedCalls(since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a static member recorded at least one call; see
/// ``expectHaveRecordedCalls(_:since:_:sourceLocation:)-1kx1u``.
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveRecordedCalls(since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a fake recorded any calls.
///
/// If you specify a checkpoint, only calls after it are counted.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveNoRecordedCalls(since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a static member recorded any calls; see
/// ``expectHaveNoRecordedCalls(_:since:_:sourceLocation:)-52lie``.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveNoRecordedCalls(since: beginning)
    .record(comment(), at: sourceLocation)
}
