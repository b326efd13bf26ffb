/// A part of a declaration as the compiler prints it.
struct Fragment: Decodable, Sendable {
  let kind: String
  let spelling: String
  let preciseIdentifier: String?
}

extension Token {
  /// Splits fragments into tokens.
  static func tokens(of fragments: [Fragment]) -> [Token] {
    joiningAttributes(fragments.flatMap(tokens))
  }

  private static func tokens(of fragment: Fragment) -> [Token] {
    let spelling = fragment.spelling.trimmed
    switch fragment.kind {
    case "attribute" where fragment.preciseIdentifier != nil:
      return [Token(.attribute, spelling, symbol: fragment.preciseIdentifier)]
    case "text", "attribute":
      // The compiler prints 'nonisolated' as an attribute, too.
      return signs(in: spelling)
    case "typeIdentifier":
      return [Token(.type, Keyword.escapedType(spelling), symbol: fragment.preciseIdentifier)]
    case "identifier" where spelling.first.map(isWordCharacter) == false && spelling.first != "`":
      return [Token(.sign, spelling)]
    case "genericParameter":
      return [Token(.word, Keyword.escapedMember(spelling))]
    default:
      return spelling.isEmpty ? [] : [Token(.word, spelling)]
    }
  }

  /// Joins the tokens of an attribute, of which the compiler prints "@" and the name separately.
  private static func joiningAttributes(_ tokens: [Token]) -> [Token] {
    var joined: [Token] = []
    var rest = tokens[...]
    while let token = rest.popFirst() {
      joined.append(token)
      if token.kind == .attribute, token.text == "@", var name = rest.popFirst() {
        while rest.first?.isSign(".") == true, let next = rest.dropFirst().first {
          name = Token(.type, "\(name.text).\(next.text)", symbol: next.symbol)
          rest = rest.dropFirst(2)
        }
        joined[joined.count - 1] = Token(.attribute, "@\(name.text)", symbol: name.symbol)
      } else if token.isWord(nonsending) {
        joined[joined.count - 1] = Token(.attribute, nonsending)
      } else if token.isSign(")"), joined.suffix(4).map(\.text).joined() == nonsending {
        joined.removeLast(4)
        joined.append(Token(.attribute, nonsending))
      }
    }
    return joined
  }

  private static let longSigns = ["->", "==", "...", "<<", "<=", ">="]

  private static func signs(in text: String) -> [Token] {
    var tokens: [Token] = []
    var rest = text[...]
    while let first = rest.first {
      let token: Token
      if let literal = StringLiteral.beginning(of: rest) {
        token = Token(.literal, String(literal))
      } else if isWordCharacter(first) || first == "#" {
        token = Token(.word, "\(first)\(rest.dropFirst().prefix(while: isWordCharacter))")
      } else if first == "`" {
        token = Token(.word, "`\(rest.dropFirst().prefix { $0 != first })`")
      } else if first == "@" {
        token = Token(.attribute, "@" + attribute(rest.dropFirst()))
      } else if let sign = longSigns.first(where: { rest.hasPrefix($0) }) {
        token = Token(.sign, sign)
      } else if let sign = [" < ", " > "].first(where: { rest.hasPrefix($0) }) {
        // An operator, because a bracket has no space before it.
        tokens.append(Token(.word, sign.trimmed))
        rest = rest.dropFirst(2)
        continue
      } else {
        token = Token(.sign, String(first))
      }
      rest = rest.dropFirst(token.text.count)
      if !first.isWhitespace { tokens.append(token) }
    }
    return tokens
  }

  /// An attribute's name, with its arguments: `isolated(any)`.
  private static func attribute(_ text: Substring) -> Substring {
    let name = text.prefix(while: isWordCharacter)
    guard text[name.endIndex...].first == "(", let end = text.firstIndex(of: ")") else {
      return name
    }
    return name.isEmpty ? name : text[...end]
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

/// A string literal, which may contain brackets and quotation marks.
private enum StringLiteral {
  /// The literal at the beginning of a source text, if there is one.
  static func beginning(of text: Substring) -> Substring? {
    let hashes = String(text.prefix { $0 == "#" })
    var rest = text.dropFirst(hashes.count)
    guard rest.first == "\"" else { return nil }
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.count)
    while !rest.isEmpty, !rest.hasPrefix(quotes + hashes) {
      if rest.hasPrefix("\\\(hashes)(") {
        rest = rest.dropFirst(hashes.count + 2)
        skipInterpolation(&rest)
      } else {
        rest = rest.dropFirst(rest.hasPrefix("\\\(hashes)") ? hashes.count + 2 : 1)
      }
    }
    return text[..<rest.dropFirst(quotes.count + hashes.count).startIndex]
  }

  private static func skipInterpolation(_ rest: inout Substring) {
    var depth = 1
    while depth > 0, let first = rest.first {
      if let literal = beginning(of: rest) {
        rest = rest.dropFirst(literal.count)
        continue
      }
      depth += first == "(" ? 1 : first == ")" ? -1 : 0
      rest = rest.dropFirst()
    }
  }
}
