extension Declaration {
  /// The declaration with new names for generic parameters that would shadow another type.
  ///
  /// In `func listen<Observer: Trails.Observer>`, the second name refers to a protocol. Without its
  /// module, as the compiler prints it, it would refer to the generic parameter. One that is called
  /// `Type` has to be written in backticks in some places.
  ///
  /// - Parameter taken: The names of the fake's generic parameters, aliases and enums.
  /// - Returns: The declaration.
  func renamingGenerics(_ taken: Set<String>) -> Declaration {
    let names = genericNames
    guard !names.isEmpty else { return self }
    let types = types.flatMap(\.unqualifiedNames)
      .filter { !names.contains($0.name) || !$0.mayBeGenericParameter }
    var used = taken.union(types.map(\.name)).union(["Type"])
    let mistaken = names.filter(used.contains)
    used.formUnion(names)
    var replacements: [String: String] = [:]
    for name in mistaken {
      replacements[name] = used.insertUnused(
        [name.prefix(1).uppercased(), "T", "U", "V"], numbered: "T")
    }
    return replacements.isEmpty ? self : mapTypes { $0.renaming(replacements) }
  }
}

extension Token {
  /// The text without backticks.
  fileprivate var name: String { text.filter { $0 != "`" } }

  /// Whether the identifier is that of a generic parameter, or missing, as in `where` clauses.
  fileprivate var mayBeGenericParameter: Bool {
    symbol.map { PreciseIdentifier($0).isGenericParameter } ?? true
  }
}

extension TokenList {
  /// The type with new names for generic parameters.
  fileprivate func renaming(_ replacements: [String: String]) -> TokenList {
    TokenList(
      tokens.indices.map { position in
        var token = tokens[position]
        let isName = token.kind == .word || token.kind == .type && token.mayBeGenericParameter
        if isName, !isQualified(position) { token.text = replacements[token.name] ?? token.text }
        return token
      })
  }

  /// The type with numbers instead of the names of generic parameters.
  func numbering(_ names: [String]) -> TokenList {
    let numbers = names.enumerated().map { ($1, TokenList([Token(.type, "\($0)")])) }
    return replacing(Dictionary(numbers) { first, _ in first })
  }
}
