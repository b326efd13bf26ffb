/// One member of a fake, with the types of the fake and of its functions erased.
///
/// It is what typed functions and properties consist of: they add the types of the arguments and
/// of the result, and pass each question on.
package struct FakeMember: Sendable {
  /// The raw value of the member's case.
  package struct Name: StringRepresentable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  package let name: Name
  private let identity: FakeIdentity
  /// The storage of an instance; `nil` for a static member, whose storage belongs to a scope.
  private let storage: SpryStorage?
  /// Where the test has said of which types the member is.
  let location: CodeLocation

  /// Names a member of an instance.
  package init<Function>(
    _ function: Function, of subject: Subject<Function>, at location: CodeLocation
  ) {
    name = Name(rawValue: function.rawValue)
    identity = subject.identity
    storage = identity.isStatic ? nil : subject.storage
    self.location = location
  }

  /// The fake, or for a static member its type in the current scope.
  var subject: Subject<Name> {
    Subject(identity, storage ?? TestScope.current.staticStorage(of: identity.type))
  }

}

// The questions of a test.
extension FakeMember {
  /// Asks the log.
  func didCall(
    _ arguments: [Any?], _ count: CountSpecifier, since: Checkpoint?, _ location: CodeLocation
  ) -> DidCallResult {
    subject.didCall(Verification(name, arguments, count, since: since), location)
  }

  /// The same, again after each call, until the answer is final or time is up.
  nonisolated(nonsending) func didCall(
    _ arguments: [Any?], _ count: CountSpecifier, since: Checkpoint?, within limit: Duration,
    _ location: CodeLocation
  ) async -> DidCallResult {
    await subject.didCall(
      Verification(name, arguments, count, since: since), within: limit, location)
  }

  /// Counts calls.
  func callCount(_ arguments: [Any?], since: Checkpoint?, _ location: CodeLocation) -> Int {
    subject.callCount(Verification(name, arguments, .atLeast(0), since: since), location)
  }

  /// Declares a call that the member is expected to receive from now on.
  func expect(_ arguments: [Any?], _ count: CountSpecifier, _ location: CodeLocation) {
    subject.expect(name, arguments, count, location)
  }

  /// Begins a question about the order of calls.
  func call(_ arguments: [Any?]) -> CallPattern {
    subject.call(name, arguments)
  }
}

// The assertions about the member.
extension FakeMember {
  /// A failure unless the call was received as often as specified.
  package func haveReceived(
    _ arguments: [Any?], _ count: CountSpecifier, since: Checkpoint?
  ) -> AssertionOutcome {
    subject.haveReceived(name, arguments, count, since: since)
  }

  /// The same, after waiting for the calls.
  nonisolated(nonsending) package func haveReceived(
    _ arguments: [Any?], _ count: CountSpecifier, since: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome {
    await subject.haveReceived(name, arguments, count, since: since, within: limit)
  }

  /// A failure if the call was received as often as specified, or if that cannot be decided.
  package func haveNotReceived(
    _ arguments: [Any?], _ count: CountSpecifier, since: Checkpoint?
  ) -> AssertionOutcome {
    subject.haveNotReceived(name, arguments, count, since: since)
  }

  /// The same, after waiting for calls that would break it.
  nonisolated(nonsending) package func haveNotReceived(
    _ arguments: [Any?], _ count: CountSpecifier, since: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome {
    await subject.haveNotReceived(name, arguments, count, since: since, within: limit)
  }
}
