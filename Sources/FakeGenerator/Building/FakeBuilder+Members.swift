extension FakeBuilder {
  /// Reads all members, names their cases, and reports those that had to be omitted.
  mutating func readMembers(_ reader: MemberReader) {
    // A protocol can restate a requirement that another one has a default for.
    let defaulted = Set(requirements.filter(hasDefault).map(\.signature))
    var members: [Member] = []
    for requirement in candidates {
      let hasDefault = hasDefault(requirement)
      if hasDefault, isRestated(requirement) { continue }
      var member = reader.member(requirement)
      if hasInternalSetter(requirement) { member.declaration.hasSetter = true }
      member.condition = condition(of: requirement)
      member.availability = requirement.availabilityAttributes(in: symbol)
      if let obstacle = obstacle(to: member, requirement) ?? reader.obstacle(to: member) {
        let isNeeded = !fake.isClass && !hasDefault
        diagnostics.append(
          .skipped(symbol.name, requirement: member.title, obstacle, isNeeded: isNeeded))
        continue
      }
      let placeholders = placeholders(in: member)
      // A deprecated requirement is left to its default if an argument couldn't be recorded.
      if requirement.isDeprecated, !placeholders.isEmpty,
        hasDefault || defaulted.contains(requirement.signature)
      {
        continue
      }
      members.append(member)
      diagnostics += placeholders
    }
    if !fake.isClass {
      for case (let title, let text, nil)? in lineage.standard.map(\.requirement) {
        members.append(reader.member(title: title, text: text))
      }
      if let identifier = types.identifier {
        var member = reader.member(title: "id", text: "var id: Int { get }")
        member.declaration.result = identifier
        members.append(member)
      }
    }
    members = members.merged(types.aliases)
    var instance = CaseNaming.named(members.filter { !$0.isRecordedByType })[...]
    var type = CaseNaming.named(members.filter(\.isRecordedByType))[...]
    fake.members = members.compactMap {
      $0.isRecordedByType ? type.popFirst() : instance.popFirst()
    }
  }

  /// Whether a class's property has a setter that is visible through `@testable`, but not in symbol
  /// graphs.
  private func hasInternalSetter(_ symbol: Symbol) -> Bool {
    guard options.namesInternals, symbol.kind == .property, let line = symbol.position?.line,
      let module = index.module(of: symbol.id)
    else { return false }
    let setter = InternalSetter(name: symbol.title, line: line)
    return sources[module]?.internalSetters.contains(setter) ?? false
  }

  private func placeholders(in member: Member) -> [Diagnostic] {
    member.declaration.parameters.compactMap { parameter in
      guard case .placeholder(let type) = parameter.passing else { return nil }
      return .placeholder(
        symbol.name, requirement: member.title, argument: parameter.name, type: type)
    }
  }

  /// Whether a more derived protocol requires a property of the same name with another type, beside
  /// which a fake can't declare this one.
  func isRestated(_ property: Symbol) -> Bool {
    guard [.property, .typeProperty].contains(property.kind) else { return false }
    let first = candidates.first { $0.kind == property.kind && $0.title == property.title }
    return first.map { $0.declaration.result != property.declaration.result } ?? false
  }

  /// Returns why a declaration can't become a member.
  private func obstacle(to member: Member, _ requirement: Symbol) -> Diagnostic.Obstacle? {
    // A type can't declare both a property and a method without parameters of the same name.
    let rivals = [Symbol.Kind.method: Symbol.Kind.property, .typeMethod: .typeProperty]
    if let kind = rivals[requirement.kind],
      let rival = candidates.first(where: {
        $0.kind == kind && "\($0.title)()" == requirement.title
      })
    {
      return .property(rival.title)
    }
    if requirement.isSPI { return .systemInterface }
    let tokens = member.declaration.types.flatMap(\.tokens)
    // A mark on a type also hides the types inside of it.
    let hidden = tokens.first { token in
      token.symbol.flatMap(index.symbol).map { types(around: $0).contains(where: \.isSPI) } ?? false
    }
    if let hidden { return .typeOfSystemInterface(hidden.text) }
    if let module = index.moduleHiding(requirement) { return .hiddenByExtension(module: module) }
    // Symbol graphs omit what the generic parameters of a superclass mean in the class.
    guard let owner = member.owner, owner.kind == .class, owner.id != symbol.id,
      tokens.contains(where: { owner.declaration.genericNames.contains($0.text) })
    else { return nil }
    return .genericSuperclass(owner.name)
  }
}

extension Symbol {
  /// What tells a requirement from others with the same name.
  fileprivate var signature: [String] { [title] + declaration.parameters.map(\.type.text) }
}
