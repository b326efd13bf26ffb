public import Spry
public import Testing

/// Records an issue unless a fake recorded at least one call.
///
/// To verify a call to a particular function, use `expectHaveReceived`.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - mark: If specified, only calls after this checkpoint are counted.
///   - comment: A comment to add to the issue.
///   - sourceLocation: The location to report issues at. The default is the location of this
///     call. In a helper function, pass on the `sourceLocation` of its caller.
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since mark: Checkpoint? = nil, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { fake.record.hasCalls(mark).record(comment, sourceLocation) }

/// Records an issue unless a static member recorded at least one call; see the assertion for
/// instances.
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since mark: Checkpoint? = nil, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { fake.record.hasCalls(mark).record(comment, sourceLocation) }

/// Records an issue unless a fake records at least one call within a time limit.
///
/// The assertion returns when the first call is received.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - mark: If specified, only calls after this checkpoint are counted.
///   - limit: The longest time to wait.
///   - comment: A comment to add to the issue.
///   - sourceLocation: The location to report issues at. The default is the location of this
///     call. In a helper function, pass on the `sourceLocation` of its caller.
nonisolated(nonsending) public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since mark: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async { await fake.record.hasCalls(mark, within: limit).record(comment, sourceLocation) }

/// Records an issue unless a static member records at least one call within a time limit; see the
/// assertion for instances.
nonisolated(nonsending) public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since mark: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async { await fake.record.hasCalls(mark, within: limit).record(comment, sourceLocation) }

/// Records an issue if a fake recorded any calls.
///
/// To rule out calls to a particular function, use `expectHaveNotReceived`. The assertion
/// doesn't fail if all calls have already failed the test for lack of a stub.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - mark: If specified, only calls after this checkpoint are counted.
///   - comment: A comment to add to the issue.
///   - sourceLocation: The location to report issues at. The default is the location of this
///     call. In a helper function, pass on the `sourceLocation` of its caller.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since mark: Checkpoint? = nil, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { fake.record.hasNoCalls(mark).record(comment, sourceLocation) }

/// Records an issue if a static member recorded any calls; see the assertion for instances.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since mark: Checkpoint? = nil, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { fake.record.hasNoCalls(mark).record(comment, sourceLocation) }

/// Records an issue if a fake records any calls within a time limit.
///
/// A passing test waits for the whole of `limit`, because a call could still be received.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - mark: If specified, only calls after this checkpoint are counted.
///   - limit: The longest time to wait.
///   - comment: A comment to add to the issue.
///   - sourceLocation: The location to report issues at. The default is the location of this
///     call. In a helper function, pass on the `sourceLocation` of its caller.
nonisolated(nonsending) public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since mark: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async { await fake.record.hasNoCalls(mark, within: limit).record(comment, sourceLocation) }

/// Records an issue if a static member records any calls within a time limit; see the assertion for
/// instances.
nonisolated(nonsending) public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since mark: Checkpoint? = nil, within limit: Duration,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async { await fake.record.hasNoCalls(mark, within: limit).record(comment, sourceLocation) }
