import FakeGenerator
import SpryTestSupport
import Testing

/// Compares the identifiers in the lists with those in the standard library's symbol graph.
@Suite(.enabled(if: canRunCommands, "The system can't start processes"), .early)
struct DefaultTypesTests {
  @Test func defaultTypesHaveTheirIdentifiers() async throws {
    let graph = try await SymbolGraphs.extract("Swift", access: "public", as: Graph.self)
    let symbols = graph.symbols.map { ($0.identifier.precise, $0.pathComponents) }
    let paths = Dictionary(symbols) { first, _ in first }
    let lists =
      DefaultTypes.literals.map { ($0, $1) }
      + DefaultTypes.collectionTypes.map { (DefaultTypes.collection, $0) }
    #expect(lists.count > 5)
    for (id, (associatedType, type)) in lists {
      #expect(paths[type.id] == [type.name])
      let owner = try #require(paths[id])
      #expect(graph.symbols.contains { $0.pathComponents == owner + [associatedType] })
    }
  }
}

/// The part of a symbol graph that this test uses.
private struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable {
      let precise: String
    }

    let identifier: Identifier
    let pathComponents: [String]
  }

  let symbols: [Symbol]
}
