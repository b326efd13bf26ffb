/// The type aliases of protocols that requirements name.
struct ProtocolAliases {
  let names: [String]
  /// The aliases that a generic fake repeats, because they depend on the conforming type.
  ///
  /// The compiler resolves such an alias of the protocol for some members of a generic class, but
  /// not for others.
  let repeated: [TypeAlias]

  /// Finds the aliases that the requirements of a fake name, directly or through each other.
  init(of lineage: Lineage, in index: SymbolIndex, replacing: SelfReplacement) {
    let declared = lineage.protocols.flatMap { index.members(of: $0.id) }
      .filter { $0.kind == .typealias && $0.conditions.isEmpty }
    let requirements = lineage.protocols.flatMap { index.requirements(of: $0.id) + [$0] }
    let types = requirements.map(\.declaration).flatMap { $0.types + $0.inheritance }
    var named = Set(types.flatMap(\.tokens).compactMap(\.symbol))
    var count = 0
    while count < named.count {
      count = named.count
      for alias in declared where named.contains(alias.id) {
        named.formUnion(alias.declaration.aliased.tokens.compactMap(\.symbol))
      }
    }
    var seen: Set<String> = []
    let aliases = declared.filter { symbol in
      named.contains(symbol.id) && seen.insert(symbol.path.last ?? "").inserted
    }
    names = aliases.compactMap(\.path.last)
    repeated = zip(names, aliases.map(\.declaration)).compactMap { name, declaration in
      guard declaration.aliased.tokens.contains(where: { $0.text == "Self" }) else { return nil }
      return TypeAlias(
        name: name, generics: declaration.generics, type: replacing(declaration.aliased),
        constraints: declaration.constraints.map { replacing($0) })
    }
  }
}
