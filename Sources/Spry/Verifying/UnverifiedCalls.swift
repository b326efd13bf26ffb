/// The calls that an assertion reports because no verification has matched them.
package struct UnverifiedCalls: Sendable {
  package let fake: FakeIdentity
  /// The calls, oldest first, without those that another failure of the test has listed.
  package let calls: [RecordedCall]
  /// All calls to the fake, among which these are numbered.
  let all: [RecordedCall]
  /// The ordinals of all unverified calls, including those that another failure has listed.
  let ordinals: Set<Int>

  /// Returns the calls that no verification has matched, oldest first.
  package static func find(
    in log: CallLog, excluding excluded: Set<FunctionName>, isVerified: (RecordedCall) -> Bool
  ) -> [RecordedCall] {
    log.calls.filter { !excluded.contains($0.call.function) && !isVerified($0) }
  }

  /// Leaves out the calls that another failure of the test has listed.
  ///
  /// - Parameters:
  ///   - unverified: The calls that no verification has matched, oldest first.
  ///   - fake: The fake that received them.
  ///   - all: All calls to the fake.
  ///   - isListed: Returns whether another failure of the test has listed the call with an ordinal.
  package init(
    _ unverified: [RecordedCall], of fake: FakeIdentity, among all: [RecordedCall],
    isListed: (Int) -> Bool
  ) {
    self.fake = fake
    self.all = all
    calls = unverified.filter { !isListed($0.ordinal) }
    ordinals = Set(unverified.map(\.ordinal))
  }
}
