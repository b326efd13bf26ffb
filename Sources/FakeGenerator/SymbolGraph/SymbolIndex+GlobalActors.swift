extension SymbolIndex {
  /// Whether an attribute binds to an actor what it stands before.
  ///
  /// Property wrappers and result builders are written in the same way.
  func isGlobalActor(_ attribute: Token) -> Bool {
    attribute.kind == .attribute && attribute.symbol.map(isGlobalActor) ?? false
  }

  private func isGlobalActor(_ id: String) -> Bool {
    if id == "s:ScM" { return true }
    // Of a type that was not read, the identifier's end says what it is. Most global actors are
    // actors, which count as classes, and most wrappers and builders are structs or enums.
    guard let symbol = symbol(id) else { return PreciseIdentifier(id).kind == .class }
    let tokens = Token.tokens(of: symbol.fragments)
    if symbol.kind == .typealias { return tokens.last?.symbol.map(isGlobalActor) ?? false }
    return tokens.contains { $0.kind == .attribute && $0.text == "@globalActor" }
  }
}
