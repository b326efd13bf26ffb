/// Where a value has functions, which cannot be compared.
enum FunctionContent: Hashable, Sendable {
  case none
  /// The value is an optional, a tuple or a collection with a function in it.
  case inside
  /// The value is a function.
  case itself
}

extension SymbolIndex {
  /// Determines whether values of a type are functions, or contain some.
  ///
  /// The compiler replaces type aliases only where a closure does not escape.
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
