/// A builder for the model of a fake.
struct FakeBuilder {
  let index: SymbolIndex
  let options: FakeOptions
  /// The modules of the package and of its dependencies.
  let packageModules: Set<String>
  /// Facts from the sources of modules.
  let sources: [String: SourceFacts]

  /// The result of building a fake.
  struct Outcome: Sendable {
    var fake: Fake?
    var diagnostics: [Diagnostic] = []
    /// The modules that have to be read first.
    var missingModules: Set<String> = []
    /// The modules whose sources matter.
    var modules: Set<String> = []
  }

  /// Why a fake can't be built, or not yet.
  enum Stop: Error {
    case problem(Diagnostic)
    /// These modules have to be read first.
    case needs(Set<String>)
  }

  /// A fake that is being built, and what is known about it.
  struct Draft {
    let symbol: Symbol
    let lineage: Lineage
    var fake: Fake
    var types: AssociatedTypes
    let aliases: ProtocolAliases
    let candidates: [Candidate]
    var diagnostics: [Diagnostic] = []
  }

  /// Builds the fake of a declaration.
  func build(_ symbol: Symbol) -> Outcome {
    var diagnostics: [Diagnostic] = []
    do throws(Stop) {
      let lineage = try lineage(of: symbol)
      var draft = try draft(of: symbol, lineage)
      defer { diagnostics = draft.diagnostics }
      try addMembers(to: &draft)
      addNotes(to: &draft)
      let fake = try finished(draft)
      return Outcome(
        fake: fake, diagnostics: draft.diagnostics.unique(),
        modules: Set(fake.imports.map(\.module)).subtracting([options.library]))
    } catch {
      switch error {
      case .problem(let problem): return Outcome(diagnostics: diagnostics + [problem])
      case .needs(let modules): return Outcome(missingModules: modules)
      }
    }
  }

  /// Everything that a declaration inherits from, unless that or the declaration can't be faked.
  private func lineage(of symbol: Symbol) throws(Stop) -> Lineage {
    try check(problem(with: symbol, in: index.module(of: symbol.id) ?? ""))
    let lineage = Lineage(of: symbol, in: index)
    try need(lineage.missingModules)
    try check(lineage.standard.contains(.distributedActor) ? .distributed(symbol.name) : nil)
    try check(protocolOfValues(symbol, lineage).map { .forValues(symbol.name, parent: $0) })
    try check(initializerProblem(symbol, lineage))
    return lineage
  }

  /// The fake without its members, and the declarations that become members.
  private func draft(of symbol: Symbol, _ lineage: Lineage) throws(Stop) -> Draft {
    let fake = outline(of: symbol, lineage)
    let replacing = SelfReplacement(name: fake.name)
    var draft = Draft(
      symbol: symbol, lineage: lineage, fake: fake,
      types: AssociatedTypes(of: lineage, in: index, replacing: replacing),
      aliases: ProtocolAliases(of: lineage, in: index, replacing: replacing),
      candidates: candidates(isClass: fake.isClass, lineage))
    draft.diagnostics = lineage.unknown.map {
      .unknownParent(symbol.name, parent: $0.name ?? $0.id, module: moduleToAdd($0))
    }
    let names = draft.types.parameters.map(\.name) + draft.aliases.names
    let reserved = names.first(where: Qualification.ownNames.contains)
    try check(reserved.map { .reservedName(symbol.name, type: $0) })
    try check(draft.types.name(fake.name) ? .constrainedBySelf(symbol.name) : nil)
    let isTaken = draft.candidates.contains { $0.symbol.title == "spryStorage" }
    try check(isTaken ? .reservedMember(symbol.name, member: "spryStorage") : nil)
    if !fake.isClass {
      draft.types.add(draft.aliases.repeated)
      draft.fake.genericParameters = draft.types.parameters
      draft.fake.constraints = draft.types.constraints
      draft.fake.typeAliases = draft.types.aliases
      try check(partialProblem(fake, symbol, lineage, draft.candidates))
      try check(superInitializerProblem(symbol, lineage, draft.candidates))
    }
    addWrapped(to: &draft.fake, symbol, lineage, draft.candidates)
    return draft
  }

