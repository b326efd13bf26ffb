// Fakes in which something real answers calls without a stub.
extension FakeBuilder {
  /// Why the fake can't be partial.
  var partialProblem: Diagnostic? {
    guard options.isPartial, !fake.isClass else { return nil }
    if fake.isActor { return .notPartial(symbol.name, .actor) }
    if lineage.hasSuperclass { return .notPartial(symbol.name, .superclass) }
    let hasInitializer =
      candidates.contains { $0.kind == .initializer }
      || lineage.standard.contains(.decodable)
    return hasInitializer ? .notPartial(symbol.name, .initializer) : nil
  }

  /// Turns the fake of a protocol into a partial one before its members are read.
  mutating func addWrapped() {
    guard options.isPartial, !fake.isClass else { return }
    let declarations = candidates.map(\.declaration)
    let changing = candidates.filter {
      $0.declaration.modifiers.contains("mutating") || $0.declaration.hasSetter
    }
    let taken = declarations.flatMap { [$0.name] + $0.parameters.map(\.name) }
    fake.wrapped = Wrapped(
      name: ["wrapped", "real"].first { !taken.contains($0) } ?? "wrappedObject",
      type: fake.genericParameters.isEmpty ? "any \(fake.subject)" : "Wrapped",
      isConstant: changing.compactMap(index.owner).allSatisfy(isClassBound)
        || lineage.standard.contains(.sendable))
    if fake.genericParameters.isEmpty { return }
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
  }

  /// Lets something real answer each member, or reports why that is impossible.
  mutating func addRealAnswers() {
    guard options.isPartial else { return }
    // A protocol that isn't class-bound may have a setter that changes the object.
    let isConstant =
      !lineage.protocols.allSatisfy(isClassBound) && fake.wrapped?.isConstant == true
    for (position, member) in fake.members.enumerated()
    where !member.isInitializer && !member.cannotBeCalled {
      let canAnswer =
        canTakeArguments(of: member)
        && (fake.isClass || canWrap(member, isConstant: isConstant))
      // The wrapped object belongs to a global actor.
      let isOutOfReach =
        fake.globalActor != nil && fake.wrapped != nil && member.hasOwnIsolation
        && !member.isStatic && !lineage.standard.contains(.sendable)
      if canAnswer, !isOutOfReach {
        fake.members[position].realReceiver = fake.wrapped?.name ?? "super"
        fake.members[position].setsReal = !isConstant
      } else {
        diagnostics.append(
          .unanswered(
            symbol.name, requirement: member.title,
            member.isSilenced ? .rethrowing : isOutOfReach ? .isolation : .arguments))
      }
    }
  }

  private func isClassBound(_ symbol: Symbol) -> Bool {
    Lineage(of: symbol, in: index).isClassBound(in: index)
  }

  /// Whether something real can be called with the arguments of the fake's member.
  private func canTakeArguments(of member: Member) -> Bool {
    let declaration = member.declaration
    guard member.fixity == nil, !member.isOperator,
      !member.isRethrowing || declaration.effects.canThrow,
      !(member.neverReturns && declaration.effects.isAsync)
    else { return false }
    return declaration.parameters.allSatisfy { parameter in
      switch parameter.passing {
      case .copy, .placeholder: false
      // The real member expects the value itself, not an optional, and evaluates it on its own.
      case .evaluated(let mark):
        !mark.contains("?") && mark.contains("await") == parameter.type.isAsyncFunction
      // The stubs have received the value, too, so it can't be sent any more.
      default: !parameter.isSent && !parameter.type.isVariadic
      }
    }
  }

  /// Whether a value of protocol type, which has no static members and doesn't return the fake's
  /// own type, can answer a member.
  private func canWrap(_ member: Member, isConstant: Bool) -> Bool {
    let aliasesOfSelf = aliases.repeated.filter {
      $0.type.unqualifiedNames.contains { $0.text == fake.name }
    }
    let names = member.declaration.types.flatMap(\.unqualifiedNames).map(\.text)
    let isChange = member.declaration.modifiers.contains("mutating")
    return !member.isStatic && !(isChange && isConstant)
      && Set([fake.name] + aliasesOfSelf.map(\.name)).isDisjoint(with: names)
  }
}
