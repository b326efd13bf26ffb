// The modules that the fake's file has to import.
extension FakeBuilder {
  /// Spry, the subject's module, and those of the types that the fake names.
  var imports: [Import] {
    let home = index.module(of: symbol.id).flatMap(ModuleName.importable)
    let actors = fake.members.flatMap(\.declaration.attributes).filter(index.isGlobalActor)
    let wrappers = fake.members.flatMap(\.declaration.parameters).flatMap(\.attributes)
    let tokens = fake.types.flatMap(\.tokens) + actors + wrappers
    // Requirements can be left to default implementations in the modules of their protocols.
    let owners = candidates.filter(isRestated).compactMap(index.owner)
    let types =
      tokens.map { (id: $0.symbol ?? "", name: $0.text) }
      + ([symbol] + lineage.classes + owners).map { (id: $0.id, name: $0.path[0]) }
    var modules = Set(types.compactMap { module(of: $0.id) }).union([options.library])
    // On some systems, parts of Foundation are separate modules. The parts are the same on every
    // system, whether they are needed here or elsewhere only.
    let parts = types.filter { isOfFoundation($0.id) }.map { FoundationParts.module(of: $0.name) }
    modules.formUnion(parts.compactMap(\.self))
    if parts.contains(where: { $0 != nil }) { modules.insert("Foundation") }
    // The compiler warns about a public import of Foundation that is needed on other systems only.
    let isReplaced = !parts.isEmpty && !parts.contains(nil)
    if isReplaced { modules.remove("Foundation") }
    if !fake.isClass, lineage.isNSObject { modules.insert("Foundation") }
    let needed = FoundationParts.separate.union(fake.members.compactMap(\.neededModule))
    return modules.map { module in
      Import(
        module: module, isTestable: module == home && isTestable,
        isConditional: needed.contains(module),
        alternative: isReplaced && parts.contains(module) ? "Foundation" : nil)
    }.sorted { ($0.isTestable ? 1 : 0, $0.module) < ($1.isTestable ? 1 : 0, $1.module) }
  }

  /// The module to import for a type.
  private func module(of id: String) -> String? {
    id.isEmpty
      ? nil : index.module(of: id).map(ModuleName.importable) ?? ModuleName.toImport(for: id)
  }

  private func isOfFoundation(_ id: String) -> Bool {
    module(of: id).map { $0 == "Foundation" || FoundationParts.separate.contains($0) } ?? false
  }

  /// Whether the subject's module is imported `@testable`.
  private var isTestable: Bool {
    guard options.namesInternals else { return false }
    if symbol.access < .package { return true }
    let home = index.module(of: symbol.id)
    let members = classMembers.filter { $0.kind != .initializer }
    return (fake.isClass ? [symbol] + members : lineage.classes)
      .contains { $0.access < .open && index.module(of: $0.id) == home }
  }
}
