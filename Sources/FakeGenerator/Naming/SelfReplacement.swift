/// The replacement of `Self` in a protocol's declarations with the conforming type.
struct SelfReplacement {
  /// The name of the conforming type.
  let name: String

  /// Replaces `Self.Item` with `Item`, and `Self` with the fake's name.
  func callAsFunction(_ text: TokenList) -> TokenList {
    var tokens: [Token] = []
    var rest = text.tokens[...]
    while let token = rest.popFirst() {
      guard token.text == "Self", token.kind != .sign else {
        tokens.append(token)
        continue
      }
      if rest.first?.isSign(".") == true, let next = rest.dropFirst().first, next.text != "Type" {
        rest = rest.dropFirst()
      } else {
        tokens.append(Token(.type, name))
      }
    }
    return TokenList(tokens)
  }

  /// Replaces `Self` in each part of a declaration.
  func callAsFunction(_ declaration: Declaration) -> Declaration {
    declaration.mapTypes { self($0) }
  }
}
