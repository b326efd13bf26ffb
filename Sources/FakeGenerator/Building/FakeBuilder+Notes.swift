// What a user should know about a fake.
extension FakeBuilder {
  /// Adds what the fake lacks, or does differently.
  mutating func addNotes() {
    note(Diagnostic.notOpen, closedMembers)
    let inherited = fake.isClass ? [] : classMembers.filter { $0.kind != .initializer }.map(\.title)
    note(Diagnostic.inherited, requirements.map(\.title).filter(inherited.contains))
    note(Diagnostic.lostInitializers, lostInitializers)
    let isObservable = lineage.classes.contains { owner in
      index.protocols(of: owner.id).contains { $0.id == "s:11Observation10ObservableP" }
    }
    if fake.isClass, isObservable, !options.isPartial {
      diagnostics.append(.observable(symbol.name))
    }
    diagnostics += omittedBranches
    let flags = fake.members.compactMap(\.condition).flatMap(ConditionalLines.flags).unique()
    note(Diagnostic.flags, flags)
    note(Diagnostic.awaitable, candidates.filter(index.isAwaitable).map(\.title))
    if let name = fake.nameInPlaceOfCalls { diagnostics.append(.noCalls(symbol.name, name: name)) }
  }

  /// Adds a diagnostic about some names, if there are any.
  private mutating func note(_ diagnostic: (String, [String]) -> Diagnostic, _ names: [String]) {
    if !names.isEmpty { diagnostics.append(diagnostic(symbol.name, names)) }
  }
}

// Declarations inside `#if`.
extension FakeBuilder {
  /// The condition under which a type has a member, without conditions around the whole type.
  func condition(of symbol: Symbol) -> String? {
    guard let line = symbol.position?.line else { return nil }
    let owner = index.owner(of: symbol)
    let ownerLine = owner?.file == symbol.file ? owner?.position?.line : nil
    let parts = conditions(in: symbol).filter { part in
      part.lines.contains(line) && ownerLine.map(part.lines.contains) != true
    }
    return parts.isEmpty ? nil : ConditionalLines.joined(parts.map(\.condition))
  }

  /// The requirements in branches that weren't compiled.
  private var omittedBranches: [Diagnostic] {
    lineage.protocols.flatMap { owner -> [Diagnostic] in
      let compiled = (index.requirements(of: owner.id) + index.members(of: owner.id))
        .compactMap(\.position?.line)
      let omitted = conditions(in: owner).filter { part in
        part.protocolLine == owner.position?.line && part.protocolLine != nil
          && !compiled.contains(where: part.lines.contains)
      }
      return omitted.flatMap { part in
        part.requirements.map { name in
          .skipped(symbol.name, requirement: name, .otherBranch(part.condition), isNeeded: false)
        }
      }
    }
  }

  /// The branches of `#if` in the file of a declaration, in the order of their first lines.
  private func conditions(in declaration: Symbol) -> [ConditionalLines] {
    let module = index.module(of: declaration.id) ?? ""
    return (sources[module]?.conditions ?? []).filter { $0.path == declaration.file }
  }
}
