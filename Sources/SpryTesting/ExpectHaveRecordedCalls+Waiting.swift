public import Spry
public import Testing

/// Records an issue unless a fake records at least one call within a time limit.
///
/// The assertion returns when the first call is received, and waits no longer than `limit`. If you
/// specify a checkpoint, only calls after it are counted.
nonisolated(nonsending) public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.subject.haveRecordedCalls(since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a static member records at least one call within a time limit; see
/// ``expectHaveRecordedCalls(_:since:within:_:sourceLocation:)-(Fake,_,_,_,_)``.
nonisolated(nonsending) public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.subject.haveRecordedCalls(since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a fake records any calls within a time limit.
///
/// A test that passes waits for the whole of `limit`, because a call could be received until then.
/// If you specify a checkpoint, only calls after it are counted.
nonisolated(nonsending) public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.subject.haveNoRecordedCalls(since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a static member records any calls within a time limit; see
/// ``expectHaveNoRecordedCalls(_:since:within:_:sourceLocation:)-(Fake,_,_,_,_)``.
nonisolated(nonsending) public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.subject.haveNoRecordedCalls(since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}
