public import Spry
public import Testing

/// Records an issue unless a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.assertions.haveRecordedCalls()
    .record(comment(), at: sourceLocation)
}

/// Records an issue unless a static member of a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake's type.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
public func expectHaveRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.assertions.haveRecordedCalls()
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.assertions.haveNoRecordedCalls()
    .record(comment(), at: sourceLocation)
}

/// Records an issue if a static member of a fake has recorded a call, whichever.
///
/// - Parameters:
///   - fake: The fake's type.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
public func expectHaveNoRecordedCalls<Fake: Spyable>(
  _ fake: Fake.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.assertions.haveNoRecordedCalls()
    .record(comment(), at: sourceLocation)
}
