// Tests the list on Linux. Apple's Foundation has many more types, which are known by their prefix.
#if os(Linux)
  import FakeGenerator
  import SpryTestSupport
  import Testing

  @Suite(.enabled(if: canRunCommands, "The system can't start processes"), .early)
  struct FoundationNamesTests {
    /// Compares the list with Foundation's own types; C types are known by their prefix.
    @Test(arguments: ["Foundation", "FoundationEssentials", "FoundationInternationalization"])
    func allPublicTypesOfFoundationAreKnown(module: String) async throws {
      let graph = try await SymbolGraphs.extract(module, access: "public", as: Graph.self)
      let types = Set(graph.symbols.filter(\.isType).compactMap(\.pathComponents.first))
      #expect(types.count > 10)
      #expect(types.filter { !$0.hasPrefix("_") && !FoundationNames.contains($0) } == [])
    }
  }

  /// The part of a symbol graph that this test uses.
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable {
        let identifier: String
      }

      let kind: Kind
      let pathComponents: [String]

      /// Whether the symbol is a type that isn't nested.
      var isType: Bool {
        let kinds = ["class", "struct", "enum", "protocol", "typealias", "actor"]
        return pathComponents.count == 1 && kinds.contains { kind.identifier == "swift.\($0)" }
      }
    }

    let symbols: [Symbol]
  }
#endif
