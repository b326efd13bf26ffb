/// A builder for the model of one fake.
struct FakeBuilder {
  let index: SymbolIndex
  let options: FakeOptions
  /// The modules of the package and of its dependencies.
  let packageModules: Set<String>
  /// Facts from the sources of modules.
  let sources: [String: SourceFacts]

  /// The protocol or class.
  let symbol: Symbol
  let lineage: Lineage
  let aliases: ProtocolAliases
  let types: AssociatedTypes
  var fake: Fake
  /// The declarations that become members, unless something prevents that.
  var candidates: [Symbol] = []
  var diagnostics: [Diagnostic] = []

  /// Creates a builder for the fake of a declaration.
  init(
    of symbol: Symbol, in index: SymbolIndex, _ options: FakeOptions,
    packageModules: Set<String>, sources: [String: SourceFacts]
  ) {
    self.index = index
    self.options = options
    self.packageModules = packageModules
    self.sources = sources
    self.symbol = symbol
    lineage = Lineage(of: symbol, in: index)
    fake = Fake(
      subject: symbol.writtenName, name: options.name(for: symbol, in: index), options: options)
    let replacing = SelfReplacement(name: fake.name)
    aliases = ProtocolAliases(of: lineage, in: index, replacing: replacing)
    types = AssociatedTypes(of: lineage, in: index, replacing, declared: aliases.repeated)
  }

  /// Builds the fake.
  mutating func build() throws(Stop) {
    try checkLineage()
    try makeOutline()
    try addMembers()
    addNotes()
    try finish()
  }

  /// Stops if the declaration, or anything that it inherits from, can't be faked.
  private func checkLineage() throws(Stop) {
    try check(problem)
    try need(lineage.missingModules)
    try check(lineage.standard.contains(.distributedActor) ? .distributed(symbol.name) : nil)
    try check(protocolOfValues.map { .forValues(symbol.name, parent: $0) })
    try check(initializerProblem)
  }

  /// Decides on everything but the members, and finds the declarations of these.
  private mutating func makeOutline() throws(Stop) {
    fake.isClass = symbol.kind == .class
    fake.isActor = !fake.isClass && lineage.standard.contains(.actor)
    fake.availability = symbol.availabilityAttributes()
    isolate()
    candidates = fake.isClass ? overridableMembers : openRequirements
    let names = types.parameters.map(\.name) + aliases.names
    let reserved = names.first(where: Qualification.ownNames.contains)
    try check(reserved.map { .reservedName(symbol.name, $0) })
    try check(types.name(fake.name) ? .constrainedBySelf(symbol.name) : nil)
    let isTaken = candidates.contains { $0.title == "spryStorage" }
    try check(isTaken ? .reservedName(symbol.name, "spryStorage") : nil)
    if fake.isClass {
      fake.genericParameters = symbol.declaration.generics.split(at: ",").map { parameter in
        let parts = parameter.split(at: ":")
        return GenericParameter(name: parts[0].text, conformances: Array(parts.dropFirst()))
      }
      fake.constraints = symbol.declaration.constraints
    } else {
      fake.genericParameters = types.parameters
      fake.constraints = types.constraints
      fake.typeAliases = types.aliases
      try check(partialProblem)
      try check(superInitializerProblem)
    }
    fake.inheritance = parents
    addWrapped()
    diagnostics = lineage.unknown.map { parent in
      // The module whose symbol graph could be added to the folder.
      let module = parent.module.flatMap { index.unreadable[$0]?.home == .folder ? $0 : nil }
      return .unknownParent(symbol.name, parent: parent.name ?? parent.id, module: module)
    }
  }

  private mutating func addMembers() throws(Stop) {
    let reader = MemberReader(index: index, fake: fake, sources: sources)
    readMembers(reader)
    completeInitializers(reader)
    let isEmpty = fake.isClass && fake.members.isEmpty && hasMembers
    try check(isEmpty ? .nothingToOverride(symbol.name) : nil)
    let outline = fake
    fake.members = fake.members.map { $0.rethrowing(in: outline) }
    addRealAnswers()
    fake.needsPlainInitializer = needsPlainInitializer
    if !fake.isClass { fake.fixedMembers = lineage.standard.filter(\.isFixed) }
    if fake.hasCalls { fake.nameInPlaceOfCalls = nameInPlaceOfCalls }
  }

  /// Adds the imports, and module names where they are needed.
  private mutating func finish() throws(Stop) {
    fake.imports = imports
    // The declarations of unread modules could conflict with names in the fake's file, or hide the
    // members that it overrides.
    var modules = Set(fake.imports.map(\.module)).subtracting([options.library, "Foundation"])
    // Parts of Foundation can extend its classes in other modules, depending on the system.
    let home = index.module(of: symbol.id) ?? ""
    if fake.isClass, let module = ModuleName.importable(home), module != home {
      modules.insert(module)
    }
    try need(modules.filter { !index.isSettled($0) })
    fake = Qualification(of: fake, packageModules: packageModules, in: index).qualifiedFake
  }

  private func check(_ problem: Diagnostic?) throws(Stop) {
    if let problem { throw .problems(diagnostics + [problem]) }
  }

  private func need(_ modules: Set<String>) throws(Stop) {
    if !modules.isEmpty { throw .read(modules) }
  }
}

// What several stages need.
extension FakeBuilder {
  /// The requirements of all protocols.
  var requirements: [Symbol] { lineage.protocols.flatMap { index.requirements(of: $0.id) } }

  /// The members of the class and its superclasses.
  var classMembers: [Symbol] { lineage.classes.flatMap { index.members(of: $0.id) } }

  /// A type and those around it, the outermost first.
  func types(around type: Symbol) -> [Symbol] {
    type.path.indices.flatMap { end in
      let name = type.path[...end].joined(separator: ".")
      return index.types(named: name)
        .filter { $0.name == name && index.module(of: $0.id) == index.module(of: type.id) }
    }
  }

  func hasDefault(_ requirement: Symbol) -> Bool {
    index.hasDefaultImplementation(requirement.id, of: lineage.protocolIDs)
  }
}
