import FakeGenerator
import Foundation
import SpryTestSupport
import Testing

/// Asks the compiler about modules.
enum SymbolGraphs {
  /// The graphs of the modules that these tests were built with.
  ///
  /// The compiler is asked for them once, however many tests there are.
  static func ofFixtures() async throws -> [SymbolGraph] {
    try await fixtures.value
  }

  private static let fixtures = Task {
    var graphs: [SymbolGraph] = []
    // The last two are declared elsewhere, as far as the fixtures name them.
    for module in ["GeneratorFixtures", "GeneratorFixtureParents", "Dispatch", "Swift"] {
      graphs += try await extractAll(module, access: "private", as: SymbolGraph.self)
    }
    #if canImport(FoundationNetworking)
      graphs += try await extractAll("FoundationNetworking", access: "public", as: SymbolGraph.self)
    #endif
    return graphs
  }

  /// Reads what the compiler writes about a module.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - access: The lowest access level of what matters.
  ///   - type: What to read of it.
  /// - Returns: That much of the graph.
  /// - Throws: An error if the compiler doesn't know the module.
  static func extract<Graph: Decodable>(
    _ module: String, access: String, as type: Graph.Type
  ) async throws -> Graph {
    let graphs = try await extractAll(module, access: access, as: type)
    return try #require(graphs.first)
  }

  /// Reads a module's graph and those with what it adds to other modules.
  private static func extractAll<Graph: Decodable>(
    _ module: String, access: String, as type: Graph.Type
  ) async throws -> [Graph] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "graphs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await write(module, access: access, to: folder)
    let own = "\(module).symbols.json"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try ([own] + names.filter { $0 != own }).map { name in
      try JSONDecoder().decode(Graph.self, from: Data(contentsOf: folder.appending(path: name)))
    }
  }

  /// Has the compiler write about a module.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - access: The lowest access level of what matters.
  ///   - folder: The folder for the graphs.
  /// - Throws: An error if the compiler doesn't know the module.
  static func write(_ module: String, access: String, to folder: URL) async throws {
    let result = try await run([
      "swift", "symbolgraph-extract", "-module-name", module,
      "-I", try products().appending(path: "Modules").path,
      "-target", try await target.value, "-minimum-access-level", access,
      "-skip-synthesized-members", "-output-dir", folder.path,
    ])
    try #require(result.status == 0, "\(result.output)")
  }

  /// The folder with what was built of the package, which stands beside these tests or above them.
  static func products() throws -> URL {
    var folder = URL(filePath: CommandLine.arguments[0])
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let file = folder.appending(path: "Modules/GeneratorFixtures.swiftmodule")
      if FileManager.default.fileExists(atPath: file.path) { return folder }
    }
    throw CocoaError(.fileNoSuchFile)
  }

  /// The platform that the compiler builds for if it isn't told otherwise.
  private static let target = Task {
    let result = try await run(["swift", "-print-target-info"])
    struct Information: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    return try JSONDecoder().decode(Information.self, from: Data(result.output.utf8)).target.triple
  }
}
