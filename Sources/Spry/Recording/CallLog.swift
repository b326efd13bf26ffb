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
  package var unrecordedFunctions: [FunctionName] {
    callsByFunction.filter(\.isUnrecorded).map(\.function)
  }

  /// The arguments of a function's calls, oldest first, for matching.
  package func entries(of function: FunctionName) -> [FunctionCalls.Entry] {
    calls(of: function).entries
  }
}

/// The calls to one function, oldest first.
///
/// Entries are small: each consists of an ordinal, the arguments, and the index of a signature.
package struct FunctionCalls: Sendable {
  /// One call, without what all calls to the function share.
  package struct Entry: Sendable {
    package let ordinal: Int
    fileprivate let storedArguments: Unchecked<[Any?]>
    fileprivate let signatureIndex: Int32

    /// The arguments as the log keeps them, some of which may be wrapped in ``Weakly``.
    package var kept: [Any?] { storedArguments.value }

    /// The arguments, with `nil` in place of objects that are gone.
    package var arguments: Unchecked<[Any?]> {
      Unchecked(arguments: PassedArguments.currentValues(of: kept))
    }
  }

  package let function: FunctionName
  package private(set) var entries: [Entry] = []
  /// The signature of a member that has answered a call to this function without recording it.
  package private(set) var unrecorded: String?
  /// The ordinal of the last call to any fake before that.
  private var unrecordedOrdinal = 0
  /// Whether calls to this function, if any, are answered without being recorded.
  ///
  /// A property or a subscript that is read in this way may still record that it is set.
  package var isUnrecorded: Bool {
    guard firstSignature.isEmpty, let signature = unrecorded.map({ Signature($0) }) else {
      return false
    }
    return signature.labels != nil && !signature.isSubscript
  }
  /// The signature of the first call; empty before the first call.
  private var firstSignature = ""
  /// Further signatures, if the case is a base name; the first isn't among them because an array
  /// would take longer.
  private var otherSignatures: [String] = []
  /// The callers of each call by the call's ordinal, if the environment asks for them.
  private var traces: [Int: CallTrace] = [:]
  private let areTraced = CallTrace.isForEveryCall

  package init(of function: FunctionName) { self.function = function }

  /// Appends a call.
  ///
  /// - Returns: The call's ordinal.
  @discardableResult
  package mutating func append(signature: String, arguments: consuming [Any?]) -> Int {
    let index = index(of: signature)
    let ordinal = Counter.ofCalls.next()
    entries.append(
      Entry(
        ordinal: ordinal, storedArguments: Unchecked(arguments: arguments),
        signatureIndex: Int32(index)))
    if areTraced { traces[ordinal] = CallTrace() }
    return ordinal
  }

  /// Notes that a call was answered without being recorded.
  package mutating func noteUnrecorded(_ signature: String) {
    unrecorded = signature
    unrecordedOrdinal = Counter.ofCalls.value
  }

  /// The calls in the form that tests see.
  package var calls: [RecordedCall] { entries.map(call) }

  /// The most recent calls up to a limit, oldest first.
  package func latest(_ limit: Int) -> [RecordedCall] { entries.suffix(limit).map(call) }

  /// The value of `#function` in the most recent call; in a recorded one, if there is one.
  package var lastSignature: String? { entries.last.map { signature(of: $0) } ?? unrecorded }

  /// The calls after the one with a given ordinal.
  package func since(_ ordinal: Int) -> FunctionCalls {
    var calls = self
    calls.entries.removeAll { $0.ordinal <= ordinal }
    if unrecordedOrdinal < ordinal { calls.unrecorded = nil }
    return calls
  }

  private func call(_ entry: Entry) -> RecordedCall {
    RecordedCall(
      ordinal: entry.ordinal,
      call: Call(function, signature: signature(of: entry), arguments: entry.storedArguments),
      trace: traces[entry.ordinal])
  }

  private func signature(of entry: Entry) -> String {
    entry.signatureIndex == 0 ? firstSignature : otherSignatures[Int(entry.signatureIndex) - 1]
  }

  private mutating func index(of signature: String) -> Int {
    if signature == firstSignature { return 0 }
    if entries.count == 0 {
      firstSignature = signature
      return 0
    }
    if let index = otherSignatures.lastIndex(of: signature) { return index + 1 }
    otherSignatures.append(signature)
    return otherSignatures.count
  }
}

extension Counter {
  /// Counts the calls to all fakes in the process; its number is the ordinal of the latest one.
  static let ofCalls = Counter()
}
