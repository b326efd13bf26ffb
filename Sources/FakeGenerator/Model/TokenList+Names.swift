extension TokenList {
  /// The types that are named without anything before them.
  var unqualifiedNames: [Token] {
    tokens.indices.filter { tokens[$0].kind == .type && !isQualified($0) }.map { tokens[$0] }
  }

  /// The text with other types in the places of some names.
  func replacing(_ types: [String: TokenList]) -> TokenList {
    TokenList(
      tokens.indices.flatMap { index in
        guard tokens[index].kind != .sign, !isQualified(index) else { return [tokens[index]] }
        return types[tokens[index].text]?.tokens ?? [tokens[index]]
      })
  }

  private func isQualified(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].isSign(".")
  }
}

extension Token {
  /// Whether it is the name of an associated type.
  var isAssociatedType: Bool { symbol?.hasSuffix("Qa") == true }
}
