// Fakes in which something real answers calls without a stub.
extension FakeBuilder {
  /// Returns why a fake can't be partial.
  func partialProblem(
    _ fake: Fake, _ symbol: Symbol, _ lineage: Lineage, _ candidates: [Candidate]
  ) -> Diagnostic? {
    guard options.isPartial, !fake.isClass else { return nil }
    if fake.isActor { return .notPartial(symbol.name, .actor) }
    if lineage.superclassOfProtocols != nil { return .notPartial(symbol.name, .superclass) }
    let hasInitializer = candidates.contains { $0.symbol.kind == .initializer }
    return hasInitializer ? .notPartial(symbol.name, .initializer) : nil
  }

  /// Turns a fake into a partial one before its members are read.
  func addWrapped(
    to fake: inout Fake, _ symbol: Symbol, _ lineage: Lineage, _ candidates: [Candidate]
  ) {
    guard options.isPartial, !fake.isClass else { return }
    let isClassBound = lineage.isClassBound(in: index)
    let changes = candidates.contains { candidate in
      let declaration = candidate.symbol.declaration
      return declaration.modifiers.contains("mutating") || declaration.hasSetter
    }
    let isConstant = isClassBound || !changes || lineage.standard.contains(.sendable)
    guard !fake.genericParameters.isEmpty else {
      fake.wrapped = Wrapped(type: "any \(symbol.name)", isConstant: isConstant)
      return
    }
    // The object determines the associated types.
    fake.typeAliases += fake.genericParameters.map { parameter in
      let path = [Token(.word, "Wrapped"), Token(.sign, "."), Token(.word, parameter.name)]
      return TypeAlias(name: parameter.name, type: TokenList(path))
    }
    fake.constraints = []
    fake.genericParameters = [
      GenericParameter(
        name: "Wrapped", conformances: [TokenList([Token(.type, symbol.name, symbol: symbol.id)])])
    ]
    fake.wrapped = Wrapped(type: "Wrapped", isConstant: isConstant)
  }

  /// Determines for each member whether something real can answer it.
  func withRealAnswers(_ fake: Fake, _ lineage: Lineage) -> [Member] {
    guard options.isPartial else { return fake.members }
    let real = fake.isClass ? RealAnswer.superclass : .wrapped
    let isClassBound = lineage.isClassBound(in: index)
    return fake.members.map { member in
      var member = member
      let isConstant = !isClassBound && fake.wrapped?.isConstant == true
      if real.canAnswer(member, fakeName: fake.name, isWrappedConstant: isConstant) {
        member.realAnswer = real
        member.setsReal = !isConstant
      }
      return member
    }
  }
}
