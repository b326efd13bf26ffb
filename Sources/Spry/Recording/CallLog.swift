/// All calls that one fake has recorded: a value, kept per function.
package struct CallLog: Sendable {
  private var callsByFunction: [FunctionName: FunctionCalls] = [:]
  /// The moment before which calls have been left out, if any have.
  package private(set) var beginning: Checkpoint?

  package init() {}

  package var isEmpty: Bool { callsByFunction.isEmpty }

  /// The functions that have been called.
  package var functions: [FunctionName] { Array(callsByFunction.keys) }

  package var count: Int {
    callsByFunction.values.reduce(0) { $0 + $1.entries.count }
  }

  /// All calls in the order in which they were recorded.
  package var calls: [RecordedCall] {
    callsByFunction.keys.flatMap(calls(of:)).sorted { $0.ordinal < $1.ordinal }
  }

  /// The calls recorded later than a checkpoint; without one, all.
  package func since(_ checkpoint: Checkpoint?) -> CallLog {
    guard let checkpoint else { return self }
    var log = self
    log.beginning = checkpoint
    for function in callsByFunction.keys {
      log.callsByFunction[function]?.drop(through: checkpoint.ordinal)
      if log.count(of: function) == 0 { log.callsByFunction[function] = nil }
    }
    return log
  }

  package mutating func append(
    _ function: FunctionName, signature: String, arguments: PassedArguments
  ) {
    callsByFunction[function, default: FunctionCalls()]
      .append(signature: signature, arguments: arguments, ordinal: CallOrdinal.next())
  }

  package func count(of function: FunctionName) -> Int {
    callsByFunction[function]?.entries.count ?? 0
  }

  /// The arguments of a function's calls, oldest first: what matching reads.
  package func entries(of function: FunctionName) -> [FunctionCalls.Entry] {
    callsByFunction[function]?.entries ?? []
  }

  /// The calls of a function, oldest first: what a person reads.
  package func calls(of function: FunctionName) -> [RecordedCall] {
    guard let calls = callsByFunction[function] else { return [] }
    return calls.entries.map {
      RecordedCall(function: function, signature: calls.signature(of: $0), entry: $0)
    }
  }
}
