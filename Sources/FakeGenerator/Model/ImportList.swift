/// Finds the modules that a fake's file has to import.
enum ImportList {
  /// The imports of a fake: Spry, the subject's module, and those of the types it names.
  static func imports(
    of fake: Fake, _ symbol: Symbol, _ lineage: Lineage, in index: SymbolIndex
  ) -> [Import] {
    let home = index.module(of: symbol.id).flatMap(ModuleName.importable)
    let types =
      fake.members.flatMap(\.declaration.types) + fake.constraints
      + fake.typeAliases.map(\.type) + fake.genericParameters.flatMap(\.conformances)
    let actors = fake.members.flatMap(\.declaration.attributes).filter(index.isGlobalActor)
    let wrappers = fake.members.flatMap(\.declaration.parameters).flatMap(\.attributes)
    let named = (types.flatMap(\.tokens) + actors + wrappers).compactMap(\.symbol)
      .compactMap(ModuleName.toImport)
    let classes = lineage.classes.compactMap { index.module(of: $0.id) }
      .compactMap(ModuleName.importable)
    var modules = Set(named + classes)
    modules.insert(fake.options.library)
    if !fake.isClass, lineage.isNSObject { modules.insert("Foundation") }
    if let home { modules.remove(home) }
    var imports = modules.sorted().map { Import(module: $0) }
    if let home {
      imports.append(Import(module: home, isTestable: isTestable(fake, symbol, lineage, in: index)))
    }
    return imports.sorted {
      ($0.isTestable ? 1 : 0, $0.module) < ($1.isTestable ? 1 : 0, $1.module)
    }
  }

  /// Whether the module has to be imported with its internals.
  private static func isTestable(
    _ fake: Fake, _ symbol: Symbol, _ lineage: Lineage, in index: SymbolIndex
  ) -> Bool {
    guard fake.options.seesInternals, fake.options.access == .internal else { return false }
    if symbol.access < .package { return true }
    guard fake.isClass else { return false }
    let home = index.module(of: symbol.id)
    let members = lineage.classes.filter { index.module(of: $0.id) == home }
      .flatMap { index.members(of: $0.id) }
      .filter { $0.kind != .initializer }
    return symbol.access < .open || members.contains { $0.access < .open }
  }
}
