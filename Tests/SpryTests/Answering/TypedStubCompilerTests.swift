import SpryTestSupport
import Testing

#if os(Linux)
  private let fake = """
    import Spry

    final class FakeStore: Spryable, Sendable {
      enum Function: String, StringRepresentable { case load, fetch, name }
      let spryStorage = SpryStorage()
      func load(_ id: Int, _ name: String) throws -> Double { try spryifyThrows(arguments: id, name) }
      func fetch(_ id: Int) async -> String { await spryify(arguments: id) }
      var name: String { stubbedValue() }
    }

    let store = FakeStore()
    """

  @Suite("What the compiler does not accept") struct TypedStubCompilerTests {
    @Test func whatFitsCompiles() async throws {
      let verdicts = try await Compiler.verdicts(
        on: [
          "store.stub(.load, as: store.load).with(.equal(1), .anything).andReturn(2.0)",
          #"store.stub(.load, as: store.load).with(1, "x").andReturn(2.0)"#,
          "store.stub(.load, as: store.load).andDo { id, name in Double(id + name.count) }",
          #"store.stub(.fetch, as: store.fetch).with(.pass { $0 > 1 }).andReturn("x")"#,
          #"store.stub(.name, as: String.self).andReturn("x")"#,
        ], after: fake)
      #expect(verdicts.flatMap(\.errors) == [])
    }

    @Test func whatDoesNotFitDoesNotCompile() async throws {
      let mistakes = [
        (
          #"store.stub(.load, as: store.load).andReturn("two")"#,
          "cannot convert value of type 'String' to expected argument type 'Double'"
        ),
        (
          #"store.stub(.load, as: store.load).with(.equal("1"), .anything).andReturn(2)"#,
          "cannot convert value of type 'String' to expected argument type 'Int'"
        ),
        (
          "store.stub(.load, as: store.load).with(.equal(1)).andReturn(2)",
          "missing argument"
        ),
        (
          "store.stub(.load, as: store.load).andDo { (id: Int) in 2.0 }",
          "pack expansion requires that 'Int, String' and 'Int' have the same shape"
        ),
        (
          "store.stub(.fetch, as: store.fetch).andReturn(1)",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        (
          "store.stub(.name, as: String.self).andReturn(1)",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
      ]
      let verdicts = try await Compiler.verdicts(on: mistakes.map(\.0), after: fake)
      for ((statement, error), verdict) in zip(mistakes, verdicts) {
        #expect(
          verdict.errors.contains { $0.contains(error) }, "\(statement): \(verdict.errors)")
      }
    }
  }
#endif
