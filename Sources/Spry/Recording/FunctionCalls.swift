/// The calls of one function, oldest first.
///
/// Kept small: an entry is an ordinal, the arguments, and a number that stands for the signature.
package struct FunctionCalls: Sendable {
  /// One call, without what all calls of the function share.
  package struct Entry: Sendable {
    package let ordinal: Int
    package let arguments: Unchecked<[Any?]>
    fileprivate let signatureIndex: Int
  }

  package private(set) var entries: [Entry] = []
  // More than one only where a case named by its base name stands for several signatures.
  private var signatures: [String] = []

  package mutating func append(signature: String, arguments: [Any?], ordinal: Int) {
    let index = index(of: signature)
    entries.append(
      Entry(ordinal: ordinal, arguments: Unchecked(arguments), signatureIndex: index))
  }

  package func signature(of entry: Entry) -> String {
    signatures[entry.signatureIndex]
  }

  /// Keeps the calls after one with a given number.
  package mutating func drop(through ordinal: Int) {
    entries.removeAll { $0.ordinal <= ordinal }
  }

  private mutating func index(of signature: String) -> Int {
    if let index = signatures.lastIndex(of: signature) { return index }
    signatures.append(signature)
    return signatures.count - 1
  }
}
