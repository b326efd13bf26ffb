import FakeGenerator
import Foundation

/// The symbol graphs that are available, and requests for those that are missing.
struct Graphs {
  /// The working folder of the plugin, if the plugin runs the tool.
  private let plugin: URL?
  private let folder: URL
  private var files: Set<String> = []
  private(set) var graphs: [SymbolGraph]
  private(set) var unreadable: [String: UnreadableModule]
  /// The modules of an Xcode project.
  private var products: BuildProducts?

  /// Creates the graphs from the folder of the plugin, or from that of the user.
  init(_ arguments: CommandArguments, plugin: URL?) throws {
    guard let folder = plugin?.appending(path: "graphs") ?? arguments.symbolGraphsFolder else {
      throw UsageError.noSymbolGraphs
    }
    self.plugin = plugin
    self.folder = folder
    graphs = []
    unreadable = [:]
    let project = plugin?.appending(path: "project.json")
    if let project, FileManager.default.fileExists(atPath: project.path) {
      // For a package, the plugin does so before it runs the tool, possibly several times.
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try read()
    if plugin == nil, graphs.isEmpty { throw Diagnostic.noGraphs(path: folder.relativePath) }
  }

  /// Reads the files of the folder that haven't been read before.
  private mutating func read() throws {
    let names = try TextFile.names(in: folder.relativePath)
    for name in names.sorted() where files.insert(name).inserted {
      let file = folder.appending(path: name)
      if name.hasSuffix(".symbols.json") {
        graphs.append(try Self.graph(in: file))
      } else if file.pathExtension == "unreadable" {
        // The plugin writes an empty file for a module that it couldn't build.
        let module = file.deletingPathExtension().lastPathComponent
        unreadable[module] = UnreadableModule(home: .package)
      }
    }
  }

  private static func graph(in file: URL) throws(Diagnostic) -> SymbolGraph {
    let text = try TextFile.read(file.relativePath)
    do {
      return try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
    } catch {
      throw .unreadable(path: file.relativePath, reason: "it isn't a symbol graph of the compiler")
    }
  }

  /// Provides the graphs of more modules, if necessary with the help of the plugin.
  ///
  /// - Parameters:
  ///   - modules: The modules. The ones that can't be read are recorded as unreadable.
  ///   - workspace: The package, which tells where the modules are. The errors in modules of an Xcode
  ///     project are added.
  /// - Returns: Whether the plugin will provide graphs and run the tool again.
  /// - Throws: An error if a file can't be read or written.
  mutating func provide(_ modules: [String], in workspace: inout Workspace) throws -> Bool {
    guard let plugin, let program = workspace.description.extractor else {
      for module in modules { unreadable[module] = UnreadableModule(home: .folder) }
      return false
    }
    let own = modules.filter { workspace.description.packageModules.contains($0) }
    if !own.isEmpty {
      try write(own, in: plugin)
      return true
    }
    if workspace.isProject {
      try extract(modules, of: &workspace, with: program, near: plugin)
    } else {
      let extractor = GraphExtractor(
        program: program, folder: folder, destination: try .host())
      for module in modules { unreadable[module] = try extractor.extract(module) }
      try read()
    }
    // Otherwise the command would request a module without a graph again and again.
    let missing = Set(modules).subtracting(graphs.map(\.module.name))
    for module in missing where unreadable[module] == nil {
      unreadable[module] = UnreadableModule(home: workspace.isOwn(module) ? .project : .system)
    }
    return false
  }

  /// Extracts the graphs of modules that Xcode has built, or compiles those that have changed since.
  private mutating func extract(
    _ modules: [String], of workspace: inout Workspace, with program: String, near plugin: URL
  ) throws {
    let own = workspace.modules.filter(\.isOwn)
    if products == nil { products = try BuildProducts(of: own, near: plugin) }
    guard let products else {
      for module in modules { unreadable[module] = UnreadableModule(home: .project) }
      return
    }
    let extractor = GraphExtractor(
      program: program, folder: folder, destination: products.destination)
    for name in modules {
      guard let module = own.first(where: { $0.name == name }) else {
        unreadable[name] = try extractor.extract(name)
        continue
      }
      if products.isUpToDate(module) == true {
        unreadable[name] = try extractor.extract(name, of: .project)
      } else {
        let errors = try compile(module, in: workspace, with: extractor)
        workspace.brokenModules[name] = errors ?? []
      }
    }
    try read()
  }

  /// Extracts the graphs of the package's own modules that don't compile.
  ///
  /// - Parameter workspace: The package.
  /// - Returns: The errors in each of these modules that can be read nevertheless.
  /// - Throws: An error if a program can't be started or a file can't be read.
  mutating func readBrokenModules(in workspace: Workspace) throws -> [String: [SourceError]] {
    guard let program = workspace.description.extractor else { return [:] }
    let extractor = GraphExtractor(
      program: program, folder: folder, destination: try .host())
    var errors: [String: [SourceError]] = [:]
    for module in workspace.modules where unreadable[module.name]?.home == .package {
      errors[module.name] = try compile(module, in: workspace, with: extractor)
    }
    return errors
  }

  /// Compiles a module and reads its graph.
  ///
  /// - Returns: The errors in the module, or `nil` if it can't be read.
  private mutating func compile(
    _ module: Workspace.Module, in workspace: Workspace, with extractor: GraphExtractor
  ) throws -> [SourceError]? {
    guard let compiler = workspace.description.compiler else { return nil }
    let work = folder.deletingLastPathComponent().appending(path: "broken")
    let broken = BrokenModule(module: module, workspace: workspace, folder: work)
    switch try broken.extract(with: extractor, compiler: compiler) {
    case .success(let found):
      unreadable[module.name] = nil
      try read()
      let graph = try Self.graph(in: broken.graphOfBuild)
      return found + SourceError.omissions(from: graphs, in: graph)
    case .failure(let reason):
      unreadable[module.name] = reason
      return nil
    }
  }

  /// Informs the plugin that no graph is missing.
  func close() throws {
    if let plugin { try write([], in: plugin) }
  }

  private func write(_ modules: [String], in plugin: URL) throws {
    let text = modules.joined(separator: "\n")
    try Data(text.utf8).write(to: plugin.appending(path: "missing"))
  }
}

extension CommandArguments {
  /// The folder that the user passed.
  fileprivate var symbolGraphsFolder: URL? {
    // Foundation doesn't list the contents of a symbolic link.
    symbolGraphs.map { URL(filePath: $0).resolvingSymlinksInPath() }
  }
}
