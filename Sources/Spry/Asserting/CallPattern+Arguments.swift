// Reads the arguments of received calls.
extension CallPattern {
  /// Converts the arguments of each matching call.
  ///
  /// A call whose arguments can't be converted is reported and omitted.
  func arguments<Arguments>(
    since: Checkpoint?, isTyped: Bool = false, _ make: ([Any?]) throws -> Arguments
  ) -> [Arguments] {
    matchingCalls(since: since).compactMap { call in
      if let arguments = try? make(call.arguments) { return arguments }
      record.report(unreadable(call, as: Arguments.self, isTyped: isTyped), at: location)
      return nil
    }
  }

  /// Converts the arguments of the matching call at an index, or of the last one.
  ///
  /// - Throws: A ``SpryFailure``, after reporting why there are no such arguments.
  func arguments<Arguments>(
    at index: Int?, since: Checkpoint?, _ make: ([Any?]) throws -> Arguments
  ) throws -> Arguments {
    let result = check(verification(.atLeast(1), since: since))
    let calls = result.mistake == nil ? matchingCalls(since: since) : []
    let position = index ?? calls.count - 1
    guard calls.indices.contains(position) else {
      let failure = result.failure ?? .noCall(result, index: position)
      throw record.reported(failure, at: location)
    }
    do {
      return try make(calls[position].arguments)
    } catch {
      let failure = unreadable(calls[position], as: Arguments.self, isTyped: true)
      throw record.reported(failure, at: location)
    }
  }

  private func unreadable(
    _ call: RecordedCall, as type: any Any.Type, isTyped: Bool
  ) -> Failure { .wrongArguments(fake, call, expected: type, isTyped: isTyped) }

  /// Returns one argument of each matching call.
  ///
  /// A call without an argument of this type at the index is reported and omitted.
  func arguments<Argument>(
    at index: Int, as type: Argument.Type, since: Checkpoint?
  ) -> [Argument] {
    matchingCalls(since: since).compactMap { call in
      let arguments = call.arguments
      if arguments.indices.contains(index), let argument = Cast.value(arguments[index], as: type) {
        return argument
      }
      record.report(.wrongArgument(fake, call, index: index, expected: type), at: location)
      return nil
    }
  }

  private func matchingCalls(since: Checkpoint?) -> [RecordedCall] {
    if reportingMistakes(.atLeast(0), since: since).isMistaken { return [] }
    let log = storage.log.since(since)
    reportUnrecorded(in: log)
    let calls = log.calls(of: function).calls
    return pattern.matchesEverything ? calls : calls.filter { pattern.matches($0.arguments) }
  }
}
