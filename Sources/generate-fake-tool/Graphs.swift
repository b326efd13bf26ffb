import FakeGenerator
import Foundation

/// The symbol graphs that are available, and requests for those that are missing.
struct Graphs {
  /// The working folder of the plugin, if the plugin runs the tool.
  private let plugin: URL?
  private let folder: URL
  private var files: Set<String> = []
  private(set) var graphs: [SymbolGraph] = []
  private(set) var unreadable: [String: UnreadableModule] = [:]
  /// The modules of an Xcode project.
  private var products: BuildProducts?

  /// Creates the graphs from the folder of the plugin, or from that of the user.
  init(_ arguments: CommandArguments, plugin: URL?) throws {
    // Foundation doesn't list the contents of a symbolic link.
    let given = arguments.symbolGraphs.map { URL(filePath: $0).resolvingSymlinksInPath() }
    guard let folder = plugin?.appending(path: "graphs") ?? given else {
      throw UsageError.noSymbolGraphs
    }
    self.plugin = plugin
    self.folder = folder
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
  ///   - workspace: The package, which tells where the modules are.
  /// - Returns: Whether the plugin will provide graphs and run the tool again.
  /// - Throws: An error if a file can't be read or written.
  mutating func provide(_ modules: [String], in workspace: Workspace) throws -> Bool {
    guard let plugin, let program = workspace.description.extractor else {
      for module in modules { unreadable[module] = UnreadableModule(home: .folder) }
      return false
    }
    let own = modules.filter(workspace.description.packageModules.contains)
    if !own.isEmpty {
      try write(own, in: plugin)
      return true
    }
    if workspace.isProject, products == nil {
      let own = workspace.modules.filter(\.isOwn)
      products = try BuildProducts(of: own, near: plugin)
      // One message names all of them, so that a single build is enough.
      for module in own where products?.isUpToDate(module) != true {
        unreadable[module.name] = UnreadableModule(home: .project)
      }
    }
    let isUnbuilt = workspace.isProject && products == nil
    let destination = try products?.destination ?? .host()
    for module in modules where unreadable[module] == nil {
      let complaints = isUnbuilt ? [] : try extract(module, with: program, for: destination)
      try read()
      if graphs.contains(where: { $0.module.name == module }) { continue }
      // Otherwise the command would request the module again and again.
      unreadable[module] = UnreadableModule(
        home: isUnbuilt || workspace.isOwn(module) ? .project : .system, complaints: complaints)
    }
    return false
  }

  /// Writes the symbol graph of a module that SwiftPM can't describe to the folder.
  ///
  /// - Returns: The error messages of the extractor.
  /// - Throws: An error if it can't be started.
  private func extract(
    _ module: String, with program: String, for destination: Destination
  ) throws -> [String] {
    let result = try Program(
      running: program,
      [
        "-module-name", module, "-target", destination.target, "-minimum-access-level", "private",
        "-skip-synthesized-members", "-output-dir", folder.path,
      ] + destination.arguments)
    if result.hasSucceeded { return [] }
    // A list of all modules of the SDK may follow.
    let complaints = result.text.split(separator: "\n").map(String.init)
    return Array(complaints.prefix { !$0.hasPrefix("Current visible modules") })
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
