/// The calls to a fake that no verification has matched.
package struct UnverifiedCalls: Sendable {
  package let fake: FakeIdentity
  /// The calls, oldest first.
  package var calls: [RecordedCall]
  /// The other calls.
  let verified: [RecordedCall]
  /// All calls, among which these are numbered.
  let all: [RecordedCall]
}
