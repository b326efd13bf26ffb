// Decides where a fake and its conformances are isolated, in a way that compiles whatever the default
// isolation of the test target is.
extension FakeBuilder {
  /// The attributes of the global actors to which a fake is isolated.
  ///
  /// If a module isolates its declarations by default, only the members of a protocol show that. It
  /// matters if one of them is also required by a parent that isn't isolated.
  func globalActors(of symbol: Symbol, _ lineage: Lineage) -> [Token] {
    let written = (lineage.protocols + lineage.classes).flatMap { actors(of: $0) }.unique()
    guard written.isEmpty, symbol.kind == .protocol else { return written }
    return restated(by: symbol, lineage).flatMap { actors(of: $0) }.unique()
  }

  private func actors(of symbol: Symbol) -> [Token] {
    symbol.declaration.attributes.filter(index.isGlobalActor)
  }

  /// The requirements of a protocol that a parent has too, where they aren't isolated.
  func restated(by symbol: Symbol, _ lineage: Lineage) -> [Symbol] {
    let parents = lineage.protocols.filter { $0.id != symbol.id }
    let titles = parents.flatMap { index.requirements(of: $0.id) }
      .filter { actors(of: $0).isEmpty }.map(\.title)
    let identifier = lineage.standard.contains(.identifiable) ? ["id"] : []
    return index.requirements(of: symbol.id).filter { (titles + identifier).contains($0.title) }
  }

  /// Whether the conformance of an isolated fake to its protocol has to be isolated too, because a
  /// parent of the protocol isn't, but the fake's members are.
  ///
  /// Protocols of Objective-C don't need it.
  func hasIsolatedConformance(_ fake: Fake, _ symbol: Symbol, _ lineage: Lineage) -> Bool {
    guard fake.globalActor != nil, !fake.isClass, !lineage.isNSObject else { return false }
    let markers: Set<StandardProtocol> = [
      .sendable, .sendableMetatype, .copyable, .escapable, .actor, .anyActor,
    ]
    let isMixed = lineage.protocols.contains { parent in
      actors(of: parent).isEmpty
        && index.requirements(of: parent.id).contains { !actors(of: $0).isEmpty }
    }
    return isMixed || !restated(by: symbol, lineage).isEmpty
      || !markers.isSuperset(of: lineage.standard)
  }

  /// Whether a fake without isolation has to say so, because the target's default would be wrong.
  func isNonisolated(_ fake: Fake, _ symbol: Symbol, _ lineage: Lineage) -> Bool {
    if fake.isBound { return false }
    if options.isNonisolated || symbol.declaration.modifiers.contains("nonisolated") { return true }
    guard lineage.unknown.isEmpty else { return false }
    // A class that is isolated by default is `Sendable`.
    if fake.isClass { return !lineage.standard.contains(.sendable) }
    return !lineage.hasSuperclass
      && lineage.protocols.flatMap { index.requirements(of: $0.id) }
        .contains { $0.declaration.modifiers.contains { $0.hasPrefix("nonisolated") } }
  }
}