  private func addMembers(to draft: inout Draft) throws(Stop) {
    let (symbol, lineage, candidates) = (draft.symbol, draft.lineage, draft.candidates)
    let reader = reader(for: draft.fake)
    draft.fake.members = members(
      of: draft.fake, symbol, lineage, draft.types, candidates, reader, &draft.diagnostics)
    for (index, member) in draft.fake.members.enumerated()
    where draft.fake.freeMembers.contains(member.title) {
      draft.fake.members[index].removeActor()
    }
    completeInitializers(of: &draft.fake, lineage, candidates, reader)
    let isEmpty = draft.fake.isClass && draft.fake.members.isEmpty && hasMembers(lineage)
    try check(isEmpty ? .nothingToOverride(symbol.name) : nil)
    let rethrown = RethrownErrors(taken: draft.fake.ownTypes, kind: options.kind)
    draft.fake.members = draft.fake.members.map { rethrown($0) }
    draft.fake.members = withRealAnswers(draft.fake, lineage, draft.aliases)
    draft.fake.needsPlainInitializer = needsPlainInitializer(draft.fake, lineage)
    if !draft.fake.isClass { draft.fake.fixedMembers = lineage.standard.compactMap(\.fixedMember) }
    if draft.fake.hasCalls {
      draft.fake.nameInPlaceOfCalls = nameInPlaceOfCalls(draft.fake, lineage)
    }
  }

  /// The fake with its imports, and with module names where they are needed.
  private func finished(_ draft: Draft) throws(Stop) -> Fake {
    var fake = draft.fake
    fake.modulesOfDefaults = Set(
      draft.candidates.filter { isRestated($0, among: draft.candidates) }
        .compactMap { index.module(of: $0.owner.id) })
    fake.imports = ImportList.imports(of: fake, draft.symbol, draft.lineage, in: index)
    try need(modulesToRead(for: fake, index.module(of: draft.symbol.id) ?? ""))
    return Qualification(of: fake, packageModules: packageModules, in: index).apply(to: fake)
  }

  private func check(_ problem: Diagnostic?) throws(Stop) {
    if let problem { throw .problem(problem) }
  }

  private func need(_ modules: Set<String>) throws(Stop) {
    if !modules.isEmpty { throw .needs(modules) }
  }

  /// The unread modules whose declarations could conflict with names in the fake's file or hide the
  /// members that it overrides.
  private func modulesToRead(for fake: Fake, _ home: String) -> Set<String> {
    var modules = Set(fake.imports.map(\.module)).subtracting([options.library, "Foundation"])
    // Parts of Foundation can extend its classes in other modules, depending on the system.
    if fake.isClass, let module = ModuleName.importable(home), module != home {
      modules.insert(module)
    }
    return modules.filter { !index.isSettled($0) }
  }

  /// The fake without its members.
  private func outline(of symbol: Symbol, _ lineage: Lineage) -> Fake {
    let declaration = symbol.declaration
    var fake = Fake(
      subject: symbol.writtenName, name: options.name(for: symbol, in: index), options: options)
    fake.isClass = symbol.kind == .class
    fake.isActor = !fake.isClass && lineage.standard.contains(.actor)
    fake.availability = AvailabilityAttributes(of: symbol)
    fake.globalActors = globalActors(of: symbol, lineage)
    // No isolated conformance is `Sendable`, so only the members are isolated then.
    let isFree =
      lineage.standard.contains(.sendable) && hasIsolatedConformance(fake, symbol, lineage)
    if isFree {
      fake.globalActors = []
      fake.freeMembers = Set(restated(by: symbol, lineage).map(\.title))
    }
    fake.isNonisolated = isFree || isNonisolated(fake, symbol, lineage)
    if fake.isClass {
      fake.genericParameters = declaration.generics.split(at: ",").compactMap { parameter in
        let parts = parameter.split(at: ":")
        return parts.first.map {
          GenericParameter(name: $0.text, conformances: Array(parts.dropFirst()))
        }
      }
      fake.constraints = declaration.constraints
    }
    fake.inheritance = inheritance(of: fake, symbol, lineage)
    return fake
  }

