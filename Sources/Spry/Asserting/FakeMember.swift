/// A member of a fake, with the types of the fake and of its function enum erased.
///
/// Typed functions and properties are built on it: they add types, and forward each verification to
/// it. Tests use those instead.
@_documentation(visibility: internal)
public struct FakeMember: Sendable {
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
  /// The line on which the test specified the member's types.
  let location: CodeLocation

  /// Makes a member of an instance, or a static member.
  package init<Function>(
    _ function: Function, of subject: Subject<Function>, at location: CodeLocation
  ) {
    name = Name(rawValue: function.rawValue)
    identity = subject.identity
    storage = identity.isStatic ? nil : subject.storage
    self.location = location
  }

  /// The fake that has the member, or for a static member, the fake's type in the current scope.
  var subject: Subject<Name> {
    Subject(identity, storage ?? TestScope.current.staticStorage(of: identity.type))
  }
}

// Verifications of the member.
extension FakeMember {
  /// Checks the recorded calls.
  func didCall(
    _ arguments: [Any?], _ count: CountSpecifier, since: Checkpoint?, _ location: CodeLocation
  ) -> DidCallResult {
    subject.didCall(Verification(name, arguments, count, since: since), location)
  }

  /// The same, repeated after each call until the result is final or the time limit is reached.
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
  func expect(
    _ arguments: [Any?], _ count: CountSpecifier, _ location: CodeLocation
  ) -> DeclaredExpectation {
    subject.expect(name, arguments, count, location)
  }

  /// Describes a call to the member, for verifying the order of calls.
  func call(_ arguments: [Any?]) -> CallPattern {
    subject.call(name, arguments)
  }
}

// Assertions about the member.
extension FakeMember {
  /// Returns a failure unless the call was received as often as specified.
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

  /// Returns a failure if the call was received as often as specified, or if that can't be
  /// determined.
  package func haveNotReceived(
    _ arguments: [Any?], _ count: CountSpecifier, since: Checkpoint?
  ) -> AssertionOutcome {
    subject.haveNotReceived(name, arguments, count, since: since)
  }

  /// The same, after waiting for calls that would make it fail.
  nonisolated(nonsending) package func haveNotReceived(
    _ arguments: [Any?], _ count: CountSpecifier, since: Checkpoint?, within limit: Duration
  ) async -> AssertionOutcome {
    await subject.haveNotReceived(name, arguments, count, since: since, within: limit)
  }
}
