import FakeGenerator
import Foundation

/// Reads and writes the files of the command.
struct Tool {
  let arguments: CommandArguments
  let workspace: Workspace
  let graphs: URL
  let missing: URL

  /// Runs the command as far as the symbol graphs allow.
  ///
  /// - Returns: Whether all went well.
  /// - Throws: An error if a file cannot be read or written.
  func run() throws -> Bool {
    let index = SymbolIndex(
      try readGraphs(), own: Set(workspace.modules.filter(\.isOwn).map(\.name)),
      unreadable: try readFailures())
    // Dependencies are looked through only where they matter.
    var sources = Sources(of: arguments.names)
    try sources.read(workspace.modules.filter(\.isOwn))
    while true {
      let command = GenerateCommand(
        arguments, in: workspace, index, mentions: sources.mentions, sources: sources.facts)
      switch command.step() {
      case .read(let modules):
        try Data(modules.joined(separator: "\n").utf8).write(to: missing)
        return true
      case .readSources(let modules):
        try sources.read(workspace.modules.filter { modules.contains($0.name) })
      case .finish(let result):
        try Data().write(to: missing)
        return try finish(result)
      }
    }
  }

  private func finish(_ result: GenerateCommand.Result) throws -> Bool {
    for diagnostic in result.diagnostics { Terminal.complain(diagnostic.text) }
    var isFine = !result.diagnostics.contains(where: \.isError)
    for file in result.files {
      isFine = try (arguments.isCheck ? check(file) : write(file)) && isFine
    }
    return isFine
  }

  private func readGraphs() throws -> [SymbolGraph] {
    let files = try FileManager.default.contentsOfDirectory(
      at: graphs, includingPropertiesForKeys: nil)
    let decoder = JSONDecoder()
    return try files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { try decoder.decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }

  /// What the plugin wrote of modules that it has no graphs of.
  private func readFailures() throws -> [String: UnreadableModule] {
    let files = try FileManager.default.contentsOfDirectory(
      at: graphs, includingPropertiesForKeys: nil)
    let failures = try files.filter { $0.pathExtension == "unreadable" }.map { file in
      (
        file.deletingPathExtension().lastPathComponent,
        try JSONDecoder().decode(UnreadableModule.self, from: Data(contentsOf: file))
      )
    }
    return Dictionary(failures) { first, _ in first }
  }

  private func write(_ file: GeneratedFile) throws -> Bool {
    let old = try TextFile.readIfThere(file.path)
    if old == file.text {
      print("\(file.path) is up to date")
      return true
    }
    if let obstacle = old.flatMap({ file.obstacle(in: $0, isForced: arguments.isForced) }) {
      Terminal.complain(obstacle.text)
      return false
    }
    try TextFile.write(file.text, to: file.path)
    print("Wrote \(file.path)")
    return true
  }

  private func check(_ file: GeneratedFile) throws -> Bool {
    guard let problem = file.problem(with: try TextFile.readIfThere(file.path)) else { return true }
    Terminal.complain(problem.text)
    return false
  }
}

extension Workspace {
  /// Reads the description that the plugin wrote.
  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Workspace.self, from: Data(contentsOf: file))
  }
}
