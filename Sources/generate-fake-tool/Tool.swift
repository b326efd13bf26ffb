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
    let texts = try sources()
    let command = GenerateCommand(
      arguments, in: workspace, SymbolIndex(try readGraphs()), mentions: mentions(in: texts),
      internalSetters: internalSetters(in: texts))
    switch command.step() {
    case .read(let modules):
      try Data(modules.joined(separator: "\n").utf8).write(to: missing)
      return true
    case .finish(let result):
      try Data().write(to: missing)
      for diagnostic in result.diagnostics { Terminal.complain(diagnostic.text) }
      var isFine = !result.diagnostics.contains(where: \.isError)
      for file in result.files {
        isFine = try (arguments.isCheck ? check(file) : write(file)) && isFine
      }
      return isFine
    }
  }

  private func readGraphs() throws -> [SymbolGraph] {
    let files = try FileManager.default.contentsOfDirectory(
      at: graphs, includingPropertiesForKeys: nil)
    let decoder = JSONDecoder()
    return try files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { try decoder.decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }

  /// The sources of all modules that may matter; own ones only, if the module is told.
  private func sources() throws -> [String: [String]] {
    var texts: [String: [String]] = [:]
    for module in workspace.modules where module.isOwn || arguments.module == nil {
      // What a dependency cannot show is left to the compiler.
      texts[module.name] =
        module.isOwn
        ? try module.sources.map(TextFile.read)
        : module.sources.compactMap { try? TextFile.read($0) }
    }
    return texts
  }

  /// The properties of each of the package's modules that can be set in it only.
  private func internalSetters(in texts: [String: [String]]) -> [String: Set<InternalSetter>] {
    let own = workspace.modules.filter(\.isOwn).map(\.name)
    return texts.filter { own.contains($0.key) }
      .mapValues { Set($0.flatMap(Workspace.internalSetters)) }
  }

  /// The modules whose sources may declare each name.
  private func mentions(in texts: [String: [String]]) -> [String: [String]] {
    guard arguments.module == nil else { return [:] }
    var mentions: [String: [String]] = [:]
    for name in arguments.names {
      let modules = workspace.modules.map(\.name)
      mentions[name] = modules.filter { module in
        texts[module]?.contains { Workspace.mayDeclare($0, name) } ?? false
      }
    }
    return mentions
  }

  private func write(_ file: GeneratedFile) throws -> Bool {
    let old = try TextFile.readIfThere(file.path)
    if old == file.text {
      print("\(file.path) is up to date")
      return true
    }
    if let obstacle = old.flatMap(file.obstacle) {
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
