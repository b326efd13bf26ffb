import SpryTestSupport
import Testing

#if os(Linux)
  @Suite("The compiler suggests the names of Spry for those of other libraries", .early)
  struct ForeignNamesTests {
    private let fake = """
      import SpryTesting
      import SpryXCTest

      final class FakeStore: Spryable {
        enum Function: String, StringRepresentable { case load }
        let spryStorage = SpryStorage()
        func load(_ id: Int) -> Int { spryify(arguments: id) }
      }
      nonisolated(unsafe) let store = FakeStore()
      """

    /// Statements that don't compile, and the errors that say what to write.
    private let errors: KeyValuePairs = [
      "store.stub(.load).returns(1)":
        "'returns' has been renamed to 'andReturn(_:)'",
      "store.stub(.load).willReturn(1)":
        "'willReturn' has been renamed to 'andReturn(_:)'",
      "store.stub(.load).throws(CancellationError())":
        "'throws' has been renamed to 'andThrow(_:)'",
      "store.stub(.load).willThrow(CancellationError())":
        "'willThrow' has been renamed to 'andThrow(_:)'",
      "store.stub(.load).andReturn(1).once()":
        "'once()' is unavailable: use 'times(1)' after the answer",
      "_ = Argument.isNil":
        "'isNil' has been renamed to 'nil'",
      "_ = Argument.notNil":
        "'notNil' has been renamed to 'nonNil'",
      "_ = Argument.eq(1)":
        "'eq' has been renamed to 'equal(to:)'",
      "_ = Argument.matches { $0 > 1 }":
        "'matches' has been renamed to 'pass(_:)'",
      "_ = Argument.matches { (number: Int) in number > 1 }":
        "'matches' has been renamed to 'pass(_:)'",
      "_ = Argument.instanceOf(Int.self)":
        "'instanceOf' has been renamed to 'isType(_:)'",
      "store.verify(.load, with: 1)":
        "'verify(_:with:)' is unavailable: use 'XCTAssertHaveReceived' or 'expectHaveReceived'",
      "store.verify(.load)":
        "'verify(_:with:)' is unavailable: use 'XCTAssertHaveReceived' or 'expectHaveReceived'",
      "_ = store.calls(of: .load)":
        "'calls(of:)' is unavailable: use 'recordedCalls', 'callCount(of:)' or 'arguments(of:)'",
      "store.reset()":
        "'reset()' is unavailable: use 'resetCalls()' or 'resetCallsAndStubs()'",
      "XCTAssertReceived(store, .load)":
        "'XCTAssertReceived(_:_:with:)' has been renamed to 'XCTAssertHaveReceived'",
      "XCTAssertNotReceived(store, .load, with: 1)":
        "'XCTAssertNotReceived(_:_:with:)' has been renamed to 'XCTAssertHaveNotReceived'",
      "expectReceived(store, .load, with: 1)":
        "'expectReceived(_:_:with:)' has been renamed to 'expectHaveReceived'",
      "expectNotReceived(store, .load)":
        "'expectNotReceived(_:_:with:)' has been renamed to 'expectHaveNotReceived'",
      "XCTAssertHaveReceived(store, .load, times: 1)":
        "'XCTAssertHaveReceived(_:_:with:times:)' is unavailable: use 'countSpecifier:' instead of 'times:'",
      "expectHaveReceived(store, .load, with: 1, times: 2)":
        "'expectHaveReceived(_:_:with:times:)' is unavailable: use 'countSpecifier:' instead of 'times:'",
    ]

    /// Statements that are meant as they are.
    private let others = [
      "_ = Argument.any",
      "_ = Argument.any(of: 1, 2)",
      "store.stub(.load).with(Argument.any).andReturn(1)",
      "_ = Argument.nil",
      "XCTAssertHaveReceived(store, .load, countSpecifier: 1)",
      "store.verify()",
    ]

    @Test func errorsSayWhatToWrite() async throws {
      let statements = errors.map(\.key) + others
      let verdicts = try await Compiler.verdicts(on: statements, after: fake)
      let expected = errors.map { [$0.value] } + others.map { _ in [] }
      for (index, statement) in statements.enumerated() {
        #expect(verdicts[index].errors == expected[index], "\(statement)")
      }
    }
  }
#endif
