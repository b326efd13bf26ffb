// What a type is, as far as the symbol graphs tell.
extension SymbolIndex {
  /// Determines whether values of a type are functions, or contain some.
  ///
  /// The compiler replaces type aliases only where a closure doesn't escape.
  func functionContent(of type: TokenList) -> FunctionContent {
    let type = Passing.bare(type)
    if type.tokens.first?.isSign("(") == true, type.contains("->") { return .itself }
    let parts = type.withoutGenericArguments
    if parts.contains(where: { $0.isSign("->") }) { return .inside }
    let contents = parts.map(aliasedContent)
    guard contents.contains(where: { $0 != .none }) else { return .none }
    let isName = !parts.contains { $0.kind == .sign && $0.text != "." }
    return isName ? contents.last ?? .none : .inside
  }

  private func aliasedContent(of name: Token) -> FunctionContent {
    guard let alias = name.symbol.flatMap(symbol), alias.kind == .typealias else { return .none }
    return functionContent(of: alias.declaration.aliased)
  }

  /// How many optionals a type consists of, which is 2 for `Int??`.
  func optionalDepth(of type: TokenList) -> Int {
    let type = Passing.bare(type)
    guard let last = type.tokens.last, !type.contains("->") else { return 0 }
    if last.isSign("?") || last.isSign("!") {
      return 1 + optionalDepth(of: TokenList(type.tokens.dropLast()))
    }
    if type.tokens[0].symbol == StandardTypes.optional, let wrapped = type.genericArguments {
      return 1 + optionalDepth(of: wrapped)
    }
    guard let alias = last.symbol.flatMap(symbol), alias.kind == .typealias else { return 0 }
    return optionalDepth(of: alias.declaration.aliased)
  }

  /// Whether a type is an optional of a class, or of a protocol to which only classes conform.
  func isOptionalObject(_ type: TokenList) -> Bool {
    var tokens = type.tokens[...]
    guard let mark = tokens.popLast(), mark.isSign("?") || mark.isSign("!") else { return false }
    if tokens.first?.isSign("(") == true { tokens = tokens.dropFirst().dropLast() }
    let object = TokenList(Array(tokens))
    guard !object.contains("->"), object.split(at: ",").count == 1 else { return false }
    return object.split(at: "&").contains { part in
      part.withoutGenericArguments.last.map(isObject) ?? false
    }
  }

  private func isObject(_ name: Token) -> Bool {
    // Whether its module is known depends on the other types that are faked.
    guard name.text != "AnyObject", let id = name.symbol else { return name.text == "AnyObject" }
    guard let symbol = symbol(id) else {
      return id.hasPrefix("c:objc(pl)") || PreciseIdentifier(id).kind == .class
    }
    return [.class, .actor].contains(symbol.kind)
      || symbol.kind == .protocol && Lineage(of: symbol, in: self).isClassBound(in: self)
  }

  /// Whether a type has no values: it is `Never`, an enum without cases, or a tuple with one of
  /// them.
  ///
  /// The compiler warns about code after a call with such a result, and about any statement in a
  /// function with such a parameter.
  func isUninhabited(_ type: TokenList) -> Bool {
    let type = Passing.bare(type)
    guard let last = type.tokens.last else { return false }
    if type.tokens[0].isSign("("), last.isSign(")"), !type.contains("->") {
      return TokenList(type.tokens.dropFirst().dropLast()).split(at: ",")
        .contains { isUninhabited($0.split(at: ":").last ?? $0) }
    }
    guard last.kind == .type, type.tokens.allSatisfy({ $0.kind == .type || $0.isSign(".") }),
      let id = last.symbol
    else { return false }
    return id == StandardTypes.never
      || symbol(id)?.kind == .enum && !members(of: id).contains { $0.kind == .enumCase }
  }

  /// Whether an attribute is a global actor.
  ///
  /// Property wrappers and result builders look the same.
  func isGlobalActor(_ attribute: Token) -> Bool {
    attribute.kind == .attribute && attribute.symbol.map(isGlobalActor) ?? false
  }

  private func isGlobalActor(_ id: String) -> Bool {
    if id == "s:ScM" { return true }
    // If a type hasn't been read, the end of its identifier tells its kind. Most global actors are
    // actors, which are mangled as classes, and most wrappers and builders are structs or enums.
    guard let symbol = symbol(id) else { return PreciseIdentifier(id).kind == .class }
    let declaration = symbol.declaration
    if symbol.kind == .typealias {
      return declaration.aliased.tokens.last?.symbol.map(isGlobalActor) ?? false
    }
    return declaration.attributes.contains { $0.text == "@globalActor" }
  }
}

extension TokenList {
  /// The tokens outside of angle brackets.
  fileprivate var withoutGenericArguments: [Token] {
    var depth = 0
    return tokens.filter { token in
      if token.isSign("<") { depth += 1 }
      defer { if token.isSign(">") { depth -= 1 } }
      return depth == 0
    }
  }
}
