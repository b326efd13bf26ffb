/// All calls that one fake has recorded: a value, kept per function.
package struct CallLog: Sendable {
  /// The calls of each function, in the order in which the functions were first called.
  ///
  /// An array, because a fake has few functions, and their names are literals: finding the one that
  /// is the same bytes takes less than hashing it, in a debug build above all.
  private var callsByNumber: [FunctionCalls] = []
  /// The moment before which calls have been left out, if any have.
  package private(set) var beginning: Checkpoint?

  package init() {}

  package var isEmpty: Bool { callsByNumber.isEmpty }

  /// The functions that have been called.
  package var functions: [FunctionName] { callsByNumber.map(\.function) }

  package var count: Int {
    callsByNumber.reduce(0) { $0 + $1.entries.count }
  }

  /// All calls in the order in which they were recorded.
  package var calls: [RecordedCall] {
    let calls = functions.flatMap(calls(of:))
    // Those of one function are in order.
    return callsByNumber.count > 1 ? calls.sorted { $0.ordinal < $1.ordinal } : calls
  }

  /// The calls recorded later than a checkpoint; without one, all.
  package func since(_ checkpoint: Checkpoint?) -> CallLog {
    guard let checkpoint else { return self }
    var log = CallLog()
    log.beginning = checkpoint
    log.callsByNumber = callsByNumber.map { $0.since(checkpoint.ordinal) }
      .filter { !$0.entries.isEmpty }
    return log
  }

  package mutating func append(
    _ function: FunctionName, signature: String, arguments: consuming [Any?], areWeak: Bool = false
  ) {
    var place = callsByNumber.count
    if let number = number(of: function) {
      place = number
    } else {
      callsByNumber.append(FunctionCalls(of: function, signature: signature))
    }
    callsByNumber[place]
      .append(
        signature: signature, arguments: arguments, areWeak: areWeak, ordinal: CallOrdinal.next())
  }

  package func count(of function: FunctionName) -> Int {
    guard let number = number(of: function) else { return 0 }
    return callsByNumber[number].entries.count
  }

  /// The arguments of a function's calls, oldest first: what matching reads.
  package func entries(of function: FunctionName) -> [FunctionCalls.Entry] {
    guard let number = number(of: function) else { return [] }
    return callsByNumber[number].entries
  }

  /// The calls of a function, oldest first: what a person reads.
  package func calls(of function: FunctionName) -> [RecordedCall] {
    guard let number = number(of: function) else { return [] }
    let calls = callsByNumber[number]
    return calls.entries.map {
      RecordedCall(function: function, signature: calls.signature(of: $0), entry: $0)
    }
  }

  /// What `#function` was in the latest call of a function.
  package func lastSignature(of function: FunctionName) -> String? {
    number(of: function).flatMap { callsByNumber[$0].lastSignature }
  }

  private func number(of function: FunctionName) -> Int? {
    // Not `firstIndex`: unspecialised, as in a debug build, it costs more than all the rest. And a
    // span, because an array hands out copies.
    let calls = callsByNumber.span
    var number = 0
    while number < calls.count {
      if calls[number].function.rawValue == function.rawValue { return number }
      number += 1
    }
    return nil
  }
}
