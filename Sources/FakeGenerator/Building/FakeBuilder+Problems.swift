// Reasons why there is no fake.
extension FakeBuilder {
  /// Returns why a declaration can't be faked, without regard to its parents.
  func problem(with symbol: Symbol, in module: String) -> Diagnostic? {
    if symbol.isSPI { return .systemInterface(symbol.name) }
    if index.isUnavailable(symbol) {
      return .unavailable(symbol.name)
    }
    switch symbol.kind {
    case .protocol:
      break
    case .typealias where Lineage.isComposition(symbol, in: index):
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
    let declaration = symbol.declaration
    if declaration.modifiers.contains("final") { return .finalClass(symbol.name) }
    if declaration.keyword == "actor" { return .notFakeable(symbol.name, kind: "an actor") }
    if let outer = genericOuterType(of: symbol, in: module) {
      return .insideOfGeneric(symbol.name, outer: outer)
    }
    let words = declaration.generics.split(at: ",").compactMap(\.tokens.first?.text)
    if words.contains(where: ["each", "let"].contains) { return .unusualGenerics(symbol.name) }
    if ModuleName.importable(module) == "Foundation",
      FoundationClasses.isClosed(symbol.name, on: index.system)
    {
      return .hiddenMembers(symbol.name, module: module)
    }
    if options.access == .public, symbol.access < .open {
      return symbol.access < .public
        ? .publicFakeOfInternal(symbol.name) : .notSubclassable(symbol.name, module: module)
    }
    return options.seesInternals || symbol.access == .open
      ? nil : .notSubclassable(symbol.name, module: module)
  }

  private func genericOuterType(of symbol: Symbol, in module: String) -> String? {
    symbol.path.indices.lazy
      .map { symbol.path[..<$0].joined(separator: ".") }
      .first { name in
        index.types(named: name).contains { outer in
          let declaration = outer.declaration
          return index.module(of: outer.id) == module && outer.name == name
            && !declaration.generics.isEmpty
        }
      }
  }

  /// The first protocol to which no class can conform, or none with stubs.
  func protocolOfValues(_ symbol: Symbol, _ lineage: Lineage) -> String? {
    // A class can't list all of its instances.
    if symbol.id == StandardProtocol.caseIterable.rawValue { return symbol.name }
    return lineage.protocols.first { StandardProtocol.ofValues.contains($0.id) }?.name
  }

  /// Returns why a fake of a class, or of a protocol that requires one, couldn't be initialized.
  ///
  /// A class that declares only convenience initializers inherits those of its superclass. If the
  /// superclass is unknown, no problem is reported.
  func initializerProblem(_ symbol: Symbol, _ lineage: Lineage) -> Diagnostic? {
    guard let first = lineage.classes.first else { return nil }
    let home = index.module(of: first.id) ?? ""
    if lacksRequiredInitializer(lineage) { return .requiredInitializer(symbol.name, module: home) }
    for owner in lineage.classes {
      let module = index.module(of: owner.id) ?? ""
      let initializers = designatedInitializers(of: owner)
      if initializers.contains(where: { $0.access >= visibleAccess(module, home) }) { return nil }
      if !initializers.isEmpty || index.superclass(of: owner.id) == nil {
        return .noInitializer(symbol.name, module: module)
      }
    }
    return nil
  }

  /// Whether a subclass would have to implement a required convenience initializer.
  ///
  /// It inherits convenience initializers only if it has all designated ones, and here some of those
  /// aren't visible.
  private func lacksRequiredInitializer(_ lineage: Lineage) -> Bool {
    let home = lineage.classes.first.flatMap { index.module(of: $0.id) } ?? ""
    let hidesSome = lineage.classes.contains { owner in
      let access = visibleAccess(index.module(of: owner.id) ?? "", home)
      return designatedInitializers(of: owner).contains { $0.access < access }
    }
    return hidesSome
      && lineage.classes.flatMap { initializers(of: $0) }.contains { symbol in
        let modifiers = symbol.declaration.modifiers
        return modifiers.contains("required") && modifiers.contains("convenience")
      }
  }

  /// The initializers that a fake of a class doesn't inherit, because one that the class declares
  /// itself isn't visible.
  func lostInitializers(of fake: Fake, _ lineage: Lineage) -> [String] {
    guard fake.isClass, let owner = lineage.classes.first, let home = index.module(of: owner.id)
    else { return [] }
    let access = visibleAccess(home, home)
    guard designatedInitializers(of: owner).contains(where: { $0.access < access }) else {
      return []
    }
    return initializers(of: owner).filter {
      $0.declaration.modifiers.contains("convenience") && $0.access >= access
    }.map(\.title)
  }

  /// The access level that makes a declaration visible in the fake's file.
  private func visibleAccess(_ module: String, _ home: String) -> AccessLevel {
    !options.seesInternals ? .public : module == home ? .internal : .package
  }

  func initializers(of owner: Symbol) -> [Symbol] {
    index.members(of: owner.id).filter { $0.kind == .initializer && !$0.isInExtension }
  }

  func designatedInitializers(of owner: Symbol) -> [Symbol] {
    initializers(of: owner).filter { !$0.declaration.modifiers.contains("convenience") }
  }
}
