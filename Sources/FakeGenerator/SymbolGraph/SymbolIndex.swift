/// Several modules' symbol graphs, prepared for questions.
package struct SymbolIndex: Sendable {
  /// The modules that were read.
  package let modules: Set<String>

  /// The modules that could not be read, and why.
  let unreadable: [String: UnreadableModule]

  /// The platform for which they were built, as attributes name it but in small letters.
  let system: String?

  private var symbols: [String: Symbol] = [:]
  private var moduleOfSymbol: [String: String] = [:]
  private var typesByName: [String: [String]] = [:]
  private var sources: [Relationship.Kind: [String: [String]]] = [:]
  private var targets: [Relationship.Kind: [String: [Ancestor]]] = [:]

  /// A protocol or class that a declaration refines, and where it can be found.
  struct Ancestor: Hashable, Sendable {
    let id: String
    /// The module, where it is another one.
    let module: String?
    /// Its name, as far as the graph tells it.
    let name: String?
  }

  /// Reads symbol graphs in.
  ///
  /// The compiler takes a leading underscore for one access level less, so graphs are asked for with
  /// more than can be used. What is hidden is left out here, but for initializers, which matter to
  /// subclasses also where they cannot be called.
  ///
  /// - Parameters:
  ///   - graphs: The graphs of the modules, extension graphs among them.
  ///   - own: The modules of which internals can be used, if not all of them.
  ///   - unreadable: The modules that could not be read.
  package init(
    _ graphs: [SymbolGraph], own: Set<String>? = nil,
    unreadable: [String: UnreadableModule] = [:]
  ) {
    self.unreadable = unreadable
    modules = Set(graphs.map(\.module.name))
    let system = graphs.lazy.compactMap(\.module.platform?.operatingSystem?.name).first
    self.system = system == "macosx" ? "macos" : system
    for graph in graphs {
      let isOwn = own?.contains(graph.module.name) ?? true
      for symbol in graph.symbols
      where symbol.access >= (isOwn ? .internal : .public) || symbol.kind == .initializer {
        add(symbol, module: graph.module.name)
      }
      for relationship in graph.relationships { add(relationship) }
    }
  }

  private mutating func add(_ symbol: Symbol, module: String) {
    guard symbols.updateValue(symbol, forKey: symbol.id) == nil else { return }
    moduleOfSymbol[symbol.id] = module
    switch symbol.kind {
    case .protocol, .class, .actor, .struct, .enum, .typealias:
      typesByName[symbol.name, default: []].append(symbol.id)
      if symbol.path.count > 1, let last = symbol.path.last {
        typesByName[last, default: []].append(symbol.id)
      }
    default:
      break
    }
  }

  private mutating func add(_ relationship: Relationship) {
    guard let kind = relationship.kind else { return }
    sources[kind, default: [:]][relationship.target, default: []].append(relationship.source)
    let fallback = relationship.targetFallback?.split(separator: ".", maxSplits: 1).map(String.init)
    targets[kind, default: [:]][relationship.source, default: []].append(
      Ancestor(id: relationship.target, module: fallback?.first, name: fallback?.last))
  }
}

extension SymbolIndex {
  /// Whether nothing more can be found out about a module.
  func isSettled(_ module: String) -> Bool {
    modules.contains(module) || unreadable[module] != nil
  }

  /// The declaration with an identifier.
  func symbol(_ id: String) -> Symbol? { symbols[id] }

  /// The module that declares something.
  func module(of id: String) -> String? { moduleOfSymbol[id] }

  /// The types with a name, `Forecast` or `Week.Forecast`.
  func types(named name: String) -> [Symbol] {
    Set(typesByName[name] ?? []).sorted().compactMap { symbols[$0] }
  }

  /// Whether a module has a type with a name that is not nested in another one.
  func declaresType(_ name: String, in module: String) -> Bool {
    typesByName[name]?.contains { id in
      moduleOfSymbol[id] == module && symbols[id]?.path.count == 1
    } ?? false
  }

  /// The names of all protocols and classes of some modules.
  func fakeableNames(in modules: [String]) -> [String] {
    symbols.values
      .filter { $0.kind == .protocol || $0.kind == .class }
      .filter { moduleOfSymbol[$0.id].map(modules.contains) ?? false }
      .map(\.name).sorted()
  }

  /// A protocol's own requirements, in the order of the source.
  func requirements(of id: String) -> [Symbol] {
    members(.requirementOf, of: id) + members(.optionalRequirementOf, of: id)
  }

  /// The module in which an extension declares a member that is called like one of a type's own,
  /// and comes before it, so that no subclass can override that.
  func moduleHiding(_ member: Symbol) -> String? {
    guard let owner = targets[.memberOf]?[member.id]?.first?.id, !member.isInExtension else {
      return nil
    }
    let home = module(of: member.id)
    return members(of: owner).lazy
      .filter { $0.isInExtension && $0.title == member.title }
      .compactMap { module(of: $0.id) }.first { $0 != home }
  }

  /// A type's own members, in the order of the source.
  func members(of id: String) -> [Symbol] { members(.memberOf, of: id) }

  /// Whether an extension of a protocol answers where a type has no such member.
  ///
  /// - Parameters:
  ///   - id: The requirement.
  ///   - protocols: The protocols that the type conforms to.
  ///   - isForSome: Whether an extension counts that is for some types only.
  /// - Returns: Whether the type need not have it.
  func hasDefaultImplementation(
    _ id: String, of protocols: Set<String>, forSome isForSome: Bool = false
  ) -> Bool {
    let extensions = sources[.defaultImplementationOf]?[id] ?? []
    return extensions.contains { answer in
      guard let symbol = symbols[answer], isForSome || !symbol.isConditional else { return false }
      // The compiler takes all subscripts for one.
      let isSame = symbol.kind != .subscript || symbol.parameterText == symbols[id]?.parameterText
      return isSame && protocols.contains(where: answer.hasPrefix)
    }
  }

  /// The protocols that a type names, those that they name not always among them.
  func protocols(of id: String) -> [Ancestor] { ancestors(.conformsTo, of: id) }

  /// The class that a class inherits from, or that a protocol demands.
  func superclass(of id: String) -> Ancestor? { ancestors(.inheritsFrom, of: id).first }

  /// The member that a class's member overrides, and those that that one overrides.
  func overridden(by id: String) -> [String] {
    guard let parent = targets[.overrides]?[id]?.first else { return [] }
    return [parent.id] + overridden(by: parent.id)
  }

  private func ancestors(_ kind: Relationship.Kind, of id: String) -> [Ancestor] {
    Set(targets[kind]?[id] ?? []).sorted { left, right in
      (left.name ?? symbols[left.id]?.name ?? left.id, left.id)
        < (right.name ?? symbols[right.id]?.name ?? right.id, right.id)
    }
  }

  private func members(_ kind: Relationship.Kind, of id: String) -> [Symbol] {
    let found = Set(sources[kind]?[id] ?? []).compactMap { symbols[$0] }
    return found.filter { !$0.fragments.isEmpty }.sorted { left, right in
      switch (left.position, right.position) {
      case (let first?, let second?) where first != second: first < second
      case (_?, nil): true
      case (nil, _?): false
      default: (left.title, left.id) < (right.title, right.id)
      }
    }
  }
}
