extension FakeBuilder {
  /// The members of the class that the fake overrides.
  var overridableMembers: [Symbol] {
    let home = index.module(of: symbol.id)
    // If members override each other, the fake overrides the most derived one.
    let replaced = Set(classMembers.flatMap { index.overridden(by: $0.id) })
    let canBeShown: AccessLevel = options.access == .public ? .open : .internal
    return lineage.classes.flatMap { owner in
      let seesInternals = options.seesInternals && index.module(of: owner.id) == home
      return index.members(of: owner.id)
        .filter { !replaced.contains($0.id) && isChangeable($0, seesInternals: seesInternals) }
        .filter { $0.access >= max(seesInternals ? .internal : .open, canBeShown) }
    }
  }

  /// The requirements of the protocols that nothing else implements.
  var openRequirements: [Symbol] {
    let inherited = Set(classMembers.map(\.title))
      .union(lineage.isNSObject ? NSObjectClass.titles : [])
      .union(lineage.standard.filter(\.isFixed).compactMap(\.requirement?.title))
    let met = DefaultTypes.requirementsMet(lineage, in: index)
    return requirements.filter { requirement in
      requirement.kind != .associatedType && !index.isUnavailable(requirement)
        // A requirement with a leading underscore is left to its default implementation.
        && !(requirement.title.hasPrefix("_") && hasDefault(requirement))
        && !met.contains(requirement.id) && !inherited.contains(requirement.title)
    }
  }

  /// Whether a member of a class is declared by `NSObject`, or overrides one that is.
  private func isOfNSObject(_ symbol: Symbol) -> Bool {
    ([symbol.id] + index.overridden(by: symbol.id)).contains(where: NSObjectClass.declares)
  }

  /// The members of a class that a public fake can't override, because they aren't open.
  var closedMembers: [String] {
    guard fake.isClass, options.access == .public else { return [] }
    return classMembers.filter { $0.access == .public && isChangeable($0, seesInternals: false) }
      .map(\.title)
  }

  /// Whether a class has anything that a fake could override if it were declared differently.
  var hasMembers: Bool {
    classMembers.contains { $0.kind != .initializer && !$0.isType && !isOfNSObject($0) }
  }

  /// Whether a subclass could override a member, except for its access level.
  private func isChangeable(_ symbol: Symbol, seesInternals: Bool) -> Bool {
    let kinds: [Symbol.Kind?] = [
      .method, .typeMethod, .property, .typeProperty, .subscript, .typeSubscript,
    ]
    let declaration = symbol.declaration
    return kinds.contains(symbol.kind) && !symbol.isInExtension && !symbol.hasMacroName
      && !index.isUnavailable(symbol) && !isOfNSObject(symbol)
      && (seesInternals || !symbol.title.hasPrefix("_")) && declaration.keyword != "let"
      && Set(["final", "static"]).isDisjoint(with: declaration.modifiers)
  }
}
