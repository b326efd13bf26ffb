/// A fake as its tests see it: an instance, or the static members of a type.
///
/// Each operation of a test on a fake is implemented once, here. The methods of ``Spyable`` and
/// ``Stubbable``, instance and static, only forward to it.
package struct Subject<Function: StringRepresentable> {
  let identity: FakeIdentity
  let storage: SpryStorage

  init(_ type: any Any.Type, isStatic: Bool, storage: SpryStorage) {
    self.init(FakeIdentity(type, functions: Function.self, isStatic: isStatic), storage)
  }

  init(_ identity: FakeIdentity, _ storage: SpryStorage) {
    self.identity = identity
    self.storage = storage
  }

  /// Begins a stub.
  func stub(_ function: Function, _ file: StaticString, _ line: UInt) -> Stub {
    let (storage, scopeEnd) = (storage, storage.scopeEnd)
    let host = StubHost(of: identity) { rule, fake in
      rule.pattern.noteCaptors(of: fake, rule.function)
      TestScope.current.note(rule, of: fake, in: storage)
      storage.register(rule)
    } reject: { mistake, fake, function, location in
      Reporting.report(
        .stubMistake(mistake, fake, function), at: location, end: TestScope.end(or: scopeEnd))
    }
    return Stub(FunctionName(function), host: host, location: CodeLocation(file, line))
  }

  /// Converts the arguments of each call.
  ///
  /// A call whose arguments can't be converted is reported and omitted.
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

  /// Returns one argument of each call.
  ///
  /// A call without an argument of this type at the index is reported and omitted.
  func arguments<Argument>(
    of function: Function, at index: Int, as type: Argument.Type, since beginning: Checkpoint?,
    _ location: CodeLocation
  ) -> [Argument] {
    storage.log.since(beginning).calls(of: FunctionName(function)).calls.compactMap { call in
      let arguments = call.arguments
      if index >= 0, index < arguments.count,
        let argument = Cast.value(arguments[index], as: type)
      {
        return argument
      }
      report(.wrongArgument(identity, call, index: index, expected: type), at: location)
      return nil
    }
  }

  /// Reports a failure to the running test.
  func report(_ failure: Failure, at location: CodeLocation) {
    Reporting.report(storage.complete(failure), at: location, end: storage.end)
  }
}
