import FakeGenerator
import Foundation

/// The symbol graphs that are available, and requests for those that are missing.
struct Graphs {
  /// The working folder of the plugin, if the plugin runs the tool.
  private let plugin: URL?
  private let folder: URL
  private(set) var graphs: [SymbolGraph]
  private(set) var unreadable: [String: UnreadableModule]

  /// Reads the graphs in the folder of the plugin, or in that of the user.
  init(_ arguments: CommandArguments, plugin: URL?) throws {
    guard let folder = plugin?.appending(path: "graphs") ?? arguments.symbolGraphsFolder else {
      throw UsageError.noSymbolGraphs
    }
    self.plugin = plugin
    self.folder = folder
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).sorted { $0.lastPathComponent < $1.lastPathComponent }
    let decoder = JSONDecoder()
    graphs = try files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .map { try decoder.decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    let failures = try files.filter { $0.pathExtension == "unreadable" }.map { file in
      (
        file.deletingPathExtension().lastPathComponent,
        try decoder.decode(UnreadableModule.self, from: Data(contentsOf: file))
      )
    }
    unreadable = Dictionary(failures) { first, _ in first }
  }

  /// Requests the graphs of more modules.
  ///
  /// - Returns: Whether the plugin will provide them and run the tool again. If not, the modules are
  ///   recorded as unreadable.
  mutating func ask(for modules: [String]) throws -> Bool {
    if let plugin {
      try write(modules, in: plugin)
      return true
    }
    for module in modules { unreadable[module] = UnreadableModule(home: .folder) }
    return false
  }

  /// Tells the plugin that no graph is missing.
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
    // Foundation does not list the contents of a symbolic link.
    symbolGraphs.map { URL(filePath: $0).resolvingSymlinksInPath() }
  }
}
