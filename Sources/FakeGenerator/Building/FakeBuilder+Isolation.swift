// Decides where a fake and its conformances are isolated, in a way that compiles whatever the
// default isolation of the test target is.
extension FakeBuilder {
  /// Isolates the fake, or marks it `nonisolated`.
  mutating func isolate() {
    fake.globalActors = globalActors
    // No isolated conformance is `Sendable`, so only the members are isolated then.
    let isFree = lineage.standard.contains(.sendable) && hasIsolatedConformance
    if isFree {
      fake.globalActors = []
      fake.freeMembers = Set(restated.map(\.title))
    }
    fake.isNonisolated = isFree || isNonisolated
  }

  /// The attributes of the global actors to which the fake is isolated.
  ///
  /// If a module isolates its declarations by default, only the members show that: those that
  /// aren't isolated say so. For a protocol, it matters only if there are such, or if a parent that
  /// isn't isolated also requires one of the others.
  private var globalActors: [Token] {
    let written = (lineage.protocols + lineage.classes).flatMap(actors).unique()
    if !written.isEmpty { return written }
    let members = (symbol.kind == .class ? index.members(of:) : index.requirements(of:))(symbol.id)
    let others = members.filter { actors(of: $0).isEmpty && !isFreed($0) }
    let isShown = others.isEmpty && (symbol.kind == .class || members.contains(where: isFreed))
    return (isShown ? members : restated).flatMap(actors).unique()
  }

  private func isFreed(_ symbol: Symbol) -> Bool {
    symbol.declaration.modifiers.contains { $0.hasPrefix("nonisolated") }
      || symbol.declaration.attributes.contains { $0.text == "@concurrent" }
  }

  private func actors(of symbol: Symbol) -> [Token] {
    symbol.declaration.attributes.filter(index.isGlobalActor)
  }

  /// The protocol's requirements that a parent has too, where they aren't isolated.
  private var restated: [Symbol] {
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
  var hasIsolatedConformance: Bool {
    guard fake.globalActor != nil, !fake.isClass, !lineage.isNSObject else { return false }
    let markers: Set<StandardProtocol> = [
      .sendable, .sendableMetatype, .copyable, .escapable, .actor, .anyActor,
    ]
    let isMixed = lineage.protocols.contains { parent in
      actors(of: parent).isEmpty
        && index.requirements(of: parent.id).contains { !actors(of: $0).isEmpty }
    }
    return isMixed || !restated.isEmpty || !markers.isSuperset(of: lineage.standard)
  }

  /// Whether a fake without isolation has to say so, because the target's default would be wrong.
  private var isNonisolated: Bool {
    if fake.isBound { return false }
    if options.isNonisolated || symbol.declaration.modifiers.contains("nonisolated") { return true }
    guard lineage.unknown.isEmpty else { return false }
    if fake.isClass { return true }
    // An async requirement of a module with `NonisolatedNonsendingByDefault` isn't isolated either.
    return !lineage.hasSuperclass
      && requirements.contains {
        isFreed($0) || options.isConcurrentWritten && $0.declaration.effects.isAsync
      }
  }
}
