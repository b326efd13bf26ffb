public import Spry
public import Testing

/// Records an issue unless a fake recorded at least one call.
///
/// Pass a checkpoint as `since` to count only the calls after it. To verify a call to a particular
/// function, use ``expectHaveReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveRecordedCalls(since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a static member recorded at least one call; see
/// ``expectHaveRecordedCalls(_:since:_:sourceLocation:)-(Fake,_,_,_)``.
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
/// Pass a checkpoint as `since` to count only the calls after it. To rule out calls to a particular
/// function, use ``expectHaveNotReceived(_:_:with:countSpecifier:since:_:sourceLocation:)-(Fake,_,_,_,_,_,_)``.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveNoRecordedCalls(since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a static member recorded any calls; see
/// ``expectHaveNoRecordedCalls(_:since:_:sourceLocation:)-(Fake,_,_,_)``.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.haveNoRecordedCalls(since: beginning)
    .record(comment(), at: sourceLocation)
}
