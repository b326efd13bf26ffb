/// An index of the symbol graphs of several modules.
package struct SymbolIndex: Sendable {
  /// The modules that were read.
  package let modules: Set<String>

  /// The modules that couldn't be read, with the reasons.
  let unreadable: [String: UnreadableModule]

  /// The platform for which they were built, as in attributes but in lowercase.
  let system: String?

  /// The types that fakes can't name.
  private var hidden: [Symbol] = []
  private var symbols: [String: Symbol] = [:]
  private var moduleOfSymbol: [String: String] = [:]
  private var typesByName: [String: [String]] = [:]
  private var sources: [Relationship.Kind: [String: [String]]] = [:]
  private var targets: [Relationship.Kind: [String: [Ancestor]]] = [:]
  /// The methods of Objective-C that the graphs list twice, because Swift can also call them with
  /// `await`.
  private var awaitable: Set<String> = []
  /// The modules with extensions of each type that declare a member with each title.
  private var extending: [String: [String: Set<String>]] = [:]

  /// A protocol or class from which a declaration inherits.
  struct Ancestor: Hashable, Sendable {
    let id: String
    /// Its module, if that is another one.
    let module: String?
    /// Its name, if the graph tells it.
    let name: String?
  }

  /// Creates an index of symbol graphs.
  ///
  /// The compiler treats a name with a leading underscore as one access level lower. Therefore
  /// graphs are extracted with a lower level than needed, and hidden declarations are dropped here.
  /// Hidden initializers are kept, because they matter to subclasses even if those can't call them.
  ///
  /// - Parameters:
  ///   - graphs: The graphs of the modules, including extension graphs.
  ///   - own: The modules whose internal declarations are usable. The default is all.
  ///   - unreadable: The modules that couldn't be read.
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
      let lowest: AccessLevel = isOwn ? .internal : .public
      let unseen = Set(graph.symbols.filter { $0.isType && $0.access < lowest }.map(\.name))
      for symbol in graph.symbols {
        if symbol.access >= lowest && !symbol.isInside(of: unseen) || symbol.kind == .initializer {
          add(symbol, module: graph.module.name)
        } else if symbol.isType {
          hidden.append(symbol)
          moduleOfSymbol[symbol.id] = graph.module.name
        }
      }
      for relationship in graph.relationships { add(relationship) }
    }
  }

  private mutating func add(_ symbol: Symbol, module: String) {
    // Of the two forms of a method, only one can be implemented. The one with a completion handler
    // is the method itself, and the other one may have types that can't be sent to it.
    if let other = symbols[symbol.id], other.title != symbol.title {
      let isAsync = symbol.declaration.effects.isAsync
      if isAsync != other.declaration.effects.isAsync { awaitable.insert(symbol.id) }
      if isAsync { return }
    }
    guard symbols.updateValue(symbol, forKey: symbol.id) == nil else { return }
    moduleOfSymbol[symbol.id] = module
    guard symbol.isType else { return }
    typesByName[symbol.name, default: []].append(symbol.id)
    if symbol.path.count > 1, let last = symbol.path.last {
      typesByName[last, default: []].append(symbol.id)
    }
  }

  private mutating func add(_ relationship: Relationship) {
    guard let kind = Relationship.Kind(rawValue: relationship.kind) else { return }
    if kind == .memberOf, let symbol = symbols[relationship.source], symbol.isInExtension {
      let module = moduleOfSymbol[symbol.id] ?? ""
      extending[relationship.target, default: [:]][symbol.title, default: []].insert(module)
    }
    sources[kind, default: [:]][relationship.target, default: []].append(relationship.source)
    let fallback = relationship.targetFallback?.split(separator: ".", maxSplits: 1).map(String.init)
    targets[kind, default: [:]][relationship.source, default: []].append(
      Ancestor(id: relationship.target, module: fallback?.first, name: fallback?.last))
  }
}

extension SymbolIndex {
  /// Whether a module has been read or can't be read.
  func isSettled(_ module: String) -> Bool { modules.contains(module) || unreadable[module] != nil }

  /// The declaration with an identifier.
  func symbol(_ id: String) -> Symbol? { symbols[id] }

