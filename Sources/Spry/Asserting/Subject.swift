/// A fake as its members and its tests see it: an instance, or the static side of a type.
///
/// Whatever can be asked of a fake is written once, here; the methods of ``Spyable`` and
/// ``Stubbable`` and their static twins only pass it on.
package struct Subject<Function: StringRepresentable> {
  let identity: FakeIdentity
  let storage: SpryStorage

  init(_ type: any Any.Type, isStatic: Bool, storage: SpryStorage) {
    identity = FakeIdentity(type, functions: Function.self, isStatic: isStatic)
    self.storage = storage
  }

  /// Begins a stub.
  func stub(_ function: Function, _ file: StaticString, _ line: UInt) -> Stub {
    let (storage, end) = (storage, storage.end)
    let host = StubHost(of: identity) { rule, fake in
      rule.pattern.noteCaptors(of: fake, rule.function)
      TestScope.current.note(rule, of: fake, in: storage)
      storage.register(rule)
    } reject: { mistake, fake, function, location in
      Reporting.report(.stubMistake(mistake, fake, function), at: location, end: end)
    }
    return Stub(FunctionName(function), host: host, location: CodeLocation(file, line))
  }

  /// Makes something of the arguments of each call; a call of which it cannot be made is reported.
  func arguments<Arguments>(
    of function: Function, as type: Arguments.Type, since beginning: Checkpoint?,
    _ location: CodeLocation, _ make: ([Any?]) throws(ParameterMismatch) -> Arguments
  ) -> [Arguments] {
    storage.log.since(beginning).calls(of: FunctionName(function)).calls.compactMap { call in
      do {
        return try make(call.arguments)
      } catch {
        report(.wrongArguments(identity, call, expected: type), at: location)
        return nil
      }
    }
  }

  /// Tells the running test of a failure.
  func report(_ failure: Failure, at location: CodeLocation) {
    Reporting.report(failure, at: location, end: storage.end)
  }
}
