import Foundation
import PackagePlugin

/// `swift package generate-fake`: gives the tool the symbol graphs that it asks for.
@main
struct GenerateFakePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let files = FileManager.default
    let work = context.pluginWorkDirectoryURL
    let graphs = work.appending(path: "graphs")
    try? files.removeItem(at: graphs)
    try files.createDirectory(at: graphs, withIntermediateDirectories: true)
    let workspace = work.appending(path: "workspace.json")
    try WorkspaceDescription(of: context.package).write(to: workspace)
    let missing = work.appending(path: "missing")

    let tool = try context.tool(named: "generate-fake-tool").url
    let extractor = GraphExtractor(context: context, packageManager: packageManager, to: graphs)
    var known: Set<String> = []
    while true {
      try? files.removeItem(at: missing)
      let words = [workspace.path, graphs.path, missing.path] + arguments
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
}
