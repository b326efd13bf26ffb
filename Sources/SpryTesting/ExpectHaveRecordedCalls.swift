public import Spry
public import Testing

/// Records an issue unless a fake recorded at least one call.
///
/// Pass a checkpoint as `since` to count only the calls after it. To verify a call to a particular
/// function, use `expectHaveReceived`.
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.record.haveRecordedCalls(since: beginning).record(comment(), at: sourceLocation)
}

/// Records an issue unless a static member recorded at least one call.
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.record.haveRecordedCalls(since: beginning).record(comment(), at: sourceLocation)
}

/// Records an issue unless a fake records at least one call within a time limit.
///
/// The assertion returns when the first call is received, and waits no longer than `limit`.
nonisolated(nonsending) public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
  _ = await fake.record.waitForCalls(since: beginning, within: limit)
  fake.record.haveRecordedCalls(since: beginning).record(comment(), at: sourceLocation)
}

/// Records an issue unless a static member records at least one call within a time limit.
nonisolated(nonsending) public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
  _ = await fake.record.waitForCalls(since: beginning, within: limit)
  fake.record.haveRecordedCalls(since: beginning).record(comment(), at: sourceLocation)
}

/// Records an issue if a fake recorded any calls.
///
/// Pass a checkpoint as `since` to count only the calls after it. To rule out calls to a particular
/// function, use `expectHaveNotReceived`.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.record.haveNoRecordedCalls(since: beginning).record(comment(), at: sourceLocation)
}

/// Records an issue if a static member recorded any calls.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.record.haveNoRecordedCalls(since: beginning).record(comment(), at: sourceLocation)
}

/// Records an issue if a fake records any calls within a time limit.
///
/// A test that passes waits for the whole of `limit`, because a call could be received until then.
nonisolated(nonsending) public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let isConfirmed = await fake.record.waitForCalls(since: beginning, within: limit)
  fake.record.haveNoRecordedCalls(since: beginning, isConfirmed: isConfirmed)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a static member records any calls within a time limit.
nonisolated(nonsending) public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let isConfirmed = await fake.record.waitForCalls(since: beginning, within: limit)
  fake.record.haveNoRecordedCalls(since: beginning, isConfirmed: isConfirmed)
    .record(comment(), at: sourceLocation)
}
