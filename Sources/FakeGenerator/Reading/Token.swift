/// The smallest part of a declaration: a word or a sign, without surrounding space.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word, type, attribute, sign
    /// A string literal, as written in the source.
    case literal
  }

  let kind: Kind
  var text: String
  /// The identifier of the type that the token names.
  var symbol: String?

  init(_ kind: Kind, _ text: String, symbol: String? = nil) {
    self.kind = kind
    self.text = text
    self.symbol = symbol
  }

  func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  /// The modifier of closure types that is treated as a single token.
  static let nonsending = "nonisolated(nonsending)"

  /// How many brackets the token opens.
  var nesting: Int {
    guard kind == .sign else { return 0 }
    switch text {
    case "(", "[", "<", "{": return 1
    case ")", "]", ">", "}": return -1
    default: return 0
    }
  }

  /// Whether it is the name of an associated type.
  var isAssociatedType: Bool { symbol.map { PreciseIdentifier($0).isAssociatedType } ?? false }
}
