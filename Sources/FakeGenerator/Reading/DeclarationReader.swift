/// A reader for declarations that the compiler printed.
///
/// This isn't a Swift parser: the compiler has resolved everything, and it prints declarations in
/// one form only.
///
/// A symbol graph describes the same function in three ways. None of them is sufficient:
///
/// | part of the graph | what it has | what it lacks |
/// |---|---|---|
/// | `declarationFragments` | everything that has to be written again | structure |
/// | `functionSignature` | separate parameters and result | `@escaping`, `@autoclosure`, `sending`, `isolated`, ownership, `nonisolated(nonsending)`, default values |
/// | `swiftGenerics` | parameters and constraints, with kinds | constraints on associated types, which it calls `Self.Item`; suppressed conformances (`~Copyable`); packs |
///
/// So the fragments are read. That includes the `where` clause, even if `swiftGenerics` has it,
/// because a constraint is written as it was printed.
struct DeclarationReader {
  private var rest: ArraySlice<Token>
  private var declaration = Declaration()

  private static let keywords: Set<String> = [
    "func", "var", "let", "subscript", "init", "protocol", "class", "actor", "struct", "enum",
    "typealias", "associatedtype", "deinit",
  ]

  /// Reads one declaration.
  static func read(_ tokens: [Token]) -> Declaration {
    var reader = DeclarationReader(rest: tokens[...])
    reader.readAll()
    return reader.declaration
  }

  private mutating func readAll() {
    readModifiers()
    readName()
    if nextIs("<") {
      declaration.generics = TokenList(bracketed())
    }
    switch declaration.keyword {
    case "func", "init", "subscript":
      declaration.parameters = ParameterReader(isSubscript: declaration.keyword == "subscript")
        .parameters(TokenList(bracketed()))
      declaration.effects = readEffects()
      if take("->") { declaration.result = Self.result(readType()) }
    case "var", "let":
      if take(":") { declaration.result = readType() }
    default:
      if take(":") { declaration.inheritance = readType().split(at: ",") }
    }
    if take("=") { declaration.aliased = readType() }
    if take("where") { declaration.constraints = readType().split(at: ",") }
    declaration.gatherConformances()
    readAccessors()
  }

  private mutating func readModifiers() {
    while let token = rest.popFirst() {
      if token.kind == .attribute, token.text != Token.nonsending {
        declaration.attributes.append(token)
      } else if Self.keywords.contains(token.text), !isModifier(token) {
        declaration.keyword = token.text
        return
      } else if nextIs("("), token.text == "nonisolated" || token.text == "unowned" {
        declaration.modifiers.append("\(token.text)(\(TokenList(bracketed()).text))")
      } else {
        declaration.modifiers.append(token.text)
      }
    }
  }

  /// Whether `class` begins `class func`, `class var` or `class subscript`.
  private func isModifier(_ token: Token) -> Bool {
    guard token.text == "class", let next = rest.first else { return false }
    return ["func", "var", "subscript"].contains(next.text)
  }

  private mutating func readName() {
    switch declaration.keyword {
    case "init":
      declaration.name = "init"
      declaration.isFailable = take("?") || take("!")
    case "subscript":
      declaration.name = "subscript"
    default:
      declaration.name = rest.popFirst()?.text ?? ""
      // The name of a nested type includes the names of the types around it.
      while nextIs("."), ["class", "protocol"].contains(declaration.keyword) {
        rest.removeFirst()
        declaration.name += "." + (rest.popFirst()?.text ?? "")
      }
    }
  }

  private mutating func readEffects() -> Effects {
    var effects = Effects()
    while let word = rest.first?.text, Self.effects.contains(word) {
      rest.removeFirst()
      switch word {
      case "rethrows": effects.throwing = .rethrowing
      case "throws":
        effects.throwing = nextIs("(") ? Self.throwing(TokenList(bracketed())) : .anything
      default: effects.isAsync = true
      }
    }
    return effects
  }

  private static let effects = ["async", "reasync", "rethrows", "throws"]

  private static func throwing(_ error: TokenList) -> Effects.Throwing {
    switch error.text {
    case "Never": .never
    case "any Error": .anything
    default: .only(error)
    }
  }

  private mutating func readAccessors() {
    guard nextIs("{") else {
      // A stored property is printed without accessors.
      declaration.hasSetter = declaration.keyword == "var"
      return
    }
    while let token = rest.popFirst() {
      if token.text == "get" { declaration.effects = readEffects() }
      if token.text == "set" { declaration.hasSetter = true }
    }
  }
}

extension DeclarationReader {
  /// The effects of a closure type.
  static func closureEffects(of type: TokenList) -> Effects {
    var reader = DeclarationReader(rest: type.tokens[...])
    _ = reader.bracketed()
    return reader.readEffects()
  }
}

// MARK: - Parts
extension DeclarationReader {
  private func nextIs(_ text: String) -> Bool { rest.first?.text == text }

  private mutating func take(_ text: String) -> Bool {
    guard nextIs(text) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes the tokens between the next bracket and its closing one.
  private mutating func bracketed() -> ArraySlice<Token> {
    let end = TokenList(rest).firstBracketEnd
    defer { rest = rest.dropFirst(end + 1) }
    return rest.prefix(end).dropFirst()
  }

  /// Takes all tokens before `where`, an equals sign or a brace.
  private mutating func readType() -> TokenList {
    var type = TokenList()
    var depth = 0
    while let token = rest.first {
      if depth == 0, token.isSign("{") || token.isSign("=") || token.isWord("where") { break }
      depth += token.nesting
      type.tokens.append(token)
      rest.removeFirst()
    }
    return type
  }

  private static func result(_ type: TokenList) -> TokenList {
    ["()", "Void"].contains(type.text) ? TokenList() : type
  }
}
