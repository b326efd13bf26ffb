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
    var place = place(of: function)
    if place < 0 {
      place = callsByNumber.count
      callsByNumber.append(FunctionCalls(of: function, signature: signature))
    }
    callsByNumber[place]
      .append(
        signature: signature, arguments: arguments, areWeak: areWeak, ordinal: CallOrdinal.next())
  }

  /// The place of a function's calls; -1 where there are none.
  ///
  /// Only for `append`, which is on the path of every call: not `firstIndex`, which unspecialised,
  /// as in a debug build, costs more than all the rest, and a span, because an array hands out
  /// copies. Where a copy of the log is read, a span would not do: the thread sanitizer does not
  /// see when the copy is let go of, and calls the next change in place a race.
  private func place(of function: FunctionName) -> Int {
    #if canImport(Darwin)
      // `Array.span` needs macOS 26.
      let calls = callsByNumber
    #else
      let calls = callsByNumber.span
    #endif
    var place = calls.count - 1
    while place >= 0, calls[place].function.rawValue != function.rawValue { place -= 1 }
    return place
  }

  package func count(of function: FunctionName) -> Int { entries(of: function).count }

  /// The arguments of a function's calls, oldest first: what matching reads.
  package func entries(of function: FunctionName) -> [FunctionCalls.Entry] {
    calls(named: function)?.entries ?? []
  }

  /// The calls of a function, oldest first: what a person reads.
  package func calls(of function: FunctionName) -> [RecordedCall] {
    guard let calls = calls(named: function) else { return [] }
    return calls.entries.map {
      RecordedCall(function: function, signature: calls.signature(of: $0), entry: $0)
    }
  }

  /// The latest calls of a function, oldest first.
  package func latestCalls(of function: FunctionName, _ limit: Int) -> [RecordedCall] {
    guard let calls = calls(named: function) else { return [] }
    return calls.entries.suffix(limit).map {
      RecordedCall(function: function, signature: calls.signature(of: $0), entry: $0)
    }
  }

  /// What `#function` was in the latest call of a function.
  package func lastSignature(of function: FunctionName) -> String? {
    calls(named: function)?.lastSignature
  }

  private func calls(named function: FunctionName) -> FunctionCalls? {
    for calls in callsByNumber where calls.function.rawValue == function.rawValue { return calls }
    return nil
  }
}
