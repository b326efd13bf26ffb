extension TokenList {
  /// The type that a value of this declared type has, for use as a generic argument.
  var ofValue: TokenList {
    let words = tokens.prefix { $0.kind == .attribute || Passing.ownership.contains($0.text) }
    var tokens =
      words.filter { !Passing.ownership.contains($0.text) && $0.text != "@escaping" }
      + self.tokens.dropFirst(words.count)
    switch tokens.last {
    case let last? where last.isSign("..."):
      tokens = [Token(.sign, "[")] + tokens.dropLast() + [Token(.sign, "]")]
    case let last? where last.isSign("!"):
      tokens[tokens.count - 1] = Token(.sign, "?")
    default:
      break
    }
    return TokenList(tokens)
  }

  /// The closure type with `@escaping`.
  var escaping: TokenList {
    let start = tokens.prefix { [Token.nonsending, "sending"].contains($0.text) }
    return TokenList(start + [Token(.attribute, "@escaping")] + tokens.dropFirst(start.count))
  }

  /// The error type of a closure type with typed throws.
  var typedError: TokenList? {
    let closure = Passing.bare(self)
    guard closure.isFunction,
      case .only(let error) = DeclarationReader.closureEffects(of: closure).throwing
    else { return nil }
    return error
  }

  /// The parameters of a closure type without attributes.
  var closureParameters: [TokenList] {
    TokenList(tokens[..<firstBracketEnd].dropFirst()).split(at: ",")
  }

  /// The same closure type with plain `throws`, if it has typed throws.
  var withoutTypedError: TokenList {
    guard
      let start = tokens[firstBracketEnd...].firstIndex(where: { $0.isWord("throws") }),
      tokens[(start + 1)...].first?.isSign("(") == true,
      let close = tokens[start...].firstIndex(where: { $0.isSign(")") })
    else { return self }
    return TokenList(tokens[...start] + tokens[(close + 1)...])
  }

  /// The index of the token that closes the first bracket, such as that around a closure's
  /// parameters.
  var firstBracketEnd: Int {
    let depths = depths
    return tokens.indices.first { depths[$0] == 0 && tokens[$0].nesting < 0 } ?? tokens.endIndex
  }

  /// A generic type.
  static func generic(_ name: String, _ arguments: [TokenList]) -> TokenList {
    let list = arguments.map(\.tokens).joined(separator: [Token(.sign, ",")])
    return TokenList([Token(.type, name), Token(.sign, "<")] + list + [Token(.sign, ">")])
  }

  /// What stands between the angle brackets of a generic type.
  var genericArguments: TokenList? {
    guard tokens.last?.isSign(">") == true,
      let start = tokens.firstIndex(where: { $0.isSign("<") }),
      tokens[..<start].allSatisfy({ $0.kind != .sign || $0.text == "." })
    else { return nil }
    return TokenList(tokens[(start + 1)...].dropLast())
  }

  /// The type of a function that returns nothing.
  static func function(_ parameters: [TokenList]) -> TokenList {
    let list = parameters.map(\.tokens).joined(separator: [Token(.sign, ",")])
    return TokenList(
      [Token(.sign, "(")] + list
        + [Token(.sign, ")"), Token(.sign, "->"), Token(.type, "Void")])
  }

  /// Whether strict memory safety requires uses of the type to be marked `unsafe`.
  var isUnsafe: Bool { tokens.contains { $0.symbol.map(StandardTypes.unsafe.contains) ?? false } }

  /// The type `Any?`.
  static let optionalAny = TokenList([Token(.word, "Any"), Token(.sign, "?")])
}

extension Parameter {
  /// The type of the value that the fake passes to Spry, or `nil` if a test can't name it.
  var valueType: TokenList? {
    switch passing {
    case .placeholder, .pack:
      return nil
    case .rethrown:
      return Passing.bare(type)
    case .evaluated(let mark):
      guard !mark.contains("?") else { return nil }
      let result = Passing.bare(type).split(at: "->").dropFirst()
      return TokenList(result.map(\.tokens).joined(separator: [Token(.sign, "->")])).ofValue
    case .value, .copy, .written, .transient:
      return type.ofValue
    }
  }
}
