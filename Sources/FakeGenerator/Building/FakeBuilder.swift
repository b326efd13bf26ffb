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

  /// Builds the fake of a declaration.
  func build(_ symbol: Symbol) -> Outcome {
    let module = index.module(of: symbol.id) ?? ""
    if let problem = problem(with: symbol, in: module) { return Outcome(diagnostics: [problem]) }
    let lineage = Lineage(of: symbol, in: index)
    guard lineage.missingModules.isEmpty else {
      return Outcome(missingModules: lineage.missingModules)
    }
    if lineage.standard.contains(.distributedActor) {
      return Outcome(diagnostics: [.distributed(symbol.name)])
    }
    if let parent = protocolOfValues(symbol, lineage) {
      return Outcome(diagnostics: [.forValues(symbol.name, parent: parent)])
    }
    if let problem = initializerProblem(symbol, lineage) {
      return Outcome(diagnostics: [problem])
    }
    var outcome = Outcome()
    outcome.diagnostics = lineage.unknown.map {
      .unknownParent(symbol.name, parent: $0.name ?? $0.id, module: moduleToAdd($0))
    }
    var fake = outline(of: symbol, lineage)
    let replacing = SelfReplacement(name: fake.name)
    var types = AssociatedTypes(of: lineage, in: index, replacing: replacing)
    let aliases = ProtocolAliases(of: lineage, in: index, replacing: replacing)
    let names = types.parameters.map(\.name) + aliases.names
    if let name = names.first(where: Qualification.ownNames.contains) {
      return Outcome(diagnostics: [.reservedName(symbol.name, type: name)])
    }
    if types.name(fake.name) { return Outcome(diagnostics: [.constrainedBySelf(symbol.name)]) }
    if symbol.kind != .class {
      types.add(aliases.repeated)
      fake.genericParameters = types.parameters
      fake.constraints = types.constraints
      fake.typeAliases = types.aliases
    }
    let candidates = candidates(isClass: fake.isClass, lineage)
    if candidates.contains(where: { $0.symbol.title == "spryStorage" }) {
      return Outcome(diagnostics: [.reservedMember(symbol.name, member: "spryStorage")])
    }
    if let problem = partialProblem(fake, symbol, lineage, candidates) {
      return Outcome(diagnostics: [problem])
    }
    if !fake.isClass, let problem = superInitializerProblem(symbol, lineage, candidates) {
      return Outcome(diagnostics: [problem])
    }
    addWrapped(to: &fake, symbol, lineage, candidates)
    let reader = reader(for: fake)
    fake.members = members(
      of: fake, symbol, lineage, types, candidates, reader, &outcome.diagnostics)
    completeInitializers(of: &fake, lineage, candidates, reader)
    if fake.isClass, fake.members.isEmpty, hasMembers(lineage) {
      return Outcome(diagnostics: outcome.diagnostics + [.nothingToOverride(symbol.name)])
    }
    outcome.diagnostics += notes(on: fake, symbol, lineage)
    outcome.diagnostics += omittedBranches(symbol, lineage)
    let flags = fake.members.compactMap(\.condition).flatMap(ConditionalLines.flags).unique()
    if !flags.isEmpty { outcome.diagnostics.append(.flags(symbol.name, flags)) }
    let awaitable = candidates.map(\.symbol).filter(index.isAwaitable).map(\.title)
    if !awaitable.isEmpty { outcome.diagnostics.append(.awaitable(symbol.name, awaitable)) }
    fake.members = fake.members
      .map(RethrownErrors(taken: fake.ownTypes, kind: options.kind).callAsFunction)
    fake.members = withRealAnswers(fake, lineage, aliases)
    outcome.diagnostics += unanswered(fake, symbol, lineage)
    fake.needsPlainInitializer = needsPlainInitializer(fake, lineage)
    if !fake.isClass {
      fake.fixedMembers = lineage.standard.compactMap(\.fixedMember)
    }
    if fake.hasCalls, let name = nameInPlaceOfCalls(fake, lineage) {
      fake.nameInPlaceOfCalls = name
      outcome.diagnostics.append(.noCalls(symbol.name, name: name))
    }
    fake.modulesOfDefaults = Set(
      candidates.filter { isRestated($0, among: candidates) }
        .compactMap { index.module(of: $0.owner.id) })
    fake.imports = ImportList.imports(of: fake, symbol, lineage, in: index)
    let missing = modulesToRead(for: fake, module)
    guard missing.isEmpty else { return Outcome(missingModules: missing) }
    let qualification = Qualification(of: fake, packageModules: packageModules, in: index)
    fake = qualification.apply(to: fake)
    outcome.modules = Set(fake.imports.map(\.module)).subtracting([options.library])
    outcome.diagnostics = outcome.diagnostics.unique()
    outcome.fake = fake
    return outcome
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
    fake.isNonisolated = isNonisolated(fake, symbol, lineage)
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
