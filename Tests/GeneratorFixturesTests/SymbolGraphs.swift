import FakeGenerator
import Foundation
import Testing

/// Asks the compiler about modules.
enum SymbolGraphs {
  /// The graphs of the modules that these tests were built with.
  static func ofFixtures() throws -> [SymbolGraph] {
    try ["GeneratorFixtures", "GeneratorFixtureParents"].map { module in
      try extract(module, access: "internal", as: SymbolGraph.self)
    }
  }

  /// Reads what the compiler writes about a module.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - access: The lowest access level of what matters.
  ///   - type: What to read of it.
  /// - Returns: That much of the graph.
  /// - Throws: An error if the compiler does not know the module.
  static func extract<Graph: Decodable>(
    _ module: String, access: String, as type: Graph.Type
  ) throws -> Graph {
    let folder = FileManager.default.temporaryDirectory.appending(path: "graphs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "symbolgraph-extract", "-module-name", module, "-I", try modules().path,
        "-target", try target(), "-minimum-access-level", access, "-skip-synthesized-members",
        "-output-dir", folder.path,
      ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let file = folder.appending(path: "\(module).symbols.json")
    return try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
  }

  /// The folder with the modules, which stands beside these tests or above them.
  private static func modules() throws -> URL {
    var folder = URL(filePath: CommandLine.arguments[0])
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let modules = folder.appending(path: "Modules")
      let file = modules.appending(path: "GeneratorFixtures.swiftmodule")
      if FileManager.default.fileExists(atPath: file.path) { return modules }
    }
    throw CocoaError(.fileNoSuchFile)
  }

  /// The platform that the compiler builds for if it is not told otherwise.
  private static func target() throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "-print-target-info"]
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    struct Information: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    return try JSONDecoder().decode(Information.self, from: data).target.triple
  }
}
