/// A type, or another part of a declaration, as it is written in source.
struct TokenList: Hashable, Sendable {
  var tokens: [Token]

  init(_ tokens: some Sequence<Token> = []) {
    self.tokens = Array(tokens)
  }

  var isEmpty: Bool { tokens.isEmpty }

  /// The source text, formatted with single spaces.
  var text: String {
    var text = ""
    for (index, token) in tokens.enumerated() {
      if index > 0, Self.hasSpace(between: tokens[index - 1], and: token) { text += " " }
      text += token.text
    }
    return text
  }

  /// The letters and digits of the text, with capitalized words: `IntSetA` for `[Int: Set<A>]`.
  var words: String {
    tokens
      .filter { $0.kind == .word || $0.kind == .type }
      .map { $0.text.filter { $0.isLetter || $0.isNumber }.capitalizedFirst }
      .joined()
  }

  private static let spaced: Set<String> = ["->", "==", "=", "&"]

  private static func hasSpace(between left: Token, and right: Token) -> Bool {
    if right.isSign("]") || left.isSign("{") && right.isSign("}") { return false }
    if left.isSign("{") || right.isSign("}") { return true }
    if left.kind == .sign, spaced.contains(left.text) || [",", ":"].contains(left.text) {
      return true
    }
    guard right.kind == .sign else { return left.kind != .sign || left.text == ")" }
    if spaced.contains(right.text) { return true }
    if right.text == "(", left.isWord("throws") { return false }
    return ["(", "[", "~"].contains(right.text) && [.attribute, .word].contains(left.kind)
  }

  /// The index of the first opaque type that it is or contains, such as `some Sequence`.
  var opaqueStart: Int? {
    tokens.indices.first { index in
      // An element of a tuple may be labeled 'some'.
      tokens[index].isWord("some") && tokens[(index + 1)...].first?.isSign(":") != true
    }
  }

  /// Splits the text at a sign, but not inside brackets.
  func split(at sign: String) -> [TokenList] {
    var parts: [TokenList] = [TokenList()]
    for (token, depth) in zip(tokens, depths) {
      if depth == 0, token.isSign(sign) {
        parts.append(TokenList())
      } else {
        parts[parts.count - 1].tokens.append(token)
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// Whether a sign or word occurs outside all brackets.
  func contains(_ text: String) -> Bool {
    zip(tokens, depths).contains { token, depth in depth == 0 && token.text == text }
  }

  /// How many brackets are open after each token.
  var depths: [Int] {
    tokens.reduce(into: []) { depths, token in depths.append((depths.last ?? 0) + token.nesting) }
  }
}

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
  func isQualified(_ index: Int) -> Bool { index > 0 && tokens[index - 1].isSign(".") }
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
