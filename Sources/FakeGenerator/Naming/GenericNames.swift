/// New names for generic parameters of members that would shadow another type.
///
/// In `func listen<Observer: Trails.Observer>`, the second name refers to a protocol. Without its
/// module, as the compiler prints it, it would refer to the generic parameter. One that is called
/// `Type` has to be written in backticks in some places.
struct GenericNames {
  /// The names of the fake's own types: its generic parameters, aliases and enums.
  let taken: Set<String>

  /// Renames the generic parameters that share their name with a type in the declaration.
  func callAsFunction(_ declaration: Declaration) -> Declaration {
    let names = declaration.genericNames
    guard !names.isEmpty else { return declaration }
    let types = declaration.types.flatMap(\.unqualifiedNames)
      .filter { !names.contains($0.name) || !$0.mayBeGenericParameter }
    var used = taken.union(types.map(\.name)).union(["Type"])
    let mistaken = names.filter(used.contains)
    used.formUnion(names)
    var replacements: [String: String] = [:]
    for name in mistaken {
      replacements[name] = used.insertUnused(
        [name.prefix(1).uppercased(), "T", "U", "V"], numbered: "T")
    }
    return replacements.isEmpty ? declaration : declaration.mapTypes { rename($0, replacements) }
  }

  private func rename(_ text: TokenList, _ replacements: [String: String]) -> TokenList {
    TokenList(
      text.tokens.indices.map { position in
        var token = text.tokens[position]
        let isName = token.kind == .word || token.kind == .type && token.mayBeGenericParameter
        guard isName, !text.isQualified(position), let name = replacements[token.name] else {
          return token
        }
        token.text = name
        return token
      })
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
  /// The type with numbers instead of the names of generic parameters.
  func numbering(_ names: [String]) -> TokenList {
    let numbers = names.enumerated().map { ($1, TokenList([Token(.type, "\($0)")])) }
    return replacing(Dictionary(numbers) { first, _ in first })
  }
}
