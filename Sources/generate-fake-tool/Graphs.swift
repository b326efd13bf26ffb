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

  /// Creates the graphs from the folder of the plugin, or from that of the user.
  init(_ arguments: CommandArguments, plugin: URL?) throws {
    guard let folder = plugin?.appending(path: "graphs") ?? arguments.symbolGraphsFolder else {
      throw UsageError.noSymbolGraphs
    }
    self.plugin = plugin
    self.folder = folder
    graphs = []
    unreadable = [:]
    try read()
    if plugin == nil, graphs.isEmpty { throw Diagnostic.noGraphs(path: folder.relativePath) }
  }

  /// Reads the files of the folder that haven't been read before.
  private mutating func read() throws {
    let names = try TextFile.names(in: folder.relativePath)
    for name in names.sorted() where files.insert(name).inserted {
      let file = folder.appending(path: name)
      if name.hasSuffix(".symbols.json") {
        let text = try TextFile.read(file.relativePath)
        do {
          graphs.append(try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8)))
        } catch {
          throw Diagnostic.unreadable(
            path: file.relativePath, reason: "it isn't a symbol graph of the compiler")
        }
      } else if file.pathExtension == "unreadable" {
        // The plugin writes an empty file for a module that it couldn't build.
        let module = file.deletingPathExtension().lastPathComponent
        unreadable[module] = UnreadableModule(home: .package)
      }
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
    guard let plugin, let program = workspace.extractor else {
      for module in modules { unreadable[module] = UnreadableModule(home: .folder) }
      return false
    }
    let own = modules.filter { workspace.packageModules?.contains($0) == true }
    if !own.isEmpty {
      try write(own, in: plugin)
      return true
    }
    let extractor = GraphExtractor(program: program, folder: folder)
    for module in modules { unreadable[module] = try extractor.extract(module) }
    try read()
    return false
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
