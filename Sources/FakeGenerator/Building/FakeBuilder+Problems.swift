// Reasons why there is no fake.
extension FakeBuilder {
  /// Why the declaration can't be faked, without regard to its parents.
  var problem: Diagnostic? {
    let name = symbol.name
    if symbol.isSPI { return .systemInterface(name) }
    if index.isUnavailable(symbol) { return .unavailable(name) }
    if symbol.kind == .class { return classProblem(in: index.module(of: symbol.id) ?? "") }
    let isComposition = symbol.kind == .typealias && Lineage.isComposition(symbol, in: index)
    guard symbol.kind == .protocol || isComposition else {
      let kinds = [Symbol.Kind.actor: "an actor", .struct: "a struct", .enum: "an enum"]
      return .notFakeable(name, kind: kinds[symbol.kind] ?? "an alias of a type")
    }
    let isHidden = options.access == .public && symbol.access < .public
    return isHidden ? .publicFakeOfInternal(name) : nil
  }

  private func classProblem(in module: String) -> Diagnostic? {
    let (name, declaration) = (symbol.name, symbol.declaration)
    if declaration.modifiers.contains("final") { return .finalClass(name) }
    if declaration.keyword == "actor" { return .notFakeable(name, kind: "an actor") }
    let outer = types(around: symbol).filter { $0.id != symbol.id }
    if let generic = outer.first(where: { !$0.declaration.generics.isEmpty }) {
      return .insideOfGeneric(name, outer: generic.name)
    }
    let words = declaration.generics.split(at: ",").compactMap(\.tokens.first?.text)
    if words.contains(where: ["each", "let"].contains) { return .unusualGenerics(name) }
    if ModuleName.importable(module) == "Foundation",
      FoundationClasses.isClosed(name, on: index.system)
    {
      return .hiddenMembers(name, module: module)
    }
    if options.access == .public, symbol.access < .public { return .publicFakeOfInternal(name) }
    let isOpen = symbol.access == .open || options.access == .internal && options.seesInternals
    return isOpen ? nil : .notSubclassable(name, module: module)
  }

  /// The first protocol to which no class can conform, or none with stubs.
  var protocolOfValues: String? {
    // A class can't list all of its instances.
    if symbol.id == StandardProtocol.caseIterable.rawValue { return symbol.name }
    return lineage.protocols.first { StandardProtocol.ofValues.contains($0.id) }?.name
  }
}
