/// The rules for the default values of a class's members that a fake can repeat.
///
/// The compiler prints them as they are written in the source, where other names are visible than in
/// the fake's file. So anything but a literal is looked up first.
struct DefaultValues {
  let index: SymbolIndex
  let options: FakeOptions

  /// Returns the value as a fake can write it, empty if it has another meaning in the fake's file.
  func repeatable(_ value: TokenList, of type: TokenList) -> TokenList {
    if isLiteral(value) { return value }
    guard isMember(value, of: type) else { return TokenList() }
    // The type's name might be ambiguous there.
    return TokenList(value.tokens.suffix(2))
  }

  private func isLiteral(_ value: TokenList) -> Bool {
    let tokens = value.tokens
    if tokens.first?.isSign("[") == true, tokens.last?.isSign("]") == true {
      let elements = TokenList(tokens.dropFirst().dropLast()).split(at: ",")
      return elements.flatMap { $0.split(at: ":") }.allSatisfy(isLiteral)
    }
    if tokens.first?.isSign("(") == true, tokens.last?.isSign(")") == true {
      return TokenList(tokens.dropFirst().dropLast()).split(at: ",").allSatisfy(isLiteral)
    }
    if tokens.count == 1, let token = tokens.first {
      return token.kind == .literal
        ? !token.text.contains(/\\#*\(/) && !token.text.contains("\n")
        : ["nil", "true", "false"].contains(token.text) || token.isPoundWord || token.isNumber
    }
    return isNumber(tokens) || isEmptyClosure(tokens)
  }

  private func isNumber(_ tokens: [Token]) -> Bool {
    tokens.contains(where: \.isNumber)
      && tokens.allSatisfy { $0.isNumber || $0.isSign("-") || $0.isSign(".") }
  }

  /// Whether the value is an empty closure, such as `{ _ in }`.
  private func isEmptyClosure(_ tokens: [Token]) -> Bool {
    tokens.first?.isSign("{") == true
      && tokens.allSatisfy { ["{", "}", "_", ",", "in"].contains($0.text) }
  }

  /// Whether the value is a member, such as `.steep` or `Grade.steep`, that the type declares.
  private func isMember(_ value: TokenList, of type: TokenList) -> Bool {
    let ending = value.tokens.suffix(2)
    let owner = TokenList(value.tokens.dropLast(2)).text
    guard ending.count == 2, ending.first?.isSign(".") == true,
      ["", type.text, type.tokens.last?.text].contains(owner),
      let name = ending.last?.text.filter({ $0 != "`" })
    else { return false }
    let numbers = type.tokens.compactMap(\.symbol).flatMap { StandardTypes.constants[$0] ?? [] }
    if numbers.contains(name) { return true }
    let seesInternals = options.seesInternals && options.access == .internal
    return type.tokens.compactMap(\.symbol).flatMap(index.members).contains { member in
      member.path.last == name && member.access >= (seesInternals ? .internal : .public)
    }
  }
}

extension Token {
  fileprivate var isNumber: Bool { kind == .word && text.first?.isNumber == true }

  /// Whether it is a word such as `#function`.
  fileprivate var isPoundWord: Bool { kind == .word && text.hasPrefix("#") }
}
