extension SymbolIndex {
  /// Whether an attribute is a global actor.
  ///
  /// Property wrappers and result builders look the same.
  func isGlobalActor(_ attribute: Token) -> Bool {
    attribute.kind == .attribute && attribute.symbol.map(isGlobalActor) ?? false
  }

  private func isGlobalActor(_ id: String) -> Bool {
    if id == "s:ScM" { return true }
    // If a type has not been read, the end of its identifier tells its kind. Most global actors are
    // actors, which are mangled as classes, and most wrappers and builders are structs or enums.
    guard let symbol = symbol(id) else { return PreciseIdentifier(id).kind == .class }
    let tokens = Token.tokens(of: symbol.fragments)
    if symbol.kind == .typealias { return tokens.last?.symbol.map(isGlobalActor) ?? false }
    return tokens.contains { $0.kind == .attribute && $0.text == "@globalActor" }
  }
}
