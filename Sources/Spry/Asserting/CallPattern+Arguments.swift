// Reads the arguments of received calls.
extension CallPattern {
  /// Converts the arguments of each matching call.
  ///
  /// A call whose arguments can't be converted is reported and omitted.
  func arguments<Arguments>(
    since mark: Checkpoint?, _ make: ([Any?]) throws -> Arguments
  ) -> [Arguments] {
    let calls = matchingCalls(since: mark)
    let arguments = calls.map { try? make($0.arguments) }
    if let wrong = arguments.firstIndex(where: { $0 == nil }) {
      record.report(.wrongArguments(fake, calls[wrong], expected: Arguments.self), at: location)
    }
    return arguments.compactMap(\.self)
  }

  /// Converts the arguments of the matching call at an index, or of the last one.
  ///
  /// - Throws: A ``SpryFailure``, after reporting why there are no such arguments.
  func arguments<Arguments>(
    at index: Int?, since mark: Checkpoint?, _ make: ([Any?]) throws -> Arguments
  ) throws -> Arguments {
    let result = check(verification(.atLeast(1), since: mark))
    let calls = result.mistake == nil ? matchingCalls(since: mark) : []
    let position = index ?? calls.count - 1
    guard calls.indices.contains(position) else {
      let failure = result.failure ?? .noCall(result, index: position)
      throw record.reported(failure, at: location)
    }
    let call = calls[position]
    if let arguments = try? make(call.arguments) { return arguments }
    throw record.reported(.wrongArguments(fake, call, expected: Arguments.self), at: location)
  }

  private func matchingCalls(since mark: Checkpoint?) -> [RecordedCall] {
    if reportingMistakes(.atLeast(0), since: mark).isMistaken { return [] }
    let log = storage.log.since(mark)
    reportUnrecorded(in: log)
    return log.calls(of: function).calls.filter { pattern.matches($0.call.arguments) }
  }
}
