// Fakes in which something real answers calls without a stub.
extension FakeBuilder {
  /// Returns why a fake can't be partial.
  func partialProblem(
    _ fake: Fake, _ symbol: Symbol, _ lineage: Lineage, _ candidates: [Candidate]
  ) -> Diagnostic? {
    guard options.isPartial, !fake.isClass else { return nil }
    if fake.isActor { return .notPartial(symbol.name, .actor) }
    if lineage.hasSuperclass { return .notPartial(symbol.name, .superclass) }
    let hasInitializer =
      candidates.contains { $0.symbol.kind == .initializer }
      || lineage.standard.contains(.decodable)
    return hasInitializer ? .notPartial(symbol.name, .initializer) : nil
  }

  /// Turns a fake into a partial one before its members are read.
  func addWrapped(
    to fake: inout Fake, _ symbol: Symbol, _ lineage: Lineage, _ candidates: [Candidate]
  ) {
    guard options.isPartial, !fake.isClass else { return }
    let changes = candidates.contains { candidate in
      let declaration = candidate.symbol.declaration
      let isChange = declaration.modifiers.contains("mutating") || declaration.hasSetter
      return isChange && !Lineage(of: candidate.owner, in: index).isClassBound(in: index)
    }
    let isConstant = !changes || lineage.standard.contains(.sendable)
    let declarations = candidates.map(\.symbol.declaration)
    let taken = declarations.flatMap { [$0.name] + $0.parameters.map(\.name) }
    let name = ["wrapped", "real"].first { !taken.contains($0) } ?? "wrappedObject"
    guard !fake.genericParameters.isEmpty else {
      fake.wrapped = Wrapped(name: name, type: "any \(fake.subject)", isConstant: isConstant)
      return
    }
    // The object determines the associated types.
    for parameter in fake.genericParameters {
      let name = parameter.renamed ?? parameter.name
      fake.typeAliases.removeAll { $0.name == name }
      let path = [Token(.word, "Wrapped"), Token(.sign, "."), Token(.word, name)]
      fake.typeAliases.append(TypeAlias(name: name, type: TokenList(path)))
    }
    fake.constraints = []
    fake.genericParameters = [
      GenericParameter(
        name: "Wrapped", conformances: [TokenList([Token(.type, fake.subject, symbol: symbol.id)])])
    ]
    fake.wrapped = Wrapped(name: name, type: "Wrapped", isConstant: isConstant)
  }

  /// Reports the members of a partial fake that nothing real can answer.
  func unanswered(_ fake: Fake, _ symbol: Symbol, _ lineage: Lineage) -> [Diagnostic] {
    fake.members
      .filter { options.isPartial && $0.realAnswer == nil }
      .filter { !$0.isInitializer && !$0.cannotBeCalled }
      .map { member in
        let reason: Diagnostic.UnansweredReason =
          if member.isSilenced {
            .rethrowing
          } else if isOutOfReach(member, fake, lineage) {
            .isolation
          } else {
            .arguments
          }
        return .unanswered(symbol.name, requirement: member.title, reason)
      }
  }

  /// Whether the wrapped object belongs to a global actor, but the member doesn't.
  private func isOutOfReach(_ member: Member, _ fake: Fake, _ lineage: Lineage) -> Bool {
    fake.globalActor != nil && fake.wrapped != nil && member.hasOwnIsolation && !member.isStatic
      && !lineage.standard.contains(.sendable)
  }

  /// Determines for each member whether something real can answer it.
  func withRealAnswers(
    _ fake: Fake, _ lineage: Lineage, _ aliases: ProtocolAliases
  ) -> [Member] {
    guard options.isPartial else { return fake.members }
    let real = fake.wrapped.map { RealAnswer.wrapped($0.name) } ?? .superclass
    // A protocol that isn't class-bound may have a setter that changes the object.
    let isClassBound = lineage.protocols.allSatisfy {
      Lineage(of: $0, in: index).isClassBound(in: index)
    }
    let ownNames = Set([fake.name] + aliases.namesOfSelf)
    return fake.members.map { member in
      var member = member
      let isConstant = !isClassBound && fake.wrapped?.isConstant == true
      if isOutOfReach(member, fake, lineage) { return member }
      if real.canAnswer(member, ownNames: ownNames, isWrappedConstant: isConstant) {
        member.realAnswer = real
        member.setsReal = !isConstant
      }
      return member
    }
  }
}
