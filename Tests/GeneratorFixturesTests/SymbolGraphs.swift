import FakeGenerator
import Foundation
import SpryTestSupport
import Testing

/// Extracts symbol graphs with the compiler.
enum SymbolGraphs {
  /// Returns the graphs of the modules that these tests were built with.
  ///
  /// They are extracted once for all tests.
  static func ofFixtures() async throws -> [SymbolGraph] {
    try await fixtures.value
  }

  private static let fixtures = Task {
    var modules = [
      ("GeneratorFixtures", "private"), ("GeneratorFixtureParents", "private"),
      // The fixtures use declarations of the other modules.
      ("Dispatch", "private"), ("Swift", "private"),
    ]
    #if canImport(FoundationNetworking)
      modules.append(("FoundationNetworking", "public"))
    #endif
    let tasks = modules.map { module, access in
      Task { try await extractAll(module, access: access, as: SymbolGraph.self) }
    }
    var graphs: [SymbolGraph] = []
    for task in tasks { graphs += try await task.value }
    return graphs
  }

  /// Extracts the graph of a module.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - access: The minimum access level of the symbols.
  ///   - type: The type to decode from the graph.
  /// - Returns: The decoded graph.
  /// - Throws: An error if the compiler doesn't find the module.
  static func extract<Graph: Decodable>(
    _ module: String, access: String, as type: Graph.Type
  ) async throws -> Graph {
    let graphs = try await extractAll(module, access: access, as: type)
    return try #require(graphs.first)
  }

  /// Extracts the graph of a module and the graphs of its extensions to other modules.
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

  /// Extracts the graphs of a module to a folder.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - access: The minimum access level of the symbols.
  ///   - home: The folder with the built module. The default is that of the package's modules.
  ///   - folder: The folder for the graphs.
  /// - Throws: An error if the compiler doesn't find the module.
  static func write(
    _ module: String, access: String, in home: URL? = nil, to folder: URL
  ) async throws {
    let result = try await run(
      [
        "swift", "symbolgraph-extract", "-module-name", module,
        "-I", try (home ?? BuildProducts.current().modules).path,
        "-target", try await target.value, "-minimum-access-level", access,
        "-skip-synthesized-members", "-output-dir", folder.path,
      ] + sdk.value)
    try #require(result.status == 0, "\(result.output)")
  }

  /// The compiler's default target platform.
  private static let target = Task {
    let result = try await run(["swift", "-print-target-info"])
    struct Information: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    return try JSONDecoder().decode(Information.self, from: Data(result.output.utf8)).target.triple
  }

  /// The arguments with the path of the SDK, which only macOS has.
  private static let sdk = Task { () -> [String] in
    #if os(macOS)
      let result = try await run(["xcrun", "--sdk", "macosx", "--show-sdk-path"])
      return ["-sdk", result.output.trimmingCharacters(in: .whitespacesAndNewlines)]
    #else
      return []
    #endif
  }
}
