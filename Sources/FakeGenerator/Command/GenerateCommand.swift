/// The command, except for reading and writing files.
package struct GenerateCommand: Sendable {
  let arguments: CommandArguments
  let workspace: Workspace
  let index: SymbolIndex

  /// The result of the command.
  package struct Result: Sendable {
    package var files: [GeneratedFile] = []
    package var diagnostics: [Diagnostic] = []
    /// The modules whose symbol graphs have to be read before there is a result.
    package var missing: Set<String> = []
    /// The modules whose sources have to be searched before there is a result.
    package var unsearched: Set<String> = []
  }

  /// Creates the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, with a single name.
  ///   - workspace: The package.
  ///   - index: The symbol graphs that have been read so far.
  package init(_ arguments: CommandArguments, in workspace: Workspace, _ index: SymbolIndex) {
    self.arguments = arguments
    self.workspace = workspace
    self.index = index
  }

  /// Generates the fake, as far as the symbol graphs allow.
  package func run() -> Result {
    do throws(Stop) {
      return try generate(arguments.names[0])
    } catch {
      switch error {
      case .problems(let problems): return Result(diagnostics: problems.groupedBySpy)
      case .read(let modules): return Result(missing: modules)
      case .search(let modules): return Result(unsearched: modules)
      }
    }
  }

  /// Whether a module has sources that haven't been searched.
  func isUnsearched(_ module: String) -> Bool {
    workspace.sources[module] == nil && workspace.modules.contains { $0.name == module }
  }

  private func generate(_ name: String) throws(Stop) -> Result {
    let symbol = try find(name)
    let module = index.module(of: symbol.id) ?? ""
    if let module = moduleOfBuild(for: symbol) { throw .problem(.graphOfBuild(module: module)) }
    guard let chosen = arguments.output ?? workspace.fakesFolder(for: module) else {
      throw .problem(.noTestTarget(symbol.name, module: module))
    }
    let folder = FolderPath.path(chosen, from: workspace.root)
    var options = arguments.fake
    options.seesInternals = workspace.isOwn(module)
    options.library = workspace.library(for: folder)
    options.isConcurrentWritten = workspace.description.hasNonsendingTargets
    var builder = FakeBuilder(
      of: symbol, in: index, options, packageModules: Set(workspace.modules.map(\.name)),
      sources: workspace.sources)
    try builder.build()
    let fake = builder.fake
    let imports = Set(fake.imports.map(\.module)).subtracting([options.library])
    let unsearched = imports.filter(isUnsearched)
    if !unsearched.isEmpty { throw .search(unsearched) }
    var result = Result(diagnostics: builder.diagnostics.unique().groupedBySpy)
    if workspace.modulesWithoutPositions.contains(module) {
      result.diagnostics.append(.noPositions(module: module))
    }
    let command = explicitArguments(for: name, in: module)
      .command(for: name, isProject: workspace.isProject)
    let path = folder == "." ? "\(fake.name).swift" : "\(folder)/\(fake.name).swift"
    result.files = [
      GeneratedFile(
        path: path, command: command, typeName: symbol.name, module: module,
        body: FakeSource(fake: fake).text)
    ]
    return result
  }

  /// The arguments that do without the targets that are chosen this time, and name only a folder
  /// that isn't the default.
  private func explicitArguments(for name: String, in module: String) -> CommandArguments {
    var (arguments, workspace) = (arguments, workspace)
    let folder = workspace.fakesFolder(for: module)
    if arguments.output == folder { arguments.output = nil }
    guard workspace.chosenTargets != nil else { return arguments }
    workspace.chosenTargets = nil
    if arguments.output == nil, folder != workspace.fakesFolder(for: module) {
      arguments.output = folder
    }
    let homes = workspace.modules(mentioning: name).filter(workspace.isOwn)
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
