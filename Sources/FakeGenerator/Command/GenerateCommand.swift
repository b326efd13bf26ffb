/// The whole command but for reading and writing files.
package struct GenerateCommand: Sendable {
  let arguments: CommandArguments
  let workspace: Workspace
  let index: SymbolIndex
  /// The modules whose sources may declare a name.
  let mentions: [String: [String]]

  /// What to do next.
  package enum Step: Sendable {
    /// Read the symbol graphs of these modules, and ask again.
    case read([String])
    case finish(Result)
  }

  /// What came of it.
  package struct Result: Sendable {
    /// The files, in the order in which the names were given.
    package var files: [GeneratedFile] = []
    package var diagnostics: [Diagnostic] = []
  }

  /// Prepares the command.
  ///
  /// - Parameters:
  ///   - arguments: What was typed.
  ///   - workspace: The package.
  ///   - index: The symbol graphs that were read so far.
  ///   - mentions: For each name the modules whose sources may declare it.
  package init(
    _ arguments: CommandArguments, in workspace: Workspace, _ index: SymbolIndex,
    mentions: [String: [String]]
  ) {
    self.arguments = arguments
    self.workspace = workspace
    self.index = index
    self.mentions = mentions
  }

  /// Goes as far as the symbol graphs allow.
  package func step() -> Step {
    var missing: Set<String> = []
    var result = Result()
    for name in arguments.names {
      switch find(name) {
      case .missing(let modules):
        missing.formUnion(modules)
      case .problem(let problem):
        result.diagnostics.append(problem)
      case .found(let symbol):
        missing.formUnion(generate(symbol, name, &result))
      }
    }
    return missing.isEmpty ? .finish(result) : .read(missing.sorted())
  }

  private enum Finding {
    case found(Symbol)
    case missing(Set<String>)
    case problem(Diagnostic)
  }

  private func find(_ name: String) -> Finding {
    if let module = arguments.module { return find(name, in: [module]) }
    let mentioned = mentions[name] ?? []
    if !mentioned.isEmpty {
      let finding = find(name, in: mentioned)
      guard case .problem(.unknownName) = finding else { return finding }
    }
    return find(name, in: workspace.ownModules)
  }

  private func find(_ name: String, in modules: [String]) -> Finding {
    let missing = Set(modules).subtracting(index.modules)
    guard missing.isEmpty else { return .missing(missing) }
    var symbols = index.types(named: name).filter { symbol in
      index.module(of: symbol.id).map(modules.contains) ?? false
    }
    let exact = symbols.filter { $0.name == name }
    if !exact.isEmpty { symbols = exact }
    let homes = Set(symbols.compactMap { index.module(of: $0.id) }).sorted()
    if homes.count > 1 { return .problem(.severalModules(name, modules: homes)) }
    if symbols.count > 1 { return .problem(.severalTypes(name, paths: symbols.map(\.name))) }
    if let symbol = symbols.first { return .found(symbol) }
    let nearest = NearestName.nearest(to: name, in: index.fakeableNames(in: modules))
    return .problem(
      .unknownName(
        name, nearest: nearest, modules: modules, isModuleGiven: arguments.module != nil))
  }

  /// Makes one file, or tells which modules are missing for it.
  private func generate(_ symbol: Symbol, _ name: String, _ result: inout Result) -> Set<String> {
    let module = index.module(of: symbol.id) ?? ""
    guard let folder = arguments.output ?? workspace.fakesFolder(for: module) else {
      result.diagnostics.append(.noTestTarget(symbol.name, module: module))
      return []
    }
    let options = FakeOptions(
      kind: arguments.kind, access: arguments.access, isNonisolated: arguments.isNonisolated,
      seesInternals: workspace.isOwn(module),
      library: workspace.library(for: folder))
    let outcome = FakeBuilder(
      index: index, options: options, packageModules: Set(workspace.modules.map(\.name))
    ).build(symbol)
    result.diagnostics += outcome.diagnostics
    if let fake = outcome.fake {
      let command = arguments.command(for: name)
      result.files.append(
        GeneratedFile(
          path: "\(folder)/\(fake.name).swift", command: command,
          text: FakeSource(fake: fake, header: header(symbol, command)).text))
    }
    return outcome.missingModules
  }

  private func header(_ symbol: Symbol, _ command: String) -> [String] {
    let documentation =
      arguments.access == .public
      ? ["// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation"] : []
    return ["\(GeneratedFile.mark) \(symbol.name). To write it again:", "// \(command)"]
      + documentation
  }
}

/// A fake's file.
package struct GeneratedFile: Hashable, Sendable {
  /// How every generated file begins.
  package static let mark = "// Generated from"

  /// Where it belongs, seen from the package's folder.
  package var path: String
  /// The command that writes it.
  package var command: String
  package var text: String
}
