/// The calls to a fake that no verification has matched.
package struct UnverifiedCalls: Sendable {
  package let fake: FakeIdentity
  /// The calls, oldest first.
  package private(set) var calls: [RecordedCall]
  /// The other calls.
  let verified: [RecordedCall]
  /// All calls, among which these are numbered.
  let all: [RecordedCall]

  /// Finds the calls in a log.
  ///
  /// - Parameters:
  ///   - fake: The fake.
  ///   - log: The calls to it.
  ///   - excluded: Functions whose calls count as verified.
  ///   - isVerified: Returns whether a verification has matched a call.
  package init(
    of fake: FakeIdentity, in log: CallLog, excluding excluded: Set<FunctionName>,
    isVerified: (RecordedCall) -> Bool
  ) {
    self.fake = fake
    all = log.calls
    verified = all.filter { excluded.contains($0.call.function) || isVerified($0) }
    let ordinals = Set(verified.map(\.ordinal))
    calls = all.filter { !ordinals.contains($0.ordinal) }
  }

  /// Leaves out the calls that another failure of the test has listed.
  package mutating func remove(where isListed: (Int) -> Bool) {
    calls.removeAll { isListed($0.ordinal) }
  }
}
