/// Finds names for a member's generic parameters that hide no other type.
///
/// How they are called is the fake's own business. `func listen<Observer: Trails.Observer>` is what
/// somebody may write, but in the fake the second name would be the first one.
struct GenericNames {
  /// What the fake's own types are called: its generic parameters, aliases and enums.
  let taken: Set<String>

  /// Renames the generic parameters that are called like a type which the declaration names.
  func callAsFunction(_ declaration: Declaration) -> Declaration {
    let names = declaration.genericNames
    guard !names.isEmpty else { return declaration }
    var used = taken.union(Self.typeNames(in: declaration, except: names))
    let mistaken = names.filter(used.contains)
    used.formUnion(names)
    var replacements: [String: String] = [:]
    for name in mistaken {
      let candidates =
        [name.prefix(1).uppercased(), "T", "U", "V"] + (1...9).map { "T\($0)" }
      replacements[name] = candidates.first { used.insert($0).inserted }
    }
    return replacements.isEmpty ? declaration : declaration.mapTypes { rename($0, replacements) }
  }

  /// The types that a declaration names, beside its generic parameters.
  private static func typeNames(
    in declaration: Declaration, except names: [String]
  ) -> Set<String> {
    Set(
      declaration.types.flatMap(\.unqualifiedNames)
        .filter { !names.contains($0.text) || !$0.mayBeGenericParameter }.map(\.text))
  }

  private func rename(_ text: TokenList, _ replacements: [String: String]) -> TokenList {
    TokenList(
      text.tokens.indices.map { position in
        var token = text.tokens[position]
        let isName = token.kind == .word || token.kind == .type && token.mayBeGenericParameter
        guard isName, !text.isQualified(position), let name = replacements[token.text] else {
          return token
        }
        token.text = name
        return token
      })
  }
}

extension Declaration {
  /// What stands between the angle brackets, without demands.
  var genericNames: [String] {
    generics.split(at: ",").compactMap { $0.split(at: ":").first?.tokens.last?.text }
  }
}

extension Token {
  /// Whether the identifier is that of a generic parameter, or is not given at all, as behind
  /// `where`.
  fileprivate var mayBeGenericParameter: Bool { symbol?.hasSuffix("fp") ?? true }
}
