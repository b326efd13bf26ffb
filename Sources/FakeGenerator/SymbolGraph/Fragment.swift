/// A piece of a declaration as the compiler prints it.
struct Fragment: Decodable, Sendable {
  let kind: String
  let spelling: String
  let preciseIdentifier: String?
}

/// The smallest piece of a declaration: a word or a sign, without the space around it.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word, type, attribute, sign
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
}

extension Token {
  /// Takes fragments apart.
  static func tokens(of fragments: [Fragment]) -> [Token] {
    var tokens: [Token] = []
    for fragment in fragments {
      let spelling = fragment.spelling.trimmed
      switch fragment.kind {
      case "text":
        tokens += signs(in: spelling)
      case "attribute":
        // The compiler gives "@" and the attribute's name one after the other.
        if let last = tokens.last, last.kind == .attribute, last.text == "@" {
          tokens[tokens.count - 1] = Token(
            .attribute, "@\(spelling)", symbol: fragment.preciseIdentifier)
        } else if !spelling.hasPrefix("@") {
          // 'nonisolated' is one too, for the compiler.
          tokens += signs(in: spelling)
        } else {
          tokens.append(Token(.attribute, spelling, symbol: fragment.preciseIdentifier))
        }
      case "typeIdentifier":
        tokens.append(Token(.type, spelling, symbol: fragment.preciseIdentifier))
      case "identifier" where spelling.first.map(isWordCharacter) == false && spelling.first != "`":
        tokens.append(Token(.sign, spelling))
      default:
        if !spelling.isEmpty { tokens.append(Token(.word, spelling)) }
      }
    }
    return joiningNonsending(tokens)
  }

  /// The word of several parts that closures' types can begin with.
  static let nonsending = "nonisolated(nonsending)"

  private static func joiningNonsending(_ tokens: [Token]) -> [Token] {
    var joined: [Token] = []
    for token in tokens {
      joined.append(token)
      if token.isSign(")"), joined.suffix(4).map(\.text).joined() == nonsending {
        joined.removeLast(4)
        joined.append(Token(.attribute, nonsending))
      }
    }
    return joined
  }

  private static func signs(in text: String) -> [Token] {
    var tokens: [Token] = []
    var rest = text[...]
    while let first = rest.first {
      if isWordCharacter(first) {
        let word = rest.prefix(while: isWordCharacter)
        tokens.append(Token(.word, String(word)))
        rest = rest.dropFirst(word.count)
      } else if first == "@" {
        let name = rest.dropFirst().prefix(while: isWordCharacter)
        tokens.append(Token(.attribute, "@\(name)"))
        rest = rest.dropFirst(name.count + 1)
      } else if let sign = ["->", "==", "..."].first(where: { rest.hasPrefix($0) }) {
        tokens.append(Token(.sign, sign))
        rest = rest.dropFirst(sign.count)
      } else {
        if !first.isWhitespace { tokens.append(Token(.sign, String(first))) }
        rest = rest.dropFirst()
      }
    }
    return tokens
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

extension String {
  /// The text without the spaces around it.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let end = start.reversed().drop(while: \.isWhitespace)
    return String(String.UnicodeScalarView(end.reversed().flatMap(\.unicodeScalars)))
  }
}
