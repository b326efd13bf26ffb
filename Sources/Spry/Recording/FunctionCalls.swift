/// The calls of one function, oldest first.
///
/// Kept small: an entry is an ordinal, the arguments, and a number that stands for the signature.
package struct FunctionCalls: Sendable {
  /// One call, without what all calls of the function share.
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

    /// The arguments as the log keeps them, some perhaps as ``Weakly``.
    package var kept: [Any?] { storedArguments.value }

    /// The arguments, `nil` in place of those that were to be kept weakly and are gone.
    package var arguments: Unchecked<[Any?]> {
      areWeak ? Unchecked(kept.map(PassedArguments.current)) : storedArguments
    }
  }

  package let function: FunctionName
  package private(set) var entries: [Entry] = []
  /// The signature of the first call; empty before.
  private var firstSignature = ""
  // Only where a case named by its base name stands for several signatures.
  private var otherSignatures: [String] = []

  package init(of function: FunctionName) {
    self.function = function
  }

  package mutating func append(
    signature: String, arguments: consuming [Any?], areWeak: Bool = false
  ) {
    let index = index(of: signature)
    entries.append(
      Entry(ordinal: CallOrdinal.next(), arguments, areWeak: areWeak, signatureIndex: index))
  }

  /// The calls as a person reads them.
  package var calls: [RecordedCall] { entries.map(call) }

  /// The latest calls, oldest first, and no more than a limit.
  package func latest(_ limit: Int) -> [RecordedCall] { entries.suffix(limit).map(call) }

  /// What `#function` was in the latest call.
  package var lastSignature: String? { entries.last.map { signature(of: $0) } }

  /// The calls after one with a given number.
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
      ordinal: entry.ordinal)
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
