public import Spry
public import Testing

/// Records an issue unless a fake records a call within some time, whichever.
///
/// - Parameters:
///   - fake: The fake.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
nonisolated(nonsending) public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.subject.haveRecordedCalls(since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a static member of a fake records a call within some time, whichever.
///
/// - Parameters:
///   - fake: The fake's type.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
nonisolated(nonsending) public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.subject.haveRecordedCalls(since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a fake records a call within some time, whichever.
///
/// - Parameters:
///   - fake: The fake.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
nonisolated(nonsending) public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.subject.haveNoRecordedCalls(since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a static member of a fake records a call within some time, whichever.
///
/// - Parameters:
///   - fake: The fake's type.
///   - beginning: Where given, only calls after this checkpoint count.
///   - limit: How long to wait at most.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
nonisolated(nonsending) public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await fake.subject.haveNoRecordedCalls(since: beginning, within: limit)
    .record(comment(), at: sourceLocation)
}
