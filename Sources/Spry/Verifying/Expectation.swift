/// A verification that a test declares before the calls and performs after them.
package struct Expectation: Sendable {
  package let verification: Verification
  package let fake: FakeIdentity
  /// The line on which the test declared it.
  package let location: CodeLocation

  package init(_ verification: Verification, of fake: FakeIdentity, at location: CodeLocation) {
    self.verification = verification
    self.fake = fake
    self.location = location
  }
}
