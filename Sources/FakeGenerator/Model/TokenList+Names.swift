extension TokenList {
  /// The types that are named without qualification.
  var unqualifiedNames: [Token] {
    tokens.indices.filter { tokens[$0].kind == .type && !isQualified($0) }.map { tokens[$0] }
  }

  /// The tokens with some names replaced by types.
  func replacing(_ types: [String: TokenList]) -> TokenList {
    TokenList(
      tokens.indices.flatMap { index in
        guard tokens[index].kind != .sign, !isQualified(index) else { return [tokens[index]] }
        return types[tokens[index].text]?.tokens ?? [tokens[index]]
      })
  }

  /// Whether a token follows a dot.
  func isQualified(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].isSign(".")
  }
}

extension TokenList {
  /// Joins protocols to a composition, `A & B`, with `Codable` for its two parts.
  static func composition(of types: [TokenList]) -> TokenList {
    let parts = [StandardProtocol.decodable, .encodable].map(\.rawValue)
    let isPart = { (type: TokenList) in type.tokens.last?.symbol.map(parts.contains) ?? false }
    var types = types
    if let first = types.firstIndex(where: isPart), types.count(where: isPart) == parts.count {
      types[first] = TokenList([Token(.type, "Codable", symbol: "s:s7Codablea")])
      types.removeAll(where: isPart)
    }
    return TokenList(types.map(\.tokens).joined(separator: [Token(.sign, "&")]))
  }
}

extension Token {
  /// Whether it is the name of an associated type.
  var isAssociatedType: Bool { symbol.map { PreciseIdentifier($0).isAssociatedType } ?? false }
}
