/// All calls that one fake has recorded: a value, kept per function.
package struct CallLog: Sendable {
  private var index = FunctionIndex()
  /// The calls of each function, in its place by number.
  private var callsByNumber: [FunctionCalls] = []
  /// The moment before which calls have been left out, if any have.
  package private(set) var beginning: Checkpoint?

  package init() {}

  package var isEmpty: Bool { callsByNumber.isEmpty }

  /// The functions that have been called.
  package var functions: [FunctionName] { index.functions }

  package var count: Int {
    callsByNumber.reduce(0) { $0 + $1.entries.count }
  }

  /// All calls in the order in which they were recorded.
  package var calls: [RecordedCall] {
    let calls = functions.flatMap(calls(of:))
    // Those of one function are in order.
    return functions.count > 1 ? calls.sorted { $0.ordinal < $1.ordinal } : calls
  }

  /// The calls recorded later than a checkpoint; without one, all.
  package func since(_ checkpoint: Checkpoint?) -> CallLog {
    guard let checkpoint else { return self }
    var log = CallLog()
    log.beginning = checkpoint
    for (function, calls) in zip(functions, callsByNumber) {
      let calls = calls.since(checkpoint.ordinal)
      if !calls.entries.isEmpty { log.callsByNumber[log.number(of: function)] = calls }
    }
    return log
  }

  package mutating func append(
    _ function: FunctionName, signature: String, arguments: PassedArguments
  ) {
    callsByNumber[number(of: function)]
      .append(signature: signature, arguments: arguments, ordinal: CallOrdinal.next())
  }

  package func count(of function: FunctionName) -> Int {
    guard let number = index.number(of: function) else { return 0 }
    return callsByNumber[number].entries.count
  }

  /// The arguments of a function's calls, oldest first: what matching reads.
  package func entries(of function: FunctionName) -> [FunctionCalls.Entry] {
    guard let number = index.number(of: function) else { return [] }
    return callsByNumber[number].entries
  }

  /// The calls of a function, oldest first: what a person reads.
  package func calls(of function: FunctionName) -> [RecordedCall] {
    guard let number = index.number(of: function) else { return [] }
    let calls = callsByNumber[number]
    return calls.entries.map {
      RecordedCall(function: function, signature: calls.signature(of: $0), entry: $0)
    }
  }

  /// What `#function` was in the latest call of a function.
  package func lastSignature(of function: FunctionName) -> String? {
    index.number(of: function).flatMap { callsByNumber[$0].lastSignature }
  }

  /// The function's number, new if it has not been called before.
  private mutating func number(of function: FunctionName) -> Int {
    if let number = index.number(of: function) { return number }
    callsByNumber.append(FunctionCalls())
    return index.add(function)
  }
}
