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
    let command = GenerateCommand(
      arguments, in: workspace, SymbolIndex(try readGraphs()), mentions: try mentions())
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

  /// The modules whose sources may declare each name: the package's own, or else its dependencies'.
  private func mentions() throws -> [String: [String]] {
    guard arguments.module == nil else { return [:] }
    var mentions: [String: [String]] = [:]
    for isOwn in [true, false] {
      let open = arguments.names.filter { mentions[$0] == nil }
      guard !open.isEmpty else { break }
      for module in workspace.modules where module.isOwn == isOwn {
        let texts = try module.sources.map { try String(contentsOfFile: $0, encoding: .utf8) }
        for name in open where texts.contains(where: { Workspace.mayDeclare($0, name) }) {
          mentions[name, default: []].append(module.name)
        }
      }
    }
    return mentions
  }

  private func write(_ file: GeneratedFile) throws -> Bool {
    let old = try? String(contentsOfFile: file.path, encoding: .utf8)
    if old == file.text {
      print("\(file.path) is up to date")
      return true
    }
    if let old, !old.hasPrefix(GeneratedFile.mark) {
      Terminal.complain(Diagnostic.handWritten(path: file.path).text)
      return false
    }
    let folder = URL(filePath: file.path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(file.text.utf8).write(to: URL(filePath: file.path))
    print("Wrote \(file.path)")
    return true
  }

  private func check(_ file: GeneratedFile) throws -> Bool {
    let old = try? String(contentsOfFile: file.path, encoding: .utf8)
    guard old != file.text else { return true }
    Terminal.complain(Diagnostic.stale(path: file.path, command: file.command).text)
    return false
  }
}

extension Workspace {
  /// Reads the description that the plugin wrote.
  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Workspace.self, from: Data(contentsOf: file))
  }
}
