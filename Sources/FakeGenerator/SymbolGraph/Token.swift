/// The smallest piece of a declaration: a word or a sign, without the space around it.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word, type, attribute, sign
    /// A text in quotation marks, as it stands in the source.
    case literal
  }

  let kind: Kind
  var text: String
  /// The identifier of the declaration that a type's name stands for.
  var symbol: String?

  init(_ kind: Kind, _ text: String, symbol: String? = nil) {
    self.kind = kind
    self.text = text
    self.symbol = symbol
  }

  func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  /// The word of several parts that closures' types can begin with.
  static let nonsending = "nonisolated(nonsending)"
}
