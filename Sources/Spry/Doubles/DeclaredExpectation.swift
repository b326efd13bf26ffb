/// An expectation of a fake, and the test that has to verify it.
struct DeclaredExpectation: Sendable {
  let expectation: Expectation
  private let unverified: UnverifiedExpectations
  private let ticket: UnverifiedExpectations.Ticket

  /// Declares an expectation in the test that is running.
  init(_ expectation: Expectation) {
    self.expectation = expectation
    unverified = TestScope.current.unverifiedExpectations
    ticket = unverified.add(expectation)
  }

  /// Tells the test that it has been verified.
  ///
  /// - Returns: Whether the test waited for that. One that is over has been told already.
  func settle() -> Bool {
    unverified.remove(ticket)
  }
}
