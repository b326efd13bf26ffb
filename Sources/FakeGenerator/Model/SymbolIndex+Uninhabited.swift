extension SymbolIndex {
  /// Whether a type has no values: it is `Never`, an enum without cases, or a tuple with one of them.
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
    return id == "s:s5NeverO"
      || symbol(id)?.kind == .enum && !members(of: id).contains { $0.kind == .enumCase }
  }
}
