/// A snapshot of the calls that one fake has recorded, which later calls don't change.
package struct CallLog: Sendable {
  /// The calls to each function that has been called.
  private let callsByFunction: [FunctionCalls]
  /// The checkpoint before which calls are left out, if there is one.
  package let beginning: Checkpoint?

  package init(_ calls: [FunctionCalls] = [], since beginning: Checkpoint? = nil) {
    callsByFunction = calls.filter { !$0.entries.isEmpty || $0.unrecorded != nil }
    self.beginning = beginning
  }

  package var isEmpty: Bool { count == 0 }

  package var count: Int { callsByFunction.reduce(0) { $0 + $1.entries.count } }

  /// All calls in the order in which they were recorded.
  package var calls: [RecordedCall] {
    let calls = callsByFunction.flatMap(\.calls)
    // The calls to a single function are already in order.
    return callsByFunction.count > 1 ? calls.sorted { $0.ordinal < $1.ordinal } : calls
  }

  /// The calls recorded after a checkpoint, or all calls without one.
  package func since(_ checkpoint: Checkpoint?) -> CallLog {
    guard let checkpoint else { return self }
    return CallLog(callsByFunction.map { $0.since(checkpoint.ordinal) }, since: checkpoint)
  }

  /// The calls to a function, oldest first.
  package func calls(of function: FunctionName) -> FunctionCalls {
    callsByFunction.first { $0.function == function } ?? FunctionCalls(of: function)
  }

  /// The functions whose calls aren't recorded, so that nothing is known about them.
  package var unrecorded: [FunctionName] { callsByFunction.filter(\.isUnrecorded).map(\.function) }
}