  private func inheritance(of fake: Fake, _ symbol: Symbol, _ lineage: Lineage) -> [Parent] {
    var subject = Parent(text: fake.subject, symbolID: symbol.id)
    if hasIsolatedConformance(fake, symbol, lineage) { subject.isolation = fake.globalActor?.text }
    if fake.isClass, !fake.genericParameters.isEmpty {
      subject.text += "<\(fake.genericParameters.map(\.name).joined(separator: ", "))>"
    }
    var parents = [subject]
    if !fake.isClass, let superclass = lineage.superclassOfProtocols {
      parents.insert(
        Parent(text: superclass.text, symbolID: superclass.tokens.first?.symbol), at: 0)
    }
    // `stub` and `calls` can be used from anywhere.
    let isolation = fake.globalActor == nil ? nil : "nonisolated"
    parents.append(Parent(text: options.kind.conformance, isolation: isolation))
    // Subclasses inherit the conformance, but each has to restate it.
    let isSendable =
      !lineage.classes.isEmpty && lineage.standard.contains(.sendable)
      && !lineage.classes.contains(where: isUnsendable)
    if isSendable, fake.globalActor == nil { parents.append(Parent(text: "@unchecked Sendable")) }
    if canBeSendable(fake, lineage) {
      parents.append(Parent(text: "Sendable", symbolID: StandardProtocol.sendable.rawValue))
    }
    return parents
  }

  /// Whether a fake that isn't `Sendable` already has nothing that prevents it.
  private func canBeSendable(_ fake: Fake, _ lineage: Lineage) -> Bool {
    !fake.isClass && !fake.isBound && !lineage.hasSuperclass
      && lineage.unknown.isEmpty && !options.isPartial
      && lineage.standard.allSatisfy { ![.sendable, .error].contains($0) }
  }

  /// The module whose symbol graph could be added to the folder.
  private func moduleToAdd(_ ancestor: SymbolIndex.Ancestor) -> String? {
    ancestor.module.flatMap { index.unreadable[$0]?.home == .folder ? $0 : nil }
  }

  /// Whether a class makes its `Sendable` conformance unavailable, although symbol graphs list it.
  private func isUnsendable(_ symbol: Symbol) -> Bool {
    if FoundationClasses.unsendable.contains(symbol.name) { return true }
    let module = index.module(of: symbol.id) ?? ""
    return sources[module]?.unsendableTypes.contains(symbol.path.last ?? "") == true
      && !index.protocols(of: symbol.id).contains { $0.id == StandardProtocol.sendable.rawValue }
  }

  private func needsPlainInitializer(_ fake: Fake, _ lineage: Lineage) -> Bool {
    guard !fake.isClass, fake.wrapped == nil, !lineage.hasSuperclass else { return false }
    let initializers = fake.members.filter(\.isInitializer)
    if initializers.contains(where: \.declaration.parameters.isEmpty) { return false }
    return options.access == .public || !initializers.isEmpty
  }

  /// Returns a name that a fake's `calls` would need, if something that it declares has it.
  private func nameInPlaceOfCalls(_ fake: Fake, _ lineage: Lineage) -> String? {
    let types = fake.genericParameters.map(\.name) + fake.typeAliases.map(\.name)
    let inherited = lineage.classes.flatMap { index.members(of: $0.id) }.map(\.title)
    let members = fake.members.map(\.title) + inherited
    return types.first(where: Qualification.callsNames.contains)
      ?? members.first { namesBehindCalls.contains($0) }?.replacing("()", with: "")
  }

  /// The titles of members that would be redeclared, or that would hide Spry's `call(_:with:)`.
  private var namesBehindCalls: Set<String> {
    let properties = options.kind.callProperties.flatMap { [$0, "class\($0.capitalizedFirst)"] }
    return Set(properties + properties.map { "\($0)()" } + ["call"])
  }
}
