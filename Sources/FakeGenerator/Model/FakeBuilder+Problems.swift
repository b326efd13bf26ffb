// Why there can be no fake.
extension FakeBuilder {
  /// Says what is wrong with a declaration, without a look at its parents.
  func problem(with symbol: Symbol, in module: String) -> Diagnostic? {
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
    let declaration = DeclarationReader.read(Token.tokens(of: symbol.fragments))
    if declaration.modifiers.contains("final") { return .finalClass(symbol.name) }
    if declaration.keyword == "actor" { return .notFakeable(symbol.name, kind: "an actor") }
    if let outer = genericOuterType(of: symbol, in: module) {
      return .insideOfGeneric(symbol.name, outer: outer)
    }
    let words = declaration.generics.split(at: ",").compactMap(\.tokens.first?.text)
    if words.contains(where: ["each", "let"].contains) { return .unusualGenerics(symbol.name) }
    if options.access == .public, symbol.access < .open {
      return symbol.access < .public
        ? .publicFakeOfInternal(symbol.name) : .notSubclassable(symbol.name, module: module)
    }
    return options.seesInternals || symbol.access == .open
      ? nil : .notSubclassable(symbol.name, module: module)
  }

  private func genericOuterType(of symbol: Symbol, in module: String) -> String? {
    symbol.path.indices.dropFirst().lazy
      .map { symbol.path[..<$0].joined(separator: ".") }
      .first { name in
        index.types(named: name).contains { outer in
          let declaration = DeclarationReader.read(Token.tokens(of: outer.fragments))
          return index.module(of: outer.id) == module && outer.name == name
            && !declaration.generics.isEmpty
        }
      }
  }

  /// Says whether a fake of a class, or of a protocol for subclasses, could not be made.
  ///
  /// A class that has no initializers but such as call others has those of its superclass. A
  /// superclass of which nothing is known is not held against it.
  func initializerProblem(_ symbol: Symbol, _ lineage: Lineage) -> Diagnostic? {
    guard let first = lineage.classes.first else { return nil }
    for owner in lineage.classes {
      let module = index.module(of: owner.id) ?? ""
      let isHome = module == index.module(of: first.id)
      let canBeSeen = !options.seesInternals ? AccessLevel.public : isHome ? .internal : .package
      let initializers = index.members(of: owner.id)
        .filter { $0.kind == .initializer && !isConvenience($0) }
      if initializers.contains(where: { $0.access >= canBeSeen }) { return nil }
      if !initializers.isEmpty || index.superclass(of: owner.id) == nil {
        return .noInitializer(symbol.name, module: module)
      }
    }
    return nil
  }

  private func isConvenience(_ symbol: Symbol) -> Bool {
    DeclarationReader.read(Token.tokens(of: symbol.fragments)).modifiers.contains("convenience")
  }
}
