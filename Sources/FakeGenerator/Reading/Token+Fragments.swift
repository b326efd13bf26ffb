/// A part of a declaration as the compiler prints it.
struct Fragment: Decodable, Sendable {
  let kind: String
  let spelling: String
  let preciseIdentifier: String?
}

extension Token {
  /// Splits fragments into tokens.
  static func tokens(of fragments: [Fragment]) -> [Token] {
    fragments.flatMap(tokens).reduce(into: []) { tokens, token in
      // The compiler prints the parts of '@Trails.MapRoom' separately.
      if let last = tokens.last, last.kind == .attribute,
        last.text == "@" || last.text.hasSuffix(".") || token.isSign(".")
      {
        tokens.removeLast()
        tokens.append(Token(.attribute, last.text + token.text, symbol: token.symbol))
      } else {
        tokens.append(token)
      }
    }
  }

  private static func tokens(of fragment: Fragment) -> [Token] {
    let spelling = fragment.spelling
    switch fragment.kind {
    case "attribute" where fragment.preciseIdentifier != nil:
      return [Token(.attribute, spelling, symbol: fragment.preciseIdentifier)]
    case "text", "attribute", "keyword":
      // The compiler prints 'nonisolated' as an attribute, too.
      return signs(in: spelling)
    case "typeIdentifier":
      let symbol = fragment.preciseIdentifier ?? FoundationParts.underscored[spelling]
      return [Token(.type, Keyword.escapedType(spelling), symbol: symbol)]
    case "identifier" where spelling.first.map(isWordCharacter) == false && spelling.first != "`":
      return [Token(.sign, spelling)]
    case "genericParameter":
      return [Token(.word, Keyword.escapedMember(spelling))]
    default:
      return spelling.isEmpty ? [] : [Token(.word, spelling)]
    }
  }

  private static let longSigns = ["->", "==", "...", "<<", "<=", ">="]

  private static func signs(in text: String) -> [Token] {
    var tokens: [Token] = []
    var rest = text[...]
    while let first = rest.first {
      let token: Token
      if let literal = literal(rest) {
        token = Token(.literal, String(literal))
      } else if rest.hasPrefix(nonsending) {
        token = Token(.attribute, nonsending)
      } else if isWordCharacter(first) || first == "#" {
        token = Token(.word, "\(first)\(rest.dropFirst().prefix(while: isWordCharacter))")
      } else if first == "`" {
        token = Token(.word, "`\(rest.dropFirst().prefix { $0 != first })`")
      } else if first == "@", let attribute = rest.prefixMatch(of: /@(?:\w+(?:\([^)]*\))?)?/) {
        // With its arguments: '@isolated(any)'.
        token = Token(.attribute, String(attribute.output))
      } else if let sign = longSigns.first(where: { rest.hasPrefix($0) }) {
        token = Token(.sign, sign)
      } else {
        // An operator has a space before it, but a bracket doesn't.
        let isSpaced = text[..<rest.startIndex].last == " "
        let isOperator = isSpaced && ["< ", "> "].contains(rest.prefix(2))
        token = Token(isOperator ? .word : .sign, String(first))
      }
      rest = rest.dropFirst(token.text.count)
      if !first.isWhitespace { tokens.append(token) }
    }
    return tokens
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The string literal at the beginning of a text, which may contain brackets and other literals.
  private static func literal(_ text: Substring) -> Substring? {
    let hashes = text.prefix { $0 == "#" }
    var rest = text.dropFirst(hashes.count)
    guard rest.first == "\"" else { return nil }
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.count)
    // How many parentheses are open in an interpolation.
    var depth = 0
    while !rest.isEmpty, depth > 0 || !rest.hasPrefix(quotes + hashes) {
      if depth > 0, let inner = literal(rest) {
        rest = rest.dropFirst(inner.count)
        continue
      }
      let isEscape = depth == 0 && rest.hasPrefix("\\" + hashes)
      if isEscape { rest = rest.dropFirst(hashes.count + 1) }
      if isEscape || depth > 0 { depth += rest.first == "(" ? 1 : rest.first == ")" ? -1 : 0 }
      rest = rest.dropFirst()
    }
    return text[..<rest.dropFirst(quotes.count + hashes.count).startIndex]
  }
}
