public import Spry
public import Testing

/// Records an issue if a fake recorded calls that no assertion has matched.
///
/// ```swift
/// expectNoUnverifiedCalls(store, excluding: [.region])
/// ```
///
/// A verification that succeeds marks the calls that it finds as verified. Counting or reading
/// calls doesn't.
///
/// - Parameters:
///   - fake: The fake, or for static members its type.
///   - functions: The functions whose calls need no verification.
///   - beginning: If specified, only calls after this checkpoint have to be verified.
///   - comment: What to add to the issue.
///   - sourceLocation: The location that issues point to.
public func expectNoUnverifiedCalls<Fake: Spyable>(
  _ fake: Fake, excluding functions: [Fake.Function] = [], since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.noUnverifiedCalls(excluding: functions, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if static members recorded calls that no assertion has matched; see
/// ``expectNoUnverifiedCalls(_:excluding:since:_:sourceLocation:)-5kn30``.
public func expectNoUnverifiedCalls<Fake: Spyable>(
  _ fake: Fake.Type, excluding functions: [Fake.ClassFunction] = [],
  since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.noUnverifiedCalls(excluding: functions, since: beginning)
    .record(comment(), at: sourceLocation)
}
