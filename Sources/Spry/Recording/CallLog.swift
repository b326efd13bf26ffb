/// The calls that one fake had recorded when somebody asked: a value that later calls do not change.
package struct CallLog: Sendable {
  /// The calls of each function that has been called.
  private let callsByFunction: [FunctionCalls]
  /// The moment before which calls have been left out, if any have.
  package let beginning: Checkpoint?

  package init(_ calls: [FunctionCalls] = [], since beginning: Checkpoint? = nil) {
    callsByFunction = calls.filter { !$0.entries.isEmpty }
    self.beginning = beginning
  }

  package var isEmpty: Bool { callsByFunction.isEmpty }

  package var count: Int {
    callsByFunction.reduce(0) { $0 + $1.entries.count }
  }

  /// All calls in the order in which they were recorded.
  package var calls: [RecordedCall] {
    let calls = callsByFunction.flatMap(\.calls)
    // Those of one function are in order.
    return callsByFunction.count > 1 ? calls.sorted { $0.ordinal < $1.ordinal } : calls
  }

  /// The calls recorded later than a checkpoint; without one, all.
  package func since(_ checkpoint: Checkpoint?) -> CallLog {
    guard let checkpoint else { return self }
    return CallLog(callsByFunction.map { $0.since(checkpoint.ordinal) }, since: checkpoint)
  }

  /// The calls of a function, oldest first.
  package func calls(of function: FunctionName) -> FunctionCalls {
    for calls in callsByFunction where calls.function.rawValue == function.rawValue {
      return calls
    }
    return FunctionCalls(of: function)
  }

  /// The arguments of a function's calls, oldest first: what matching reads.
  package func entries(of function: FunctionName) -> [FunctionCalls.Entry] {
    calls(of: function).entries
  }

  package func count(of function: FunctionName) -> Int { entries(of: function).count }
}
