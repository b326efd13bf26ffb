import SpryTestSupport
import Testing

#if os(Linux)
  @Suite("The compiler suggests the current names for former ones", .early)
  struct FormerNamesTests {
    private let fake = """
      import Spry

      final class FakeStore: Spryable {
        enum Function: String, StringRepresentable { case load, save }
        enum ClassFunction: String, StringRepresentable { case open }
        let spryStorage = SpryStorage()
        func load(byName name: String) -> Int { spryify("load", arguments: name) }
        func load(byCode code: String) throws -> Int { try spryifyThrows("load", arguments: code) }
        func load(byType type: Int) -> Int { spryify(arguments: type, asType: Int.self) }
        func load(byKind kind: Int) throws -> Int { try spryifyThrows(asType: Int.self) }
        func save(_ id: Int) { spryify("save(_:)", arguments: id) }
        func save(_ name: String) throws { try spryifyThrows("save(_:)", arguments: name) }
      }
      """

    @Test func formerNamesInAFake() async throws {
      let nameless =
        "'callAsFunction(_:arguments:)' is unavailable: "
        + "leave out the name, or pass the function's case"
      let type =
        "'callAsFunction(_:arguments:asType:)' is unavailable: use 'as:' instead of 'asType:'"
      let errors = try await Compiler.errors(in: fake)
      #expect(
        errors.filter { $0.contains("unavailable") }.sorted()
          == [nameless, nameless, nameless, nameless, type, type].sorted())
      #expect(errors.count == 6, "\(errors)")
    }

    @Test func formerNamesInATest() async throws {
      let declarations = """
        import Spry

        final class FakeStore: Spryable, Sendable {
          enum Function: String, StringRepresentable { case load }
          enum ClassFunction: String, StringRepresentable { case open }
        }
        let store = FakeStore()
        """
      let mistakes = [
        (
          "_ = store.stubAgain(.load)",
          "'stubAgain' has been renamed to 'stub(_:)': the most recent stub wins"
        ),
        (
          "_ = FakeStore.stubAgain(.open)",
          "'stubAgain' has been renamed to 'stub(_:)': the most recent stub wins"
        ),
        (
          "_ = Argument.validator { $0 is Int }", "'validator' has been renamed to 'pass(_:)'"
        ),
        ("_ = store.didCall(.load).isSuccess", "'isSuccess' has been renamed to 'success'"),
        (
          "store.stub(.load).andDoVoid { _ in }", "'andDoVoid' has been renamed to 'andDo(_:)'"
        ),
      ]
      let verdicts = try await Compiler.verdicts(on: mistakes.map(\.0), after: declarations)
      for ((statement, error), verdict) in zip(mistakes, verdicts) {
        #expect(verdict.errors == [error], "\(statement)")
      }
    }

    @Test func otherMistakesKeepTheirErrors() async throws {
      let source = """
        import Spry

        final class FakeStore: Spryable {
          enum Function: String, StringRepresentable { case load }
          func load(_ id: Int) -> Int { spryify(.laod, arguments: id) }
          func save(_ id: Int) -> Int { spryify(id) }
        }
        """
      #expect(
        try await Compiler.errors(in: source) == [
          "type 'FakeStore.Function?' has no member 'laod'",
          "cannot convert value of type 'Int' to expected argument type 'FakeStore.Function'",
        ])
    }
  }
#endif
