/// The rules for the default values of a class's members that a fake can repeat.
///
/// The compiler prints them as they are written in the source, where other names are visible than in
/// the fake's file. So anything but a literal is looked up first.
struct DefaultValues {
  let index: SymbolIndex
  let options: FakeOptions

  /// Whether the value has the same meaning in the fake's file.
  func canRepeat(_ value: TokenList, of type: TokenList) -> Bool {
    isLiteral(value) || isMember(value, of: type)
  }

  private func isLiteral(_ value: TokenList) -> Bool {
    let tokens = value.tokens
    if tokens.first?.isSign("[") == true, tokens.last?.isSign("]") == true {
      let elements = TokenList(tokens.dropFirst().dropLast())
      return elements.text == ":" || elements.split(at: ",").allSatisfy(isLiteral)
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

  /// Whether the value is an implicit member, such as `.steep`, that the type declares.
  private func isMember(_ value: TokenList, of type: TokenList) -> Bool {
    guard value.tokens.count == 2, value.tokens[0].isSign(".") else { return false }
    let name = value.tokens[1].text.filter { $0 != "`" }
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
