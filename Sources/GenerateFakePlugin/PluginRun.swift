import Foundation
import PackagePlugin

/// One run of the command, in which the tool is started until it has all symbol graphs it needs.
struct PluginRun {
  let context: PluginContext
  let packageManager: PackageManager

  /// Runs the command.
  ///
  /// - Parameter arguments: The arguments of the user.
  /// - Throws: An error if a file cannot be written, or the tool cannot be started.
  func run(_ arguments: [String]) throws {
    let files = FileManager.default
    let work = context.pluginWorkDirectoryURL
    let graphs = work.appending(path: "graphs")
    try? files.removeItem(at: graphs)
    try files.createDirectory(at: graphs, withIntermediateDirectories: true)
    var description = try WorkspaceDescription(of: context)
    if arguments.contains("--verify") {
      // The fakes import one of them. If it cannot be built, the tool reports that.
      for library in description.libraries {
        _ = try? packageManager.build(.target(library), parameters: .init())
      }
      description.searchPaths = modules.map { [$0] } ?? []
    }
    try description.write(to: work.appending(path: "workspace.json"))
    let missing = work.appending(path: "missing")

    let tool = try context.tool(named: "generate-fake").url
    let extractor = GraphExtractor(context: context, packageManager: packageManager, to: graphs)
    var known: Set<String> = []
    while true {
      try? files.removeItem(at: missing)
      let words = ["--plugin", work.path] + arguments
      let command = try Command(running: tool, words, in: context.package.directoryURL)
      command.report()
      let list = (try? String(contentsOf: missing, encoding: .utf8)) ?? ""
      let modules = list.split(separator: "\n").map(String.init).filter {
        known.insert($0).inserted
      }
      guard command.hasSucceeded, !modules.isEmpty else { return }
      for module in modules { try extractor.extract(module) }
    }
  }

  /// The folder with the modules that SwiftPM has built, in a parent of the plugin's own folder.
  private var modules: String? {
    var folder = context.pluginWorkDirectoryURL
    while folder.path.count > 1 {
      let modules = folder.appending(path: "debug/Modules")
      if FileManager.default.fileExists(atPath: modules.path) { return modules.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
