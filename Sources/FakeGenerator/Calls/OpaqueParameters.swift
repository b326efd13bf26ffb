/// The replacement of opaque parameter types, such as `some Hashable`, with generic parameters.
struct OpaqueParameters {
  /// The names that a generic parameter must not have.
  let taken: Set<String>

  /// Gives each opaque type in the parameters a name.
  func callAsFunction(_ declaration: Declaration) -> Declaration {
    var used = taken.union(declaration.types.flatMap(\.tokens).map(\.text))
    var generics = declaration.generics.split(at: ",")
    var result = declaration
    result.parameters = declaration.parameters.map { parameter in
      var parameter = parameter
      while let range = parameter.type.opaqueRange {
        let name = used.insertUnused(["Value", "T", "U", "V"], numbered: "T")
        generics.append(
          TokenList(
            [Token(.word, name), Token(.sign, ":")] + parameter.type.tokens[range].dropFirst()))
        parameter.type.tokens.replaceSubrange(range, with: [Token(.type, name)])
      }
      return parameter
    }
    result.generics = TokenList(generics.map(\.tokens).joined(separator: [Token(.sign, ",")]))
    return result
  }
}

extension TokenList {
  /// The first opaque type with all its protocols.
  fileprivate var opaqueRange: Range<Int>? {
    let start = tokens.indices.first { index in
      tokens[index].isWord("some") && tokens[(index + 1)...].first?.isSign(":") != true
    }
    guard let start else { return nil }
    var depth = 0
    let end = tokens[start...].firstIndex { token in
      defer { depth += token.nesting }
      guard depth == 0, token.kind == .sign else { return false }
      return !["<", ".", "&", "~"].contains(token.text)
    }
    return start..<(end ?? tokens.endIndex)
  }
}
