public import Spry
public import Testing

/// Records an issue for each expectation of a fake that wasn't met.
///
/// Declare expectations with `expect(_:with:countSpecifier:)`. Each issue points to the line that
/// declared the expectation, and names the line of this call. An expectation is verified only once.
public func expectExpectationsMet<Fake: Spyable>(
  _ fake: Fake, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.record.verify(at: CodeLocation(sourceLocation)) {
    $0.record(comment(), at: SourceLocation($1))
  }
}

/// Records an issue for each expectation of static members that wasn't met; see the assertion for
/// instances.
public func expectExpectationsMet<Fake: Spyable>(
  _ fake: Fake.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  fake.record.verify(at: CodeLocation(sourceLocation)) {
    $0.record(comment(), at: SourceLocation($1))
  }
}
