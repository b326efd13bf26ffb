extension TokenList {
  /// The word for a type in the name of a case: `IntArray` for `[Int]`, `OptionalURL` for `URL?`.
  ///
  /// A nested type is called by its own name, and a function type is `Closure`.
  var caseWord: String {
    let type = Passing.bare(self).tokens.drop { $0.isWord("any") || $0.isWord("some") }
    guard let last = type.last, let first = type.first else { return "" }
    if TokenList(type).contains("->") { return "Closure" }
    if last.isSign("?") || last.isSign("!") {
      return "Optional" + TokenList(type.dropLast()).unwrapped.caseWord
    }
    if last.isSign("...") { return TokenList(type.dropLast()).caseWord + "List" }
    if first.isSign("["), last.isSign("]"), TokenList(type).isOneBracket {
      let parts = TokenList(type.dropFirst().dropLast()).split(at: ":")
      return parts.map(\.caseWord).joined() + (parts.count > 1 ? "Dictionary" : "Array")
    }
    if type.count > 2, last.isWord("Type") {
      return TokenList(type.dropLast(2)).caseWord + "Type"
    }
    let outer = TokenList(type).split(at: ".")
    return outer.count > 1 ? (outer.last ?? TokenList()).caseWord : words
  }

  /// The type without enclosing parentheses.
  private var unwrapped: TokenList {
    guard tokens.first?.isSign("(") == true, isOneBracket else { return self }
    return TokenList(tokens.dropFirst().dropLast())
  }

  /// Whether the first bracket is closed by the last token.
  private var isOneBracket: Bool { firstBracketEnd == tokens.count - 1 }
}
