#if os(Linux)
  import FakeGenerator
  import Foundation
  import SpryTestSupport
  import Testing

  /// Compares the list with the classes that symbol graphs say are `Sendable`, but the compiler
  /// doesn't accept.
  @Suite(.enabled(if: canRunCommands, "The system can't start processes"), .early)
  struct FoundationClassesTests {
    @Test func classesThatAreNotSendableAreThoseThatTheCompilerRefuses() async throws {
      let modules = ["Foundation", "FoundationNetworking", "FoundationXML"]
      var names: [String] = []
      for module in modules {
        let graph = try await SymbolGraphs.extract(module, access: "public", as: Graph.self)
        names += graph.sendableClasses
      }
      #expect(names.count > 20)
      let start = modules.map { "import \($0)" } + ["func check<T: Sendable>(_: T.Type) {}"]
      let source = start + names.map { "let _: Void = check(\($0).self)" }
      try await inFolder { folder in
        try Data(source.joined(separator: "\n").utf8)
          .write(to: folder.appending(path: "Classes.swift"))
        let result = try await run(
          [
            "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6",
            "-diagnostic-style=llvm", "Classes.swift",
          ], in: folder)
        let error = /:(\d+):\d+: error: conformance of .* to 'Sendable' is unavailable/
        let lines = result.output.matches(of: error).compactMap { Int($0.1) }
        let refused = Set(lines.map { names[$0 - 1 - start.count] })
        #expect(refused == FoundationClasses.unsendable)
      }
    }
  }

  /// The part of a symbol graph that this test uses.
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable {
        let precise: String
      }

      struct Kind: Decodable {
        let identifier: String
      }

      let identifier: Identifier
      let kind: Kind
      let pathComponents: [String]
    }

    struct Relationship: Decodable {
      let kind: String
      let source: String
      let target: String
    }

    let symbols: [Symbol]
    let relationships: [Relationship]

    /// The names of the classes that conform to `Sendable`.
    var sendableClasses: [String] {
      let conformances = relationships.filter {
        $0.kind == "conformsTo" && $0.target == "s:s8SendableP"
      }
      let ids = Set(conformances.map(\.source))
      return
        symbols
        .filter { $0.kind.identifier == "swift.class" && ids.contains($0.identifier.precise) }
        .map { $0.pathComponents.joined(separator: ".") }
    }
  }
#endif
