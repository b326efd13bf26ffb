import FakeGenerator
import Foundation

/// Runs the command on the fixtures, of which the compiler is asked once.
enum FixtureCommand {
  /// The folder of the package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Asks for fakes.
  ///
  /// - Parameters:
  ///   - words: What follows `generate-fake`.
  ///   - isNonsending: Whether `NonisolatedNonsendingByDefault` is on for some target.
  /// - Returns: What came of it.
  /// - Throws: An error if a module is needed that wasn't read.
  static func result(
    _ words: [String], isNonsending: Bool = false
  ) async throws -> GenerateCommand.Result {
    var workspace = workspace
    workspace.hasNonsendingTargets = isNonsending
    let command = GenerateCommand(
      try CommandArguments(words), in: workspace, try await index.value, mentions: [:],
      sources: try facts.get())
    switch command.step() {
    case .read(let modules), .readSources(let modules): throw Unread(modules: modules)
    case .finish(let result): return result
    }
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
