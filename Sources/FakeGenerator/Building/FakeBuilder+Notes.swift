// What a user should know about a fake.
extension FakeBuilder {
  /// Adds what the fake lacks, or does differently.
  func addNotes(to draft: inout Draft) {
    let (fake, symbol, lineage) = (draft.fake, draft.symbol, draft.lineage)
    draft.diagnostics += notes(on: fake, symbol, lineage) + omittedBranches(symbol, lineage)
    let flags = fake.members.compactMap(\.condition).flatMap(ConditionalLines.flags).unique()
    if !flags.isEmpty { draft.diagnostics.append(.flags(symbol.name, flags)) }
    let awaitable = draft.candidates.map(\.symbol).filter(index.isAwaitable).map(\.title)
    if !awaitable.isEmpty { draft.diagnostics.append(.awaitable(symbol.name, awaitable)) }
    draft.diagnostics += unanswered(fake, symbol, lineage)
    if let name = fake.nameInPlaceOfCalls {
      draft.diagnostics.append(.noCalls(symbol.name, name: name))
    }
  }

  /// What a user of a fake for a class should know about it.
  private func notes(on fake: Fake, _ symbol: Symbol, _ lineage: Lineage) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    let closed = closedMembers(of: fake, lineage)
    if !closed.isEmpty { notes.append(.notOpen(symbol.name, closed)) }
    let lost = lostInitializers(of: fake, lineage)
    if !lost.isEmpty { notes.append(.lostInitializers(symbol.name, lost)) }
    let isObservable = lineage.classes.contains { owner in
      index.protocols(of: owner.id).contains { $0.id == "s:11Observation10ObservableP" }
    }
    if fake.isClass, isObservable, !options.isPartial { notes.append(.observable(symbol.name)) }
    return notes
  }
}