  /// Whether a method with a completion handler can also be called with `await`.
  func isAwaitable(_ symbol: Symbol) -> Bool { awaitable.contains(symbol.id) }

  /// The protocol or class that declares a member.
  func owner(of member: Symbol) -> Symbol? {
    let kinds: [Relationship.Kind] = [.memberOf, .requirementOf, .optionalRequirementOf]
    return kinds.lazy.compactMap { targets[$0]?[member.id]?.first }.first.flatMap { symbols[$0.id] }
  }

  /// The module that declares something.
  func module(of id: String) -> String? { moduleOfSymbol[id] }

  /// The types with a name, such as `Forecast` or `Week.Forecast`.
  func types(named name: String) -> [Symbol] {
    Set(typesByName[name] ?? []).sorted().compactMap { symbols[$0] }
  }

  /// Whether a module declares a type with this name that isn't nested.
  func declaresType(_ name: String, in module: String) -> Bool {
    typesByName[name]?.contains { id in
      moduleOfSymbol[id] == module && symbols[id]?.path.count == 1
    } ?? false
  }

  /// What isn't visible to fakes: a protocol or class of some modules, or a type around it.
  func hiddenType(named name: String, in modules: [String]) -> Symbol? {
    let types = hidden.filter { moduleOfSymbol[$0.id].map(modules.contains) ?? false }
    let named = types.first { $0.name == name && ($0.kind == .protocol || $0.kind == .class) }
    return named.flatMap { named in
      types.filter { named.path.starts(with: $0.path) }.min { $0.access < $1.access }
    }
  }

  /// The visible declarations of some kinds and modules, sorted by name.
  func all(_ kinds: Symbol.Kind..., in modules: [String]) -> [Symbol] {
    symbols.values
      .filter { kinds.contains($0.kind) && modules.contains(moduleOfSymbol[$0.id] ?? "") }
      .sorted { $0.name < $1.name }
  }

  /// A protocol's own requirements, in source order.
  func requirements(of id: String) -> [Symbol] {
    members(.requirementOf, of: id) + members(.optionalRequirementOf, of: id)
  }

  /// The other module in which an extension declares a member with the same name.
  ///
  /// That member takes precedence, so a subclass can't override the original one.
  func moduleHiding(_ member: Symbol) -> String? {
    guard let owner = targets[.memberOf]?[member.id]?.first?.id, !member.isInExtension else {
      return nil
    }
    let home = module(of: member.id)
    return extending[owner]?[member.title]?.filter { $0 != home }.min()
  }

  /// A type's own members, in source order.
  func members(of id: String) -> [Symbol] { members(.memberOf, of: id) }

  /// The members of protocol extensions with the name of a requirement.
  ///
  /// The compiler compares names only, so some may be other members.
  func defaultImplementations(of id: String) -> [Symbol] {
    (sources[.defaultImplementationOf]?[id] ?? []).compactMap { symbols[$0] }
  }

  /// The protocols that a type names, which don't always include inherited ones.
  func protocols(of id: String) -> [Ancestor] { ancestors(.conformsTo, of: id) }

  /// The superclass of a class, or the class that a protocol requires.
  func superclass(of id: String) -> Ancestor? { ancestors(.inheritsFrom, of: id).first }

  /// The members that a class's member overrides, directly or indirectly.
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
    // Synthesized members are copies of those of protocol extensions.
    return found.filter { !$0.fragments.isEmpty && !$0.id.contains("::SYNTHESIZED::") }
      .sorted { $0.place < $1.place }
  }
}

extension Symbol {
  /// Its place among the members of a type: those without a position come last.
  fileprivate var place: (line: Int, character: Int, title: String, id: String) {
    (position?.line ?? .max, position?.character ?? .max, title, id)
  }

  /// Whether it is a type inside of certain other types.
  ///
  /// The access level of a nested type says nothing about the types around it.
  fileprivate func isInside(of outer: Set<String>) -> Bool {
    guard !outer.isEmpty, isType else { return false }
    return path.indices.contains { end in
      outer.contains(path[..<end].joined(separator: "."))
    }
  }
}
