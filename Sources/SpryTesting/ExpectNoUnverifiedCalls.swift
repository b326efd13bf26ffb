public import Spry
public import Testing

/// Records an issue if a fake recorded calls that no assertion has matched.
///
/// ```swift
/// expectNoUnverifiedCalls(store, excluding: [.region])
/// ```
///
/// A call counts as verified once a successful `didCall` or a passing assertion has matched it,
/// whereas counting or reading calls doesn't verify them. The assertion leaves out calls that a
/// failed assertion of the same test has listed, and calls that have failed the test for lack of a
/// stub.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - functions: The functions whose calls don't have to be verified, such as logging. The default
///     is none.
///   - mark: If specified, only calls after this checkpoint have to be verified.
///   - comment: A comment to add to the issue.
///   - sourceLocation: The location to report issues at. The default is the location of this
///     call. In a helper function, pass on the `sourceLocation` of its caller.
public func expectNoUnverifiedCalls<Fake: Spyable>(
  _ fake: Fake, excluding functions: [Fake.Function] = [], since mark: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) { fake.record.hasNoUnverifiedCalls(excluding: functions, mark).record(comment, sourceLocation) }

/// Records an issue if static members recorded calls that no assertion has matched; see the
/// assertion for instances.
public func expectNoUnverifiedCalls<Fake: Spyable>(
  _ fake: Fake.Type, excluding functions: [Fake.ClassFunction] = [], since mark: Checkpoint? = nil,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) { fake.record.hasNoUnverifiedCalls(excluding: functions, mark).record(comment, sourceLocation) }
