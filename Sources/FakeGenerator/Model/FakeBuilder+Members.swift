extension FakeBuilder {
  /// Reads all members, names their cases, and tells which had to be left out.
  func members(
    of fake: Fake, _ symbol: Symbol, _ lineage: Lineage, _ types: AssociatedTypes,
    _ diagnostics: inout [Diagnostic]
  ) -> [Member] {
    let reader = MemberReader(
      index: index, fakeName: fake.name, globalActor: fake.globalActor, isActor: fake.isActor,
      isClass: fake.isClass, options: options)
    var members: [Member] = []
    for (requirement, owner) in candidates(fake, lineage) {
      let isOwnerActor = fake.isActor && Lineage.isActor(owner, in: index)
      let member = reader.member(requirement, isOwnerActor: isOwnerActor)
      guard let obstacle = obstacle(to: member, owner, symbol, reader) else {
        let placeholders = placeholders(in: member, of: symbol)
        // An old form of a requirement is left to its default, if it could not be recorded whole.
        let isOld = requirement.availability.contains(where: \.isDeprecated)
        if isOld, !placeholders.isEmpty, index.hasDefaultImplementation(requirement.id) { continue }
        members.add(member)
        diagnostics += placeholders
        continue
      }
      let isNeeded = !fake.isClass && !index.hasDefaultImplementation(requirement.id)
      diagnostics.append(
        .skipped(symbol.name, requirement: member.title, obstacle, isNeeded: isNeeded))
    }
    if !fake.isClass {
      for standard in lineage.standard {
        for (title, text) in standard.requirements {
          members.add(reader.member(title: title, text: text))
        }
      }
      if let identifier = types.identifier, lineage.standard.contains(.identifiable) {
        var member = reader.member(title: "id", text: "var id: Int { get }")
        member.declaration.result = identifier
        members.add(member)
      }
    }
    return withCases(members)
  }

  private func placeholders(in member: Member, of symbol: Symbol) -> [Diagnostic] {
    member.declaration.parameters.compactMap { parameter in
      guard case .placeholder(let type) = parameter.passing else { return nil }
      return .placeholder(
        symbol.name, requirement: member.title, argument: parameter.name, type: type)
    }
  }

  private func obstacle(
    to member: Member, _ owner: Symbol, _ symbol: Symbol, _ reader: MemberReader
  ) -> Diagnostic.Obstacle? {
    if owner.kind == .class, owner.id != symbol.id {
      let generics = DeclarationReader.read(Token.tokens(of: owner.fragments)).generics
      if !generics.isEmpty { return .genericSuperclass(owner.name) }
    }
    return reader.obstacle(to: member)
  }

  /// The declarations that become members, each with the type that it belongs to.
  private func candidates(_ fake: Fake, _ lineage: Lineage) -> [(Symbol, Symbol)] {
    if fake.isClass {
      let home = lineage.classes.first.flatMap { index.module(of: $0.id) }
      return lineage.classes.flatMap { owner in
        let seesInternals = options.seesInternals && index.module(of: owner.id) == home
        return index.members(of: owner.id)
          .filter { isOverridable($0, seesInternals: seesInternals) }.map { ($0, owner) }
      }
    }
    let inherited = Set(lineage.classes.flatMap { index.members(of: $0.id) }.map(\.title))
    return lineage.protocols.flatMap { owner in
      index.requirements(of: owner.id)
        .filter { isRequirement($0) && !inherited.contains($0.title) }
        .map { ($0, owner) }
    }
  }

  private func isRequirement(_ symbol: Symbol) -> Bool {
    guard symbol.kind != .associatedType, !index.isUnavailable(symbol) else { return false }
    // What begins with an underscore is not for others to implement, if they need not.
    return !(symbol.title.hasPrefix("_") && index.hasDefaultImplementation(symbol.id))
  }

  private func isOverridable(_ symbol: Symbol, seesInternals: Bool) -> Bool {
    switch symbol.kind {
    case .method, .typeMethod, .property, .typeProperty, .subscript, .typeSubscript: break
    default: return false
    }
    guard !symbol.isInExtension, !isUnavailable(symbol), !symbol.hasMacroName else { return false }
    let declaration = DeclarationReader.read(Token.tokens(of: symbol.fragments))
    guard declaration.keyword != "let",
      !declaration.modifiers.contains(where: { $0 == "final" || $0 == "static" })
    else { return false }
    let canBeSeen: AccessLevel = seesInternals ? .internal : .open
    let canBeShown: AccessLevel = options.access == .public ? .open : .internal
    return symbol.access >= max(canBeSeen, canBeShown)
  }

  private func isUnavailable(_ symbol: Symbol) -> Bool {
    symbol.availability.contains { $0.isUnconditionallyUnavailable == true }
  }

  private func withCases(_ members: [Member]) -> [Member] {
    var instance = CaseNaming.named(members.filter { !$0.isRecordedByType })[...]
    var type = CaseNaming.named(members.filter(\.isRecordedByType))[...]
    return members.compactMap { $0.isRecordedByType ? type.popFirst() : instance.popFirst() }
  }
}

extension [Member] {
  /// Adds a member, unless a protocol further down demands the same.
  fileprivate mutating func add(_ member: Member) {
    guard let same = firstIndex(where: { $0.identity == member.identity }) else {
      append(member)
      return
    }
    if member.declaration.hasSetter { self[same].declaration.hasSetter = true }
  }
}
