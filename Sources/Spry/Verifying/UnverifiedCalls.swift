/// The calls that an assertion reports because no verification has matched them.
package struct UnverifiedCalls: Sendable {
  package let fake: FakeIdentity
  /// The calls, oldest first, without those that another failure of the test has listed.
  package let calls: [RecordedCall]
  /// All calls to the fake, among which these are numbered.
  let all: [RecordedCall]
  /// The ordinals of all unverified calls, including those that another failure has listed.
  let ordinals: Set<Int>
}
