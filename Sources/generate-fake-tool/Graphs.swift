import FakeGenerator
import Foundation

/// The symbol graphs that there are, and what to do about those that there are not.
struct Graphs {
  /// The folder that the plugin works in, if it is the plugin that asks.
  private let plugin: URL?
  private let folder: URL
  private(set) var graphs: [SymbolGraph]
  private(set) var unreadable: [String: UnreadableModule]

  /// Reads the folder of the plugin, or that which the user has named.
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

  /// Asks for more.
  ///
  /// - Returns: Whether they will be there when the tool runs again. If not, they are marked as
  ///   missing for good.
  mutating func ask(for modules: [String]) throws -> Bool {
    if let plugin {
      try write(modules, in: plugin)
      return true
    }
    for module in modules { unreadable[module] = UnreadableModule(home: .folder) }
    return false
  }

  /// Says that nothing is missing.
  func close() throws {
    if let plugin { try write([], in: plugin) }
  }

  private func write(_ modules: [String], in plugin: URL) throws {
    let text = modules.joined(separator: "\n")
    try Data(text.utf8).write(to: plugin.appending(path: "missing"))
  }
}

extension CommandArguments {
  /// The folder that the user has named.
  fileprivate var symbolGraphsFolder: URL? {
    // Foundation lists what a link stands for only if it is given that.
    symbolGraphs.map { URL(filePath: $0).resolvingSymlinksInPath() }
  }
}
