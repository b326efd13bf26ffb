public import Spry
public import Testing

/// Records an issue for each expectation of a fake that wasn't met.
///
/// Declare expectations with `expect(_:with:countSpecifier:)`. Each issue points to the line that
/// declared the expectation and names the line of this call. An expectation is verified only once.
///
/// - Parameters:
///   - fake: The fake to verify. For static members, pass the fake's type.
///   - comment: A comment to add to the issue.
///   - sourceLocation: The location to report issues at. The default is the location of this
///     call. In a helper function, pass on the `sourceLocation` of its caller.
public func expectExpectationsMet<Fake: Spyable>(
  _ fake: Fake, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { fake.record.verify(comment, at: sourceLocation) }

/// Records an issue for each expectation of static members that wasn't met; see the assertion for
/// instances.
public func expectExpectationsMet<Fake: Spyable>(
  _ fake: Fake.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) { fake.record.verify(comment, at: sourceLocation) }

/// Waits until the expectations of a fake are met, and records an issue for each that wasn't; see
/// the assertion that doesn't wait.
///
/// `limit` is the longest time to wait, such as `.seconds(1)`. With `.never`, `.atMost`, and ranges
/// that begin at 0, only its end can confirm that an expectation is met.
nonisolated(nonsending) public func expectExpectationsMet<Fake: Spyable>(
  _ fake: Fake, within limit: Duration, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let wait = await fake.record.waitUntilMet(within: limit)
  fake.record.verify(comment, at: sourceLocation, after: wait)
}

/// Waits until the expectations of static members are met; see the assertion for instances.
nonisolated(nonsending) public func expectExpectationsMet<Fake: Spyable>(
  _ fake: Fake.Type, within limit: Duration, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let wait = await fake.record.waitUntilMet(within: limit)
  fake.record.verify(comment, at: sourceLocation, after: wait)
}

extension FakeRecord {
  /// Records an issue for each expectation that wasn't met.
  fileprivate func verify(
    _ comment: () -> Comment?, at location: SourceLocation, after wait: Wait? = nil
  ) {
    verify(at: CodeLocation(location), after: wait) { $0.record(comment, SourceLocation($1)) }
  }
}
