// The default values of a class's members that a fake can repeat.
//
// The compiler prints them as they are written in the source, where other names are visible than in
// the fake's file. So anything that names something is looked up first.
extension MemberReader {
  /// Returns the value as a fake can write it, empty if it has another meaning in the fake's file.
  func repeatable(_ value: TokenList, of type: TokenList) -> TokenList {
    if value.tokens.allSatisfy(namesNothing) { return value }
    guard isMember(value, of: type) else { return TokenList() }
    // The type's name might be ambiguous there.
    return TokenList(value.tokens.suffix(2))
  }

  /// Whether a token is part of a literal, or of an empty closure such as `{ _ in }`.
  private func namesNothing(_ token: Token) -> Bool {
    switch token.kind {
    case .literal: !token.text.contains(/\\#*\(|\n/)
    case .sign: ["(", ")", "[", "]", "{", "}", ",", ":", "-", "."].contains(token.text)
    default:
      Self.words.contains(token.text) || token.text.first?.isNumber == true
    }
  }

  private static let words: Set<String> = [
    "nil", "true", "false", "_", "in", "#column", "#dsohandle", "#file", "#fileID", "#filePath",
    "#function", "#isolation", "#line",
  ]

  /// Whether the value is a member, such as `.steep` or `Grade.steep`, that the type declares.
  private func isMember(_ value: TokenList, of type: TokenList) -> Bool {
    let ending = value.tokens.suffix(2)
    let owner = TokenList(value.tokens.dropLast(2)).text
    guard ending.count == 2, ending.first?.isSign(".") == true,
      ["", type.text, type.tokens.last?.text].contains(owner),
      let name = ending.last?.text.filter({ $0 != "`" })
    else { return false }
    let types = type.tokens.compactMap(\.symbol)
    // Whether the graph of Foundation has been read depends on the other fakes.
    let readTypes = types.filter {
      index.module(of: $0).flatMap(ModuleName.importable) != "Foundation"
    }
    return types.contains { StandardTypes.constants[$0]?.contains(name) == true }
      || readTypes.flatMap(index.members).contains { member in
        member.path.last == name
          && member.access >= (fake.options.namesInternals ? .internal : .public)
      }
  }
}
