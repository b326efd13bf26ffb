#if os(Linux)
  import FakeGenerator
  import Foundation
  import Testing

  @Suite struct FoundationNamesTests {
    /// Foundation's own types, as the compiler lists them here; C's are told by their beginning.
    @Test(arguments: ["Foundation", "FoundationEssentials", "FoundationInternationalization"])
    func allPublicTypesOfFoundationAreKnown(module: String) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "graphs-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "swift", "symbolgraph-extract", "-module-name", module, "-target", target(),
        "-skip-synthesized-members", "-output-dir", folder.path,
      ]
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
      let file = folder.appending(path: "\(module).symbols.json")
      let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
      let types = Set(graph.symbols.filter(\.isType).compactMap(\.pathComponents.first))
      #expect(types.count > 10)
      #expect(types.filter { !$0.hasPrefix("_") && !FoundationNames.contains($0) } == [])
    }

    private func target() -> String {
      #if arch(arm64)
        "aarch64-unknown-linux-gnu"
      #else
        "x86_64-unknown-linux-gnu"
      #endif
    }
  }

  /// As much of a symbol graph as matters here.
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable {
        let identifier: String
      }

      let kind: Kind
      let pathComponents: [String]

      /// Whether it is a type that is not nested in another one.
      var isType: Bool {
        let kinds = ["class", "struct", "enum", "protocol", "typealias", "actor"]
        return pathComponents.count == 1 && kinds.contains { kind.identifier == "swift.\($0)" }
      }
    }

    let symbols: [Symbol]
  }
#endif
