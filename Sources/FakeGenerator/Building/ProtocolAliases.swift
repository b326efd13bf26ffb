/// The type aliases that protocols declare.
struct ProtocolAliases {
  let names: [String]
  /// The aliases that a generic fake repeats, because they depend on the conforming type.
  ///
  /// The compiler resolves such an alias of the protocol for some members of a generic class, but
  /// not for others.
  let repeated: [TypeAlias]

  /// Finds the aliases of all protocols, of which those of the most derived ones hide the others.
  init(of lineage: Lineage, in index: SymbolIndex, replacing: SelfReplacement) {
    var seen: Set<String> = []
    let declared = lineage.protocols.flatMap { index.members(of: $0.id) }
      .filter { $0.kind == .typealias && $0.conditions.isEmpty }
      .map { (name: $0.path.last ?? "", declaration: $0.declaration) }
      .filter { !$0.name.hasPrefix("_") && seen.insert($0.name).inserted }
    names = declared.map(\.name)
    repeated = declared.compactMap { name, declaration in
      guard declaration.aliased.tokens.contains(where: { $0.text == "Self" }) else { return nil }
      return TypeAlias(
        name: name, generics: declaration.generics, type: replacing(declaration.aliased),
        constraints: declaration.constraints.map { replacing($0) })
    }
  }
}
