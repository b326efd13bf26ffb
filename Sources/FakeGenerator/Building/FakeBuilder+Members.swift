extension FakeBuilder {
  /// Creates the reader for the members of a fake.
  func reader(for fake: Fake) -> MemberReader {
    MemberReader(
      index: index, fakeName: fake.name, globalActor: fake.globalActor, isActor: fake.isActor,
      isClass: fake.isClass, options: options, ownTypes: fake.ownTypes, sources: sources)
  }

  /// Reads all members, names their cases, and reports those that had to be omitted.
  func members(
    of fake: Fake, _ symbol: Symbol, _ lineage: Lineage, _ types: AssociatedTypes,
    _ candidates: [Candidate], _ reader: MemberReader, _ diagnostics: inout [Diagnostic]
  ) -> [Member] {
    // A protocol can restate a requirement that another one has a default for.
    let defaulted = Set(
      lineage.protocols.flatMap { index.requirements(of: $0.id) }
        .filter { index.hasDefaultImplementation($0.id, of: lineage.protocolIDs) }
        .map(\.signature))
    var members = MemberList(aliases: types.aliases)
    for candidate in candidates {
      let (requirement, owner) = (candidate.symbol, candidate.owner)
      let isOwnerActor = fake.isActor && Lineage.isActor(owner, in: index)
      var member = reader.member(requirement, isOwnerActor: isOwnerActor)
      if hasInternalSetter(requirement) { member.declaration.hasSetter = true }
      member.condition = condition(of: requirement, in: owner)
      member.availability = member.availability.beyond(fake.availability)
      let hasDefault = index.hasDefaultImplementation(requirement.id, of: lineage.protocolIDs)
      if hasDefault, isRestated(candidate, among: candidates) { continue }
      let obstacle =
        property(insteadOf: requirement, among: candidates)
        ?? obstacle(to: member, requirement, reader)
        ?? genericSuperclass(owner, of: requirement, in: symbol)
      guard let obstacle else {
        let placeholders = placeholders(in: member, of: symbol)
        // A deprecated requirement is left to its default if an argument couldn't be recorded.
        let isOld = requirement.availability.contains(where: \.isDeprecated)
        if isOld, !placeholders.isEmpty, hasDefault || defaulted.contains(requirement.signature) {
          continue
        }
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
    let ownerLine = owner.file == symbol.file ? owner.position?.line : nil
    let parts = (sources[module]?.conditions ?? []).filter { part in
      part.path == symbol.file && part.lines.contains(line)
        && ownerLine.map(part.lines.contains) != true
    }
    guard !parts.isEmpty else { return nil }
    return ConditionalLines.joined(
      parts.sorted { $0.lines.lowerBound < $1.lines.lowerBound }.map(\.condition))
  }

  /// Reports the requirements in branches of `#if` that weren't compiled.
  func omittedBranches(_ symbol: Symbol, _ lineage: Lineage) -> [Diagnostic] {
    lineage.protocols.flatMap { owner -> [Diagnostic] in
      guard let line = owner.position?.line, let module = index.module(of: owner.id) else {
        return []
      }
      let compiled = (index.requirements(of: owner.id) + index.members(of: owner.id))
        .compactMap(\.position?.line)
      return (sources[module]?.conditions ?? [])
        .filter { $0.path == owner.file && $0.protocolLine == line }
        .filter { part in !compiled.contains(where: part.lines.contains) }
        .sorted { $0.lines.lowerBound < $1.lines.lowerBound }
        .flatMap { part in
          part.requirements.map { name in
            .skipped(
              symbol.name, requirement: name, .otherBranch(part.condition), isNeeded: false)
          }
        }
    }
  }

  private func placeholders(in member: Member, of symbol: Symbol) -> [Diagnostic] {
    member.declaration.parameters.compactMap { parameter in
      guard case .placeholder(let type) = parameter.passing else { return nil }
      return .placeholder(
        symbol.name, requirement: member.title, argument: parameter.name, type: type)
    }
  }

  /// Whether a more derived protocol requires a property of the same name with another type, beside
  /// which a fake can't declare this one.
  func isRestated(_ property: Candidate, among candidates: [Candidate]) -> Bool {
    guard [.property, .typeProperty].contains(property.symbol.kind) else { return false }
    let first = candidates.first {
      $0.symbol.kind == property.symbol.kind && $0.symbol.title == property.symbol.title
    }
    return first.map { $0.symbol.declaration.result != property.symbol.declaration.result } ?? false
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

  /// Returns an obstacle if a member mentions a generic parameter of a superclass, whose meaning in
  /// the class symbol graphs omit.
  private func genericSuperclass(
    _ owner: Symbol, of member: Symbol, in symbol: Symbol
  ) -> Diagnostic.Obstacle? {
    guard owner.kind == .class, owner.id != symbol.id else { return nil }
    let mentioned = member.declaration.types.flatMap(\.tokens).map(\.text)
    return Set(owner.declaration.genericNames).isDisjoint(with: mentioned)
      ? nil : .genericSuperclass(owner.name)
  }

  private func obstacle(
    to member: Member, _ requirement: Symbol, _ reader: MemberReader
  ) -> Diagnostic.Obstacle? {
    if requirement.isSPI { return .systemInterface }
    if let type = member.declaration.types.flatMap(\.tokens).first(where: isSPI) {
      return .typeOfSystemInterface(type.text)
    }
    if let module = index.moduleHiding(requirement) { return .hiddenByExtension(module: module) }
    return reader.obstacle(to: member)
  }

  /// Whether a type, or one around it, is visible only to files that import it with `@_spi`.
  private func isSPI(_ type: Token) -> Bool {
    guard let symbol = type.symbol.flatMap(index.symbol) else { return false }
    let module = index.module(of: symbol.id)
    return symbol.path.indices.contains { end in
      index.types(named: symbol.path[...end].joined(separator: "."))
        .contains { $0.isSPI && index.module(of: $0.id) == module }
    }
  }

  private func withCases(_ members: [Member]) -> [Member] {
    var instance = CaseNaming.named(members.filter { !$0.isRecordedByType })[...]
    var type = CaseNaming.named(members.filter(\.isRecordedByType))[...]
    return members.compactMap { $0.isRecordedByType ? type.popFirst() : instance.popFirst() }
  }
}

extension Symbol {
  /// What tells a requirement from others with the same name.
  fileprivate var signature: [String] { [title] + declaration.parameters.map(\.type.text) }
}

extension Fake {
  /// The names of its own types.
  var ownTypes: Set<String> {
    Qualification.ownNames.union(genericParameters.map(\.name)).union(typeAliases.map(\.name))
  }
}
