import FakeGenerator
import Foundation

/// Runs the command on the fixtures, whose symbol graphs are extracted only once.
enum FixtureCommand {
  /// The folder of the package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Generates fakes.
  ///
  /// - Parameters:
  ///   - words: The arguments of `generate-fake`.
  ///   - isNonsending: Whether `NonisolatedNonsendingByDefault` is enabled for a target.
  /// - Returns: The result of the command.
  /// - Throws: An error if the command needs a module that wasn't read.
  static func result(
    _ words: [String], isNonsending: Bool = false
  ) async throws -> GenerateCommand.Result {
    var workspace = workspace
    workspace.description.hasNonsendingTargets = isNonsending
    workspace.sources = try facts.get()
    let index = try await index.value
    var arguments = try CommandArguments(words)
    let results = arguments.names.map { name in
      arguments.names = [name]
      return GenerateCommand(arguments, in: workspace, index).run()
    }
    let unread = results.flatMap { $0.missing.union($0.unsearched) }
    if !unread.isEmpty { throw Unread(modules: unread) }
    var whole = results[0]
    whole.files = results.flatMap(\.files)
    whole.diagnostics = results.flatMap(\.diagnostics)
    return whole
  }

  private struct Unread: Error {
    let modules: [String]
  }

  private static let modules = ["GeneratorFixtures", "GeneratorFixtureParents"]

  private static let index = Task {
    SymbolIndex(
      try await SymbolGraphs.ofFixtures(), own: Set(modules),
      unreadable: ["FoundationNetworking": UnreadableModule(home: .system)])
  }

  private static let facts = Result {
    var facts: [String: SourceFacts] = [:]
    for module in modules {
      let folder = package.appending(path: "Tests/\(module)")
      var found = SourceFacts()
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let path = folder.appending(path: file).path
        found.formUnion(
          SourceFacts(in: try String(contentsOfFile: path, encoding: .utf8), of: path))
      }
      facts[module] = found
    }
    return facts
  }

  private static let workspace = Workspace(
    modules: modules.map { Workspace.Module(name: $0, isOwn: true, sources: []) },
    tests: [
      Workspace.TestTarget(
        name: "GeneratorFixturesTests", folder: "Tests/GeneratorFixturesTests",
        modules: ["GeneratorFixtures", "Spry"], directModules: ["GeneratorFixtures", "Spry"])
    ])
}
