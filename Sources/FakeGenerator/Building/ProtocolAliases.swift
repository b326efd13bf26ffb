/// The type aliases of protocols that requirements name.
struct ProtocolAliases {
  private let symbols: [Symbol]
  private let replacing: SelfReplacement

  /// Finds the aliases that the requirements of a fake name, directly or through each other.
  init(of lineage: Lineage, in index: SymbolIndex, replacing: SelfReplacement) {
    self.replacing = replacing
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
    var names: Set<String> = []
    symbols = declared.filter { symbol in
      named.contains(symbol.id) && names.insert(symbol.path.last ?? "").inserted
    }
  }

  /// The names of the aliases.
  var names: [String] { symbols.compactMap(\.path.last) }

  /// The aliases that a generic fake repeats, because they depend on the conforming type.
  ///
  /// The compiler resolves such an alias of the protocol for some members of a generic class, but
  /// not for others.
  var repeated: [TypeAlias] {
    symbols.compactMap { symbol in
      let declaration = symbol.declaration
      guard declaration.aliased.tokens.contains(where: { $0.text == "Self" }) else { return nil }
      return TypeAlias(
        name: symbol.path.last ?? "", generics: declaration.generics,
        type: replacing(declaration.aliased),
        constraints: declaration.constraints.map { replacing($0) })
    }
  }

  /// The names of the aliases that mention the conforming type itself.
  var namesOfSelf: [String] {
    repeated.filter { $0.type.unqualifiedNames.contains { $0.text == replacing.name } }.map(\.name)
  }
}
