// Facts about a member that its declaration does not tell.
extension MemberReader {
  /// Whether a unary operator is a prefix or a postfix.
  static func fixity(of symbol: Symbol) -> Fixity? {
    guard symbol.kind == .operator, let end = symbol.title.firstIndex(of: "(") else { return nil }
    return PreciseIdentifier(symbol.id).fixity(ofOperator: symbol.title[..<end])
  }
}
