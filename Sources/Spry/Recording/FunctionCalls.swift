/// The calls to one function, oldest first.
///
/// Entries are small: each consists of an ordinal, the arguments, and the index of a signature.
package struct FunctionCalls: Sendable {
  /// One call, without what all calls to the function share.
  package struct Entry: Sendable {
    package let ordinal: Int
    private let storedArguments: Unchecked<[Any?]>
    fileprivate let signatureIndex: Int32
    fileprivate let areWeak: Bool

    fileprivate init(
      ordinal: Int, _ arguments: consuming [Any?], areWeak: Bool, signatureIndex: Int
    ) {
      self.ordinal = ordinal
      storedArguments = Unchecked(arguments: arguments)
      self.areWeak = areWeak
      self.signatureIndex = Int32(signatureIndex)
    }

    /// The arguments as the log keeps them, some of which may be wrapped in ``Weakly``.
    package var kept: [Any?] { storedArguments.value }

    /// The arguments, with `nil` in place of objects that are gone.
    package var arguments: Unchecked<[Any?]> {
      areWeak ? Unchecked(kept.map(PassedArguments.current)) : storedArguments
    }
  }

  package let function: FunctionName
  package private(set) var entries: [Entry] = []
  /// The signature of the first call; empty before the first call.
  private var firstSignature = ""
  /// The callers of each call by the call's ordinal, if the environment asks for them.
  private var traces: [Int: CallTrace] = [:]
  // Used only if a case that is named by its base name covers several signatures.
  private var otherSignatures: [String] = []

  package init(of function: FunctionName) {
    self.function = function
  }

  package mutating func append(
    signature: String, arguments: consuming [Any?], areWeak: Bool = false
  ) {
    let index = index(of: signature)
    let ordinal = CallOrdinal.next()
    entries.append(Entry(ordinal: ordinal, arguments, areWeak: areWeak, signatureIndex: index))
    if CallTrace.isForEveryCall { traces[ordinal] = CallTrace() }
  }

  /// The calls in the form that tests see.
  package var calls: [RecordedCall] { entries.map(call) }

  /// The most recent calls up to a limit, oldest first.
  package func latest(_ limit: Int) -> [RecordedCall] { entries.suffix(limit).map(call) }

  /// The value of `#function` in the most recent call.
  package var lastSignature: String? { entries.last.map { signature(of: $0) } }

  /// The calls after the one with a given ordinal.
  package func since(_ ordinal: Int) -> FunctionCalls {
    var calls = self
    calls.entries.removeAll { $0.ordinal <= ordinal }
    return calls
  }

  private func call(_ entry: Entry) -> RecordedCall {
    RecordedCall(
      Call(
        function, signature: signature(of: entry), arguments: Unchecked(entry.kept),
        areWeak: entry.areWeak),
      ordinal: entry.ordinal, trace: traces[entry.ordinal])
  }

  private func signature(of entry: Entry) -> String {
    entry.signatureIndex == 0
      ? firstSignature : otherSignatures[Int(entry.signatureIndex) - 1]
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

/// The calls to one function that a verification matched.
package struct MatchedCalls: Sendable {
  /// The ordinals of the calls.
  package enum Ordinals: Sendable {
    /// All calls up to and including this one, so that they don't have to be listed.
    case through(Int)
    /// These calls, in ascending order.
    case each([Int])
  }

  package let function: FunctionName
  package let count: Int
  package let ordinals: Ordinals

  package init(_ function: FunctionName, count: Int, through last: Int) {
    self.function = function
    self.count = count
    ordinals = .through(last)
  }

  package init(_ function: FunctionName, _ ordinals: [Int]) {
    self.function = function
    count = ordinals.count
    self.ordinals = .each(ordinals)
  }
}

/// The ordinals of calls to all fakes in the process, starting at 1, in the order of recording.
enum CallOrdinal {
  private static let counter = Counter()

  /// The number of the most recent call, or 0 before the first.
  static var last: Int { counter.value }

  static func next() -> Int { counter.next() }
}
