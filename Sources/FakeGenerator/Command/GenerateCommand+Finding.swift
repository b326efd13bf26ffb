extension GenerateCommand {
  /// Finds the declaration with a name.
  ///
  /// Modules whose sources seem to declare it are searched first, own modules before others. As a
  /// source may mention the name in another way, the remaining modules are searched after them.
  func find(_ name: String) throws(Stop) -> Symbol {
    let mentioned = workspace.modules(mentioning: name)
    let all = workspace.modules.map(\.name)
    // The name may include the module: `Trails.TrailStore`.
    let prefixes = (arguments.module.map { [$0] } ?? all).filter { name.hasPrefix("\($0).") }
    var places = prefixes.flatMap { module in
      index.homes(of: module).map { (String(name.dropFirst(module.count + 1)), [$0]) }
    }
    if let module = arguments.module {
      places = index.homes(of: module).map { (name, [$0]) } + places
    } else {
      places =
        [
          (name, mentioned.filter(workspace.chosenModules.contains)),
          (name, mentioned.filter(workspace.isOwn)),
          (name, mentioned.filter { !workspace.isOwn($0) }),
        ] + places + [
          // If a module can't be read, its sources tell that it doesn't declare the name.
          (name, workspace.ownModules.filter { index.unreadable[$0] == nil }),
          (name, workspace.isComplete ? all : []),
        ]
    }
    var last: Stop?
    for (name, modules) in places where !modules.isEmpty {
      do throws(Stop) {
        return try find(name, in: modules)
      } catch {
        guard case .problems(let problems) = error, case .unknownName = problems.last?.cause else {
          throw error
        }
        last = error
      }
    }
    let unsearched = Set(all.filter(isUnsearched))
    if !unsearched.isEmpty { throw .search(unsearched) }
    if let inactive = inactive(name) { throw .problem(inactive) }
    if let module = arguments.module {
      if let home = mentioned.first(where: { $0 != module }) {
        throw .problem(.otherModule(name, module: module, home: home))
      }
      throw unknown(name, in: index.homes(of: module))
    }
    if let last { throw last }
    return try find(name, in: workspace.ownModules)
  }

  /// Says so if a branch of `#if` declares the name that this build doesn't compile.
  private func inactive(_ name: String) -> Diagnostic? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    for (module, facts) in workspace.sources.sorted(by: { $0.key < $1.key }) {
      let parts = facts.conditions.filter { $0.types.contains(last) }
      guard let path = parts.map(\.path).min() else { continue }
      let condition = ConditionalLines.joined(parts.filter { $0.path == path }.map(\.condition))
      return .inactive(name, module: module, condition: condition)
    }
    return nil
  }

  private func unknown(_ name: String, in modules: [String]) -> Stop {
    let names = index.all(.protocol, .class, in: modules).map(\.name)
    let nearest = NameSuggestion.nearest(to: name, in: names)
    return .problem(
      .unknownName(
        name, nearest: nearest, modules: arguments.module.map { [$0] } ?? modules,
        isModuleGiven: arguments.module != nil))
  }

  private func find(_ name: String, in modules: [String]) throws(Stop) -> Symbol {
    let missing = Set(modules.filter { !index.isSettled($0) })
    guard missing.isEmpty else { throw .read(missing) }
    if let problem = modules.lazy.compactMap({ index.problem(with: $0, in: workspace) }).first {
      throw .problem(problem)
    }
    var symbols = index.types(named: name).filter { symbol in
      index.module(of: symbol.id).map(modules.contains) ?? false
    }
    let exact = symbols.filter { $0.name == name }
    if !exact.isEmpty { symbols = exact }
    let homes = Set(symbols.compactMap { index.module(of: $0.id) }).sorted()
    if homes.count > 1 { throw .problem(.severalModules(name, modules: homes)) }
    if symbols.count > 1 { throw .problem(.severalTypes(name, paths: symbols.map(\.name))) }
    if let symbol = symbols.first { return symbol }
    if let symbol = index.hiddenType(named: name, in: modules) {
      throw .problem(.invisible(symbol.name, access: symbol.access.rawValue))
    }
    throw unknown(name, in: modules)
  }
}

extension SymbolIndex {
  /// Returns why a module can't be read.
  ///
  /// Of an Xcode project, all modules that have to be built are named.
  func problem(with module: String, in workspace: Workspace) -> Diagnostic? {
    guard var reason = unreadable[module] else { return nil }
    if reason.home == .project {
      let unbuilt = unreadable.filter { $0.value.home == .project }.sorted { $0.key < $1.key }
      reason.complaints = unbuilt.flatMap(\.value.complaints)
      return .unreadableModule(unbuilt.map(\.key).listed(), reason)
    }
    let others = reason.home == .package ? [] : workspace.modules.map(\.name)
    let nearest = NameSuggestion.nearest(to: module, in: others)
    return .unreadableModule(module, reason, nearest: nearest)
  }

  /// The modules that may hold the declarations of a module, including its parts.
  func homes(of module: String) -> [String] {
    let module = ModuleName.importable(module) ?? module
    let hasParts = module == "Foundation" && ["linux", "windows"].contains(system)
    return [module] + (hasParts ? FoundationParts.reexported : [])
  }
}
