extension FakeBuilder {
  /// Reads all members, names their cases, and reports those that had to be omitted.
  func members(
    of fake: Fake, _ symbol: Symbol, _ lineage: Lineage, _ types: AssociatedTypes,
    _ candidates: [Candidate], _ diagnostics: inout [Diagnostic]
  ) -> [Member] {
    let reader = MemberReader(
      index: index, fakeName: fake.name, globalActor: fake.globalActor, isActor: fake.isActor,
      isClass: fake.isClass, options: options,
      ownTypes: Qualification.ownNames.union(fake.genericParameters.map(\.name))
        .union(fake.typeAliases.map(\.name)),
      sources: sources)
    var members = MemberList(aliases: types.aliases)
    for candidate in candidates {
      let (requirement, owner) = (candidate.symbol, candidate.owner)
      let isOwnerActor = fake.isActor && Lineage.isActor(owner, in: index)
      var member = reader.member(requirement, isOwnerActor: isOwnerActor)
      if hasInternalSetter(requirement) { member.declaration.hasSetter = true }
      member.condition = condition(of: requirement, in: owner)
      let hasDefault = index.hasDefaultImplementation(requirement.id, of: lineage.protocolIDs)
      let rival = property(insteadOf: requirement, among: candidates)
      guard let obstacle = rival ?? obstacle(to: member, requirement, owner, symbol, reader) else {
        let placeholders = placeholders(in: member, of: symbol)
        // A deprecated requirement is left to its default if an argument couldn't be recorded.
        let isOld = requirement.availability.contains(where: \.isDeprecated)
        if isOld, !placeholders.isEmpty, hasDefault { continue }
        members.add(member, of: owner)
        diagnostics += placeholders
        continue
      }
      let isNeeded = !fake.isClass && !hasDefault
      diagnostics.append(
        .skipped(symbol.name, requirement: member.title, obstacle, isNeeded: isNeeded))
    }
    if !fake.isClass {
      for standard in lineage.standard {
        for (title, text) in standard.requirements {
          members.add(reader.member(title: title, text: text), of: nil)
        }
      }
      if let identifier = types.identifier, lineage.standard.contains(.identifiable) {
        var member = reader.member(title: "id", text: "var id: Int { get }")
        member.declaration.result = identifier
        members.add(member, of: nil)
      }
    }
    return withCases(members.members)
  }

  /// Whether a class's property has a setter that is visible through `@testable`, but not in symbol
  /// graphs.
  private func hasInternalSetter(_ symbol: Symbol) -> Bool {
    guard options.seesInternals, options.access == .internal, symbol.kind == .property,
      let line = symbol.position?.line, let module = index.module(of: symbol.id)
    else { return false }
    let setter = InternalSetter(name: symbol.title, line: line)
    return sources[module]?.internalSetters.contains(setter) ?? false
  }

  /// The condition under which a type has a member, without conditions around the whole type.
  private func condition(of symbol: Symbol, in owner: Symbol) -> String? {
    guard let line = symbol.position?.line, let module = index.module(of: symbol.id) else {
      return nil
    }
    let parts = (sources[module]?.conditions ?? []).filter { part in
      let holdsOwner = owner.position.map { part.lines.contains($0.line) } ?? false
      return part.path == symbol.file && part.lines.contains(line)
        && !(owner.file == symbol.file && holdsOwner)
    }
    return parts.max { $0.lines.lowerBound < $1.lines.lowerBound }?.condition
  }

  private func placeholders(in member: Member, of symbol: Symbol) -> [Diagnostic] {
    member.declaration.parameters.compactMap { parameter in
      guard case .placeholder(let type) = parameter.passing else { return nil }
      return .placeholder(
        symbol.name, requirement: member.title, argument: parameter.name, type: type)
    }
  }

  /// Returns an obstacle if a property has the name of a method without parameters, because a type
  /// can't declare both.
  private func property(
    insteadOf method: Symbol, among candidates: [Candidate]
  ) -> Diagnostic.Obstacle? {
    let kind: Symbol.Kind = method.kind == .method ? .property : .typeProperty
    guard [.method, .typeMethod].contains(method.kind), method.title.hasSuffix("()"),
      let rival = candidates.first(where: {
        $0.symbol.kind == kind && "\($0.symbol.title)()" == method.title
      })
    else { return nil }
    return .property(rival.symbol.title)
  }

  private func obstacle(
    to member: Member, _ requirement: Symbol, _ owner: Symbol, _ symbol: Symbol,
    _ reader: MemberReader
  ) -> Diagnostic.Obstacle? {
    if requirement.isSPI { return .systemInterface }
    if let module = index.moduleHiding(requirement) { return .hiddenByExtension(module: module) }
    if owner.kind == .class, owner.id != symbol.id {
      let generics = owner.declaration.generics
      if !generics.isEmpty { return .genericSuperclass(owner.name) }
    }
    return reader.obstacle(to: member)
  }

  private func withCases(_ members: [Member]) -> [Member] {
    var instance = CaseNaming.named(members.filter { !$0.isRecordedByType })[...]
    var type = CaseNaming.named(members.filter(\.isRecordedByType))[...]
    return members.compactMap { $0.isRecordedByType ? type.popFirst() : instance.popFirst() }
  }
}
