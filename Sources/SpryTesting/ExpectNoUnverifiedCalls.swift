public import Spry
public import Testing

/// Records an issue if a fake has recorded calls that no verification has found.
///
/// ```swift
/// expectNoUnverifiedCalls(store, excluding: [.region])
/// ```
///
/// A verification that succeeds verifies the calls that it finds. Counting and reading calls
/// verifies none.
///
/// - Parameters:
///   - fake: The fake.
///   - functions: Functions whose calls do not matter.
///   - beginning: Where given, only calls after this checkpoint count.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
public func expectNoUnverifiedCalls<Fake: Spyable>(
  _ fake: Fake, excluding functions: [Fake.Function] = [], since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.noUnverifiedCalls(excluding: functions, since: beginning)
    .record(comment(), at: sourceLocation)
}

/// Records an issue if static members of a fake have recorded calls that no verification has found.
///
/// - Parameters:
///   - fake: The fake's type.
///   - functions: Functions whose calls do not matter.
///   - beginning: Where given, only calls after this checkpoint count.
///   - comment: What to add to the issue.
///   - sourceLocation: Where to record it.
public func expectNoUnverifiedCalls<Fake: Spyable>(
  _ fake: Fake.Type, excluding functions: [Fake.ClassFunction] = [],
  since beginning: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.subject.noUnverifiedCalls(excluding: functions, since: beginning)
    .record(comment(), at: sourceLocation)
}
