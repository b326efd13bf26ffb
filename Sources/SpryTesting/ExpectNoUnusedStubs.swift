public import Spry
public import Testing

/// Records an issue if a fake has stubs that no call has used.
///
/// The issue names the line of each stub. If the stub's function was called with other arguments,
/// the issue shows what differed.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - comment: A comment to add to the issue.
///   - sourceLocation: The location to report issues at. The default is the location of this
///     call. In a helper function, pass on the `sourceLocation` of its caller.
public func expectNoUnusedStubs<Fake: Stubbable>(
  _ fake: Fake, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { fake.record.hasNoUnusedStubs().record(comment, sourceLocation) }

/// Records an issue if static members have stubs that no call has used; see the assertion for
/// instances.
public func expectNoUnusedStubs<Fake: Stubbable>(
  _ fake: Fake.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { fake.record.hasNoUnusedStubs().record(comment, sourceLocation) }
