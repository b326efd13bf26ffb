extension FakeBuilder {
  /// A declaration that becomes a member, unless something prevents that.
  struct Candidate {
    let symbol: Symbol
    /// The protocol or class that declares it.
    let owner: Symbol
  }

  /// The declarations that become members of a fake.
  func candidates(isClass: Bool, _ lineage: Lineage) -> [Candidate] {
    if isClass {
      let home = lineage.classes.first.flatMap { index.module(of: $0.id) }
      let members = lineage.classes.map { index.members(of: $0.id) }
      // If members override each other, the fake overrides the most derived one.
      let replaced = Set(members.joined().flatMap { index.overridden(by: $0.id) })
      return zip(lineage.classes, members).flatMap { owner, members in
        let seesInternals = options.seesInternals && index.module(of: owner.id) == home
        return
          members
          .filter { !replaced.contains($0.id) && !isOfNSObject($0) }
          .filter { isOverridable($0, seesInternals: seesInternals) }
          .map { Candidate(symbol: $0, owner: owner) }
      }
    }
    let inherited = Set(lineage.classes.flatMap { index.members(of: $0.id) }.map(\.title))
      .union(lineage.isNSObject ? NSObjectClass.titles : [])
      .union(lineage.standard.compactMap(\.fixedMember?.title))
    let met = DefaultTypes.requirementsMet(lineage, in: index)
    return lineage.protocols.flatMap { owner in
      index.requirements(of: owner.id)
        .filter { isRequirement($0, lineage) && !met.contains($0.id) }
        .filter { !inherited.contains($0.title) }
        .map { Candidate(symbol: $0, owner: owner) }
    }
  }

  /// Whether a member of a class is declared by `NSObject`, or overrides one that is.
  private func isOfNSObject(_ symbol: Symbol) -> Bool {
    ([symbol.id] + index.overridden(by: symbol.id)).contains(where: NSObjectClass.declares)
  }

  private func isRequirement(_ symbol: Symbol, _ lineage: Lineage) -> Bool {
    guard symbol.kind != .associatedType, !index.isUnavailable(symbol) else { return false }
    // A requirement with a leading underscore is left to its default implementation.
    return
      !(symbol.title.hasPrefix("_")
      && index.hasDefaultImplementation(symbol.id, of: lineage.protocolIDs))
  }

  /// The members of a class that a public fake can't override, because they aren't open.
  func closedMembers(of fake: Fake, _ lineage: Lineage) -> [String] {
    guard fake.isClass, options.access == .public else { return [] }
    let closed = lineage.classes.flatMap { index.members(of: $0.id) }.filter {
      $0.access == .public && !isOfNSObject($0) && isChangeable($0, seesInternals: false)
    }
    return closed.map(\.title)
  }

  /// Whether a class has anything that a fake could override if it were declared differently.
  func hasMembers(_ lineage: Lineage) -> Bool {
    lineage.classes.flatMap { index.members(of: $0.id) }
      .contains { $0.kind != .initializer && !$0.isType && !isOfNSObject($0) }
  }

  private func isOverridable(_ symbol: Symbol, seesInternals: Bool) -> Bool {
    let canBeSeen: AccessLevel = seesInternals ? .internal : .open
    let canBeShown: AccessLevel = options.access == .public ? .open : .internal
    return isChangeable(symbol, seesInternals: seesInternals)
      && symbol.access >= max(canBeSeen, canBeShown)
  }

  /// Whether a subclass could override a member, except for its access level.
  private func isChangeable(_ symbol: Symbol, seesInternals: Bool) -> Bool {
    switch symbol.kind {
    case .method, .typeMethod, .property, .typeProperty, .subscript, .typeSubscript: break
    default: return false
    }
    guard !symbol.isInExtension, !index.isUnavailable(symbol), !symbol.hasMacroName,
      seesInternals || !symbol.title.hasPrefix("_")
    else { return false }
    let declaration = symbol.declaration
    return declaration.keyword != "let"
      && !declaration.modifiers.contains { $0 == "final" || $0 == "static" }
  }
}
