/// The command, except for reading and writing files.
package struct GenerateCommand: Sendable {
  let arguments: CommandArguments
  let workspace: Workspace
  let index: SymbolIndex
  /// The modules whose sources may declare a name.
  let mentions: [String: [String]]
  /// Facts from the sources that have been searched.
  let sources: [String: SourceFacts]

  /// The next step.
  package enum Step: Sendable {
    /// Read the symbol graphs of these modules, and call again.
    case read([String])
    /// Search the sources of these modules, and call again.
    case readSources([String])
    case finish(Result)
  }

  /// The result of the command.
  package struct Result: Sendable {
    /// The files, in the order of the names.
    package var files: [GeneratedFile] = []
    package var diagnostics: [Diagnostic] = []
  }

  /// Creates the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the user.
  ///   - workspace: The package.
  ///   - index: The symbol graphs that have been read so far.
  ///   - mentions: The modules whose sources may declare each name.
  ///   - sources: Facts from the sources that have been searched.
  package init(
    _ arguments: CommandArguments, in workspace: Workspace, _ index: SymbolIndex,
    mentions: [String: [String]], sources: [String: SourceFacts] = [:]
  ) {
    self.arguments = arguments
    self.workspace = workspace
    self.index = index
    self.mentions = mentions
    self.sources = sources
  }

  /// Proceeds as far as the symbol graphs allow.
  package func step() -> Step {
    var missing: Set<String> = []
    var unsearched: Set<String> = []
    var result = Result()
    for name in arguments.names {
      switch find(name) {
      case .missing(let modules):
        missing.formUnion(modules)
      case .unsearched(let modules):
        unsearched.formUnion(modules)
      case .problem(let problem):
        result.diagnostics.append(problem)
      case .found(let symbol):
        let outcome = generate(symbol, name, &result)
        missing.formUnion(outcome.missingModules)
        unsearched.formUnion(outcome.modules.filter(isUnsearched))
      }
    }
    if !unsearched.isEmpty { return .readSources(unsearched.sorted()) }
    return missing.isEmpty ? .finish(result.withoutConflicts) : .read(missing.sorted())
  }

  /// Whether a module has sources that haven't been searched.
  func isUnsearched(_ module: String) -> Bool {
    sources[module] == nil && workspace.modules.contains { $0.name == module }
  }

  /// Generates one file, or returns the modules that are missing for it.
  private func generate(
    _ symbol: Symbol, _ name: String, _ result: inout Result
  ) -> FakeBuilder.Outcome {
    let module = index.module(of: symbol.id) ?? ""
    if let module = moduleOfBuild(for: symbol) {
      result.diagnostics.append(.graphOfBuild(module: module))
      return FakeBuilder.Outcome()
    }
    guard let chosen = arguments.output ?? workspace.fakesFolder(for: module) else {
      result.diagnostics.append(.noTestTarget(symbol.name, module: module))
      return FakeBuilder.Outcome()
    }
    let folder = FolderPath.path(chosen, from: workspace.root)
    let options = FakeOptions(
      kind: arguments.kind, access: arguments.access, isNonisolated: arguments.isNonisolated,
      seesInternals: workspace.isOwn(module), library: workspace.library(for: folder),
      isPartial: arguments.isPartial, hasCalls: !arguments.isWithoutCalls,
      fakeName: arguments.fakeName, superInitializer: arguments.superInitializer,
      isConcurrentWritten: workspace.description.hasNonsendingTargets)
    var builder = FakeBuilder(
      of: symbol, in: index, options, packageModules: Set(workspace.modules.map(\.name)),
      sources: sources)
    let outcome = builder.build()
    result.diagnostics += outcome.diagnostics.groupedBySpy
    if let fake = outcome.fake {
      if workspace.modulesWithoutPositions.contains(module) {
        result.diagnostics.append(.noPositions(module: module))
      }
      let command = explicitArguments(for: name, in: module)
        .command(for: name, isProject: workspace.isProject)
      result.files.append(
        GeneratedFile(
          path: folder == "." ? "\(fake.name).swift" : "\(folder)/\(fake.name).swift",
          command: command, typeName: symbol.name, module: module,
          body: FakeSource(fake: fake).text))
    }
    return outcome
  }

  /// The arguments that do without the targets that are chosen this time.
  private func explicitArguments(for name: String, in module: String) -> CommandArguments {
    guard workspace.chosenTargets != nil else { return arguments }
    var (arguments, workspace) = (arguments, workspace)
    let folder = workspace.fakesFolder(for: module)
    workspace.chosenTargets = nil
    if arguments.output == nil, folder != workspace.fakesFolder(for: module) {
      arguments.output = folder
    }
    let homes = (mentions[name] ?? []).filter(workspace.isOwn)
    if arguments.module == nil, homes.count > 1 { arguments.module = module }
    return arguments
  }

  /// The first module that declares a type or its parents and whose symbol graph a build wrote.
  private func moduleOfBuild(for symbol: Symbol) -> String? {
    let modules = workspace.modulesOfBuild
    if modules.isEmpty { return nil }
    let lineage = Lineage(of: symbol, in: index)
    return ([symbol] + lineage.protocols + lineage.classes).compactMap { index.module(of: $0.id) }
      .first(where: modules.contains)
  }
}

extension GenerateCommand.Result {
  /// The result without fakes of different types for the same file.
  var withoutConflicts: Self {
    var result = GenerateCommand.Result(diagnostics: diagnostics.unique())
    for file in files {
      let others = files.filter { $0.path == file.path && !$0.isFakeOfSame(as: file) }
      if others.isEmpty, !result.files.contains(where: { $0.path == file.path }) {
        result.files.append(file)
      }
      let isFirst = files.first { $0.path == file.path } == file
      if isFirst, let other = others.first {
        let isSameName = file.typeName == other.typeName
        let names = [file, other].map { isSameName ? "\($0.module).\($0.typeName)" : $0.typeName }
        result.diagnostics.append(.sameFile(names[0], names[1], path: file.path))
      }
    }
    return result
  }
}
