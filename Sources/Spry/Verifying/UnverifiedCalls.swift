/// The calls to a fake that no verification has matched.
package struct UnverifiedCalls: Sendable {
  package let fake: FakeIdentity
  /// The calls, oldest first.
  package var calls: [RecordedCall]
  /// The calls that are verified or excluded.
  let verified: [RecordedCall]
  /// All calls, among which these are numbered.
  let all: [RecordedCall]

  /// Finds the calls among all calls to a fake.
  package init(
    of fake: FakeIdentity, among all: [RecordedCall], isVerified: (RecordedCall) -> Bool
  ) {
    (self.fake, self.all) = (fake, all)
    // Once for each call, because this takes the time of a look-up.
    verified = all.filter(isVerified)
    let ordinals = Set(verified.map(\.ordinal))
    calls = all.filter { !ordinals.contains($0.ordinal) }
  }
}
