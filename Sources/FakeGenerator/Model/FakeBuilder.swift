/// Makes the model of a fake.
struct FakeBuilder {
  let index: SymbolIndex
  let options: FakeOptions

  /// What came of it.
  struct Outcome: Sendable {
    var fake: Fake?
    var diagnostics: [Diagnostic] = []
    /// Modules that have to be read first.
    var missingModules: Set<String> = []
  }

  /// Makes the fake of a declaration.
  func build(_ symbol: Symbol) -> Outcome {
    let module = index.module(of: symbol.id) ?? ""
    if let problem = problem(with: symbol, in: module) { return Outcome(diagnostics: [problem]) }
    let lineage = Lineage(of: symbol, in: index)
    guard lineage.missingModules.isEmpty else {
      return Outcome(missingModules: lineage.missingModules)
    }
    var outcome = Outcome()
    outcome.diagnostics = lineage.unknown.map { .unknownParent(symbol.name, parent: $0) }
    var fake = outline(of: symbol, lineage)
    let types = AssociatedTypes(
      of: lineage, in: index, replacing: SelfReplacement(name: fake.name))
    if let name = types.parameters.map(\.name).first(where: Qualification.ownNames.contains) {
      return Outcome(diagnostics: [.reservedName(symbol.name, associatedType: name)])
    }
    if symbol.kind != .class {
      fake.genericParameters = types.parameters
      fake.constraints = types.constraints
      fake.typeAliases = types.aliases
    }
    fake.members = members(of: fake, symbol, lineage, types, &outcome.diagnostics)
    fake.needsPlainInitializer = needsPlainInitializer(fake)
    if !fake.isClass {
      fake.fixedMembers = lineage.standard.flatMap { standard in
        standard.fixedMembers(
          of: fake.name, isolated: fake.isBound, access: options.access == .public ? "public " : "")
      }
    }
    fake = Qualification(of: fake, in: module).apply(to: fake)
    fake.imports = ImportList.imports(of: fake, symbol, lineage, in: index)
    outcome.diagnostics = outcome.diagnostics.unique()
    outcome.fake = fake
    return outcome
  }

  private func problem(with symbol: Symbol, in module: String) -> Diagnostic? {
    switch symbol.kind {
    case .protocol:
      break
    case .typealias where !Lineage.composition(of: symbol).isEmpty:
      break
    case .class:
      return problem(withClass: symbol, in: module)
    case .actor:
      return .notFakeable(symbol.name, kind: "an actor")
    case .struct:
      return .notFakeable(symbol.name, kind: "a struct")
    case .enum:
      return .notFakeable(symbol.name, kind: "an enum")
    default:
      return .notFakeable(symbol.name, kind: "an alias of a type")
    }
    if options.access == .public, symbol.access < .public {
      return .publicFakeOfInternal(symbol.name)
    }
    return nil
  }

  private func problem(withClass symbol: Symbol, in module: String) -> Diagnostic? {
    let declaration = DeclarationReader.read(Token.tokens(of: symbol.fragments))
    if declaration.modifiers.contains("final") { return .finalClass(symbol.name) }
    if declaration.keyword == "actor" { return .notFakeable(symbol.name, kind: "an actor") }
    if options.access == .public, symbol.access < .open {
      return symbol.access < .public
        ? .publicFakeOfInternal(symbol.name) : .notSubclassable(symbol.name, module: module)
    }
    if options.seesInternals { return nil }
    if symbol.access < .open { return .notSubclassable(symbol.name, module: module) }
    let hasInitializer = index.members(of: symbol.id).contains { $0.kind == .initializer }
    if !hasInitializer, index.superclass(of: symbol.id) == nil {
      return .noInitializer(symbol.name, module: module)
    }
    return nil
  }

  /// The fake without its members.
  private func outline(of symbol: Symbol, _ lineage: Lineage) -> Fake {
    let declaration = DeclarationReader.read(Token.tokens(of: symbol.fragments))
    var fake = Fake(
      subject: symbol.name,
      name: "Fake" + symbol.path.map(\.capitalizedFirst).joined())
    fake.options = options
    fake.isClass = symbol.kind == .class
    fake.isActor = !fake.isClass && lineage.standard.contains(.actor)
    fake.attributes = MemberReader.availability(symbol)
    fake.attributes += (lineage.protocols + lineage.classes)
      .flatMap { DeclarationReader.read(Token.tokens(of: $0.fragments)).attributes }
      .filter(index.isGlobalActor).map(\.text).unique()
    if fake.isClass {
      fake.genericParameters = declaration.generics.split(at: ",").map { parameter in
        let parts = parameter.split(at: ":")
        return GenericParameter(
          name: parts.first?.text ?? "", conformances: Array(parts.dropFirst()))
      }
      fake.constraints = declaration.constraints
    }
    fake.inheritance = inheritance(of: fake, symbol, lineage)
    return fake
  }

  private func inheritance(of fake: Fake, _ symbol: Symbol, _ lineage: Lineage) -> [String] {
    var types = [symbol.name]
    if fake.isClass, !fake.genericParameters.isEmpty {
      types[0] += "<\(fake.genericParameters.map(\.name).joined(separator: ", "))>"
    }
    if !fake.isClass, let superclass = lineage.classes.first {
      types.insert(superclass.name, at: 0)
    }
    // Only a conformance that is free of the actor serves members that are.
    let isFreed = options.isNonisolated && fake.globalActor != nil
    types.append((isFreed ? "nonisolated " : "") + options.kind.conformance)
    // The class promises it for its subclasses too, but each has to say so again.
    let isSendable = !lineage.classes.isEmpty && lineage.standard.contains(.sendable)
    return isSendable && fake.globalActor == nil ? types + ["@unchecked Sendable"] : types
  }

  private func needsPlainInitializer(_ fake: Fake) -> Bool {
    guard !fake.isClass, fake.inheritance.count < 3 else { return false }
    let initializers = fake.members.filter(\.isInitializer)
    if initializers.contains(where: \.declaration.parameters.isEmpty) { return false }
    return options.access == .public || !initializers.isEmpty
  }
}
