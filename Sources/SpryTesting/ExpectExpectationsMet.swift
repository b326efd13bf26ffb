public import Spry
public import Testing

/// Records an issue for each expectation of a fake that has not been met.
///
/// Each expectation is verified once, and reported on the line on which it was declared.
///
/// - Parameters:
///   - fake: The fake.
///   - comment: What to add to the issues.
///   - sourceLocation: What the issues name as the place where it was verified.
public func expectExpectationsMet<Fake: Spyable>(
  _ fake: Fake, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let place = CodeLocation(sourceLocation)
  for (outcome, location) in fake.subject.expectationsMet(verifiedAt: place) {
    outcome.record(comment(), at: SourceLocation(location))
  }
}

/// Records an issue for each expectation of the static members of a fake that has not been met.
///
/// - Parameters:
///   - fake: The fake's type.
///   - comment: What to add to the issues.
///   - sourceLocation: What the issues name as the place where it was verified.
public func expectExpectationsMet<Fake: Spyable>(
  _ fake: Fake.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let place = CodeLocation(sourceLocation)
  for (outcome, location) in fake.subject.expectationsMet(verifiedAt: place) {
    outcome.record(comment(), at: SourceLocation(location))
  }
}
