/// The modules that a fake's file has to import.
enum ImportList {
  /// The imports of a fake: Spry, the subject's module, and those of the types it names.
  static func imports(
    of fake: Fake, _ symbol: Symbol, _ lineage: Lineage, in index: SymbolIndex
  ) -> [Import] {
    let home = index.module(of: symbol.id).flatMap(ModuleName.importable)
    let named =
      (fake.members + fake.inheritedInitializers).flatMap(\.declaration.types) + fake.constraints
      + fake.typeAliases.map(\.type) + fake.genericParameters.flatMap(\.conformances)
    let actors = fake.members.flatMap(\.declaration.attributes).filter(index.isGlobalActor)
    let wrappers = fake.members.flatMap(\.declaration.parameters).flatMap(\.attributes)
    let tokens = named.flatMap(\.tokens) + actors + wrappers
    let homes = tokens.compactMap(\.symbol).compactMap { id in
      index.module(of: id).map(ModuleName.importable) ?? ModuleName.toImport(for: id)
    }
    let classes = lineage.classes.compactMap { index.module(of: $0.id) }
      .compactMap(ModuleName.importable)
    var modules = Set(homes + classes + fake.modulesOfDefaults.compactMap(ModuleName.importable))
    modules.insert(fake.options.library)
    // On some systems, parts of Foundation are separate modules.
    let parts = partsOfFoundation(for: tokens, subject: symbol, in: index)
    modules.formUnion(parts)
    // The compiler warns about a public import of Foundation that is needed on other systems only.
    let types = [symbol] + lineage.classes
    let names = tokens.map { ($0.symbol ?? "", $0.text) } + types.map { ($0.id, $0.path[0]) }
    let isReplaced = !parts.isEmpty && !needsWhole(names, in: index)
    if !parts.isEmpty { modules.insert("Foundation") }
    if isReplaced { modules.remove("Foundation") }
    if !fake.isClass, lineage.isNSObject { modules.insert("Foundation") }
    if let home { modules.remove(home) }
    let needed = Set(fake.members.compactMap(\.neededModule))
    var imports = modules.map { module in
      Import(
        module: module,
        isConditional: FoundationParts.separate.contains(module) || needed.contains(module),
        alternative: isReplaced && parts.contains(module) ? "Foundation" : nil)
    }
    if let home, home != "Foundation" || !isReplaced {
      imports.append(
        Import(
          module: home, isTestable: isTestable(fake, symbol, lineage, in: index),
          isConditional: FoundationParts.separate.contains(home),
          alternative: isReplaced && parts.contains(home) ? "Foundation" : nil))
    }
    return imports.sorted {
      ($0.isTestable ? 1 : 0, $0.module) < ($1.isTestable ? 1 : 0, $1.module)
    }
  }

  /// The parts of Foundation that are needed elsewhere than here, or here and nowhere else.
  ///
  /// - Parameters:
  ///   - tokens: All types that a fake's file names.
  ///   - subject: What is faked.
  ///   - index: The modules of the types.
  /// - Returns: The modules, the same ones on every system.
  private static func partsOfFoundation(
    for tokens: [Token], subject: Symbol, in index: SymbolIndex
  ) -> Set<String> {
    var names = tokens.filter { isOfFoundation($0.symbol ?? "", in: index) }.map(\.text)
    if isOfFoundation(subject.id, in: index) { names += subject.path.prefix(1) }
    return Set(names.compactMap(FoundationParts.module))
  }

  /// Whether any of some types, by their identifiers and names, is one of Foundation itself.
  private static func needsWhole(
    _ types: [(id: String, name: String)], in index: SymbolIndex
  ) -> Bool {
    types.contains { id, name in
      isOfFoundation(id, in: index) && FoundationParts.module(of: name) == nil
    }
  }

  private static func isOfFoundation(_ id: String, in index: SymbolIndex) -> Bool {
    let module = index.module(of: id).flatMap(ModuleName.importable) ?? ModuleName.toImport(for: id)
    return module.map { $0 == "Foundation" || FoundationParts.separate.contains($0) } ?? false
  }

  /// Whether the module is imported `@testable`.
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
