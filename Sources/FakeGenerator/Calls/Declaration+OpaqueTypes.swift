extension Declaration {
  /// Replaces opaque types of parameters, such as `some Hashable`, with generic parameters.
  ///
  /// - Parameter taken: The names that a generic parameter must not have.
  mutating func nameOpaqueTypes(_ taken: Set<String>) {
    var used = taken.union(types.flatMap(\.tokens).map(\.text))
    for position in parameters.indices {
      while let range = parameters[position].type.opaqueRange {
        let name = used.insertUnused(["Value", "T", "U", "V"], numbered: "T")
        let conformances = parameters[position].type.tokens[range].dropFirst()
        if !generics.isEmpty { generics.tokens.append(Token(.sign, ",")) }
        generics.tokens += [Token(.word, name), Token(.sign, ":")] + conformances
        parameters[position].type.tokens.replaceSubrange(range, with: [Token(.type, name)])
      }
    }
  }
}

extension TokenList {
  /// The first opaque type with all its protocols.
  fileprivate var opaqueRange: Range<Int>? {
    guard let start = opaqueStart else { return nil }
    var depth = 0
    let end = tokens[start...].firstIndex { token in
      defer { depth += token.nesting }
      guard depth == 0, token.kind == .sign else { return false }
      return !["<", ".", "&", "~"].contains(token.text)
    }
    return start..<(end ?? tokens.endIndex)
  }
}
