// The list is that of Linux: Apple's Foundation has many more types, with prefixes that tell them.
#if os(Linux)
  import FakeGenerator
  import Testing

  @Suite struct FoundationNamesTests {
    /// Foundation's own types, as the compiler lists them here; C's are told by their beginning.
    @Test(arguments: ["Foundation", "FoundationEssentials", "FoundationInternationalization"])
    func allPublicTypesOfFoundationAreKnown(module: String) async throws {
      let graph = try await SymbolGraphs.extract(module, access: "public", as: Graph.self)
      let types = Set(graph.symbols.filter(\.isType).compactMap(\.pathComponents.first))
      #expect(types.count > 10)
      #expect(types.filter { !$0.hasPrefix("_") && !FoundationNames.contains($0) } == [])
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

      /// Whether it is a type that isn't nested in another one.
      var isType: Bool {
        let kinds = ["class", "struct", "enum", "protocol", "typealias", "actor"]
        return pathComponents.count == 1 && kinds.contains { kind.identifier == "swift.\($0)" }
      }
    }

    let symbols: [Symbol]
  }
#endif
