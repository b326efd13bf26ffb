/// The calls to one function, oldest first.
///
/// Entries are small: each consists of an ordinal, the arguments, and the index of a signature.
package struct FunctionCalls: Sendable {
  /// Counts the calls to all fakes in the process; its number is the ordinal of the latest one.
  static let ordinals = Counter()

  /// One call, without what all calls to the function share.
  package struct Entry: Sendable {
    package let ordinal: Int
    fileprivate let stored: Unchecked<[Any?]>
    fileprivate let signatureIndex: Int32

    /// The arguments as the log keeps them, some of which may be wrapped in ``Weakly``.
    package var kept: [Any?] { stored.value }

    /// The arguments, with `nil` in place of objects that are gone.
    package var arguments: Unchecked<[Any?]> {
      Unchecked(arguments: PassedArguments.currentValues(of: kept))
    }
  }

  package let function: FunctionName
  package private(set) var entries: [Entry] = []
  /// The signature of a member that has answered a call to this function without recording it, and
  /// the ordinal of the last call to any fake before that.
  package private(set) var unrecorded: (signature: String, ordinal: Int)?
  /// Whether calls to this function, if any, are answered without being recorded.
  ///
  /// A property or a subscript that is read in this way may still record that it is set.
  package var isUnrecorded: Bool {
    firstSignature.isEmpty && unrecorded.map { !Signature($0.signature).isAccess } ?? false
  }
  /// The signature of the first call; empty before the first call.
  private var firstSignature = ""
  /// Further signatures, if the case is a base name; the first isn't among them because an array
  /// would take longer.
  private var otherSignatures: [String] = []
  /// The callers of each call by the call's ordinal, if the environment asks for them.
  private var searches: [Int: CallerSearch] = [:]
  private let areSearched = CallerSearch.isForEveryCall

  package init(of function: FunctionName) { self.function = function }

  /// Appends a call.
  ///
  /// - Returns: The call's ordinal.
  @discardableResult
  package mutating func append(signature: String, arguments: consuming [Any?]) -> Int {
    let index = Int32(index(of: signature))
    let ordinal = Self.ordinals.next()
    entries.append(
      Entry(ordinal: ordinal, stored: Unchecked(arguments: arguments), signatureIndex: index))
    if areSearched { searches[ordinal] = CallerSearch() }
    return ordinal
  }

  /// Notes that a call was answered without being recorded.
  package mutating func noteUnrecorded(_ signature: String) {
    unrecorded = (signature, Self.ordinals.value)
  }

  /// The calls in the form that tests see.
  package var calls: [RecordedCall] { entries.map(call) }

  /// The most recent calls up to a limit, oldest first.
  package func latest(_ limit: Int) -> [RecordedCall] { entries.suffix(limit).map(call) }

  /// The value of `#function` in the most recent call; in a recorded one, if there is one.
  package var lastSignature: String? { entries.last.map(signature) ?? unrecorded?.signature }

  /// The calls after the one with a given ordinal.
  package func since(_ ordinal: Int) -> FunctionCalls {
    var calls = self
    calls.entries.removeAll { $0.ordinal <= ordinal }
    // With the same ordinal, such a call may have come before or after.
    if let unrecorded, unrecorded.ordinal < ordinal { calls.unrecorded = nil }
    return calls
  }

  private func call(_ entry: Entry) -> RecordedCall {
    RecordedCall(
      ordinal: entry.ordinal,
      call: Call(function, signature: signature(of: entry), arguments: entry.stored),
      callerSearch: searches[entry.ordinal])
  }

  private func signature(of entry: Entry) -> String {
    entry.signatureIndex == 0 ? firstSignature : otherSignatures[Int(entry.signatureIndex) - 1]
  }

  @inline(__always)
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
