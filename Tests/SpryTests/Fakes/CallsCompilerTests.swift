import SpryTestSupport
import Testing

#if os(Linux)
  /// A fake with the `stub` and `calls` that `generate-fake` writes.
  private let fake = #"""
    import SpryTesting
    import SpryXCTest
    import Testing

    struct Page {}
    enum HutError: Error { case full }
    struct Trail: Equatable, Sendable {
      var name: String
      var ascent: Int
      var rating: Double?
      static let gemmi = Trail(name: "Gemmi Pass", ascent: 940)
    }

    final class FakeStore: Spryable, Sendable {
      enum Function: String, StringRepresentable { case save, load, region, read, find, log, none }
      enum ClassFunction: String, StringRepresentable { case open }
      let spryStorage = SpryStorage()
      func save(_ trail: Trail, as name: String) throws(HutError) -> Int {
        try spryifyThrows(arguments: trail, name, throwing: HutError.self)
      }
      func load(_ id: Int, _ done: @escaping (Page) -> Void) -> Int? { spryify(arguments: id, done) }
      func find(_ trail: Trail?, _ name: String?, _ ids: [Int]) async throws -> Bool {
        try await spryifyThrows(arguments: trail, name, ids)
      }
      static func open(_ path: String) -> Int { spryify(arguments: path) }
      var region: String {
        get { stubbedValue() }
        set { recordCall(arguments: newValue) }
      }
    }

    extension FakeStore {
      var stub: Calls { Calls(fake: self) }
      var calls: Calls { Calls(fake: self) }
      static var classStub: ClassCalls { ClassCalls() }
      static var classCalls: ClassCalls { ClassCalls() }
      struct ClassCalls {
        typealias Open = TypedCall<(String) -> Void, Int, Never>
        func open(_ path: String) -> Open { .init(FakeStore.call(.open, with: path)) }
        @_disfavoredOverload func open(_ path: TypedArgument<String> = .anything) -> Open { .init(FakeStore.call(.open, with: path)) }
      }
      struct Calls {
        fileprivate let fake: FakeStore
        typealias Save = TypedCall<(Trail, String) -> Void, Int, HutError>
        func save(_ trail: Trail, as name: String) -> Save { .init(fake.call(.save, with: trail, name)) }
        @_disfavoredOverload func save(_ trail: Trail, as name: TypedArgument<String> = .anything) -> Save { .init(fake.call(.save, with: trail, name)) }
        @_disfavoredOverload func save(_ trail: TypedArgument<Trail> = .anything, as name: String) -> Save { .init(fake.call(.save, with: trail, name)) }
        @_disfavoredOverload func save(_ trail: TypedArgument<Trail> = .anything, as name: TypedArgument<String> = .anything) -> Save { .init(fake.call(.save, with: trail, name)) }
        typealias Find = TypedCall<(Trail?, String?, [Int]) -> Void, Bool, any Error>
        func find(_ trail: Trail?, _ name: String?, _ ids: [Int]) -> Find { .init(fake.call(.find, with: trail, name, ids)) }
        @_disfavoredOverload func find(_ trail: Trail?, _ name: String?, _ ids: TypedArgument<[Int]> = .anything) -> Find { .init(fake.call(.find, with: trail, name, ids)) }
        @_disfavoredOverload func find(_ trail: Trail?, _ name: TypedArgument<String?> = .anything, _ ids: [Int]) -> Find { .init(fake.call(.find, with: trail, name, ids)) }
        @_disfavoredOverload func find(_ trail: Trail?, _ name: TypedArgument<String?> = .anything, _ ids: TypedArgument<[Int]> = .anything) -> Find { .init(fake.call(.find, with: trail, name, ids)) }
        @_disfavoredOverload func find(_ trail: TypedArgument<Trail?> = .anything, _ name: String?, _ ids: [Int]) -> Find { .init(fake.call(.find, with: trail, name, ids)) }
        @_disfavoredOverload func find(_ trail: TypedArgument<Trail?> = .anything, _ name: String?, _ ids: TypedArgument<[Int]> = .anything) -> Find { .init(fake.call(.find, with: trail, name, ids)) }
        @_disfavoredOverload func find(_ trail: TypedArgument<Trail?> = .anything, _ name: TypedArgument<String?> = .anything, _ ids: [Int]) -> Find { .init(fake.call(.find, with: trail, name, ids)) }
        @_disfavoredOverload func find(_ trail: TypedArgument<Trail?> = .anything, _ name: TypedArgument<String?> = .anything, _ ids: TypedArgument<[Int]> = .anything) -> Find { .init(fake.call(.find, with: trail, name, ids)) }
        typealias Load = TypedCall<(Int, @escaping (Page) -> Void) -> Void, Int?, Never>
        func load(_ id: Int, _ done: TypedArgument<(Page) -> Void> = .anything) -> Load { .init(fake.call(.load, with: id, done)) }
        @_disfavoredOverload func load(_ id: TypedArgument<Int> = .anything, _ done: TypedArgument<(Page) -> Void> = .anything) -> Load { .init(fake.call(.load, with: id, done)) }
        func log<Value>(_ value: Value) -> TypedCall<(Value) -> Void, Void, Never> { .init(fake.call(.log, with: value)) }
        @_disfavoredOverload func log(_ value: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.log, with: value)) }
        func each(_ body: TypedArgument<(Trail) throws -> Void> = .anything) -> TypedCall<(@escaping (Trail) throws -> Void) -> Void, Void, Never> { .init(fake.call(.log, with: body)) }
        func note(_ level: Double, tag: String?, on: Bool, mark: Character) -> TypedCall<(Double, String?, Bool, Character) -> Void, Void, Never> { .init(fake.call(.log, with: level, tag, on, mark)) }
        @_disfavoredOverload func note(_ level: TypedArgument<Double> = .anything, tag: TypedArgument<String?> = .anything, on: TypedArgument<Bool> = .anything, mark: TypedArgument<Character> = .anything) -> TypedCall<(Double, String?, Bool, Character) -> Void, Void, Never> { .init(fake.call(.log, with: level, tag, on, mark)) }
        func watch(_ watcher: any Watcher) -> TypedCall<(any Watcher) -> Void, Void, Never> { .init(fake.call(.log, with: watcher)) }
        @_disfavoredOverload func watch(_ watcher: TypedArgument<any Watcher> = .anything) -> TypedCall<(any Watcher) -> Void, Void, Never> { .init(fake.call(.log, with: watcher)) }
        var region: TypedProperty<String> { TypedProperty(.region, of: fake) }
        var height: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.none)) }
        var pace: some StubbableCall<() -> Void, Int, HutError> { TypedCall(fake.call(.none)) }
      }
    }

    protocol Watcher: AnyObject, Sendable {}
    final class Hut: Watcher {}
    let hut = Hut()
    let watcher: any Watcher = hut
    let name = "best"
    let nickname: String? = "b"
    let store = FakeStore()
    """#

  @Suite("Typed calls that the compiler accepts or rejects", .early) struct CallsCompilerTests {
    /// Statements that a test could contain.
    @Test func validStatementsCompile() async throws {
      let statements = [
        // Stubs with values, matchers, both, and no arguments.
        #"store.stub.save(.gemmi, as: "best").andReturn(1)"#,
        "store.stub.save(.gemmi, as: name).andThrow(.full).thenReturn(1)",
        #"store.stub.save(.where(\.ascent, in: ..<500), as: "best").andThrow(.full)"#,
        "store.stub.save(.where { $0.ascent > 500 }, as: name).andReturn(1)",
        "store.stub.save(.any, as: name).andReturn(1)",
        "store.stub.save(.gemmi, as: .anything).andReturn(1)",
        #"store.stub.save(.equal(.gemmi), as: .that(.hasPrefix("b"))).andReturn(1)"#,
        #"store.stub.save(as: .not(.hasPrefix("b"))).andReturn(1)"#,
        "store.stub.save(as: name).andReturn(1)",
        "store.stub.save().andDo { trail, name in trail.ascent + name.count }",
        "store.stub.save().matching { trail, name in trail.name == name }.andReturn(1)",
        "store.stub.save(.where(\\.rating, 5)).andReturn(1)",
        "store.stub.save(.where(\\.rating, nil)).andReturn(1)",
        "store.stub.save(.where(\\.rating, .nil)).andReturn(1)",
        "store.stub.save(.where(\\.rating, .in(3...))).andReturn(1)",
        "store.stub.find(nil, nil, []).andReturn(true)",
        "store.stub.find(nil).andReturn(true)",
        "store.stub.find(.nonNil, nil, [1, 2]).andThrow(HutError.full)",
        "store.stub.find(.any, nickname, .isEmpty).andReturn(true)",
        #"store.stub.find(.gemmi, .oneOf("a", nil), [1]).andReturn(true)"#,
        #"store.stub.find(.where(\.name, "x"), .hasSuffix("x"), .contains(1)).andReturn(true)"#,
        "store.stub.find().andDo { trail, _, _ in await Task.yield(); return trail == nil }",
        "let gate = store.stub.find().andSuspend(); gate.resume(returning: false)",
        "store.stub.load(7).andDo { id, done in done(Page()); return id }",
        "store.stub.load(.in(1...3)).andReturn(nil)",
        "store.stub.load(.any(of: 1, 5)).andReturn(nil)",
        "store.stub.load(.not(6)).andCallThrough()",
        "store.stub.each().andDo { body in try body(.gemmi) }",
        "store.stub.log([1]).andDo { list in print(list.count) }",
        "store.stub.log().andReturn()",
        #"store.stub.note(2, tag: nil, on: true, mark: "x").andReturn()"#,
        #"store.stub.note(.equal(2), tag: .equal("x")).andReturn()"#,
        "store.stub.note(tag: .equal(nickname)).andReturn()",
        #"store.stub.region.andReturn("Bern").thenReturn("Thun")"#,
        #"store.stub.region.andRemember("Bern")"#,
        "store.stub.height.andReturn(3)",
        "store.stub.pace.andThrow(.full)",
        #"FakeStore.classStub.open("x").andReturn(1)"#,
        // Verifications.
        "XCTAssertHaveReceived(store.calls.save(), .once)",
        "XCTAssertHaveReceived(store.calls.save(), 2, \"twice\")",
        "XCTAssertHaveReceived(store.calls.save(), name)",
        #"XCTAssertHaveNotReceived(store.calls.save(), "\(name)!")"#,
        #"expectHaveReceived(store.calls.save(), "saved")"#,
        #"expectHaveNotReceived(store.calls.save(), .twice, "saved")"#,
        "XCTAssertHaveReceived(store.calls.watch(.identical(to: hut)))",
        "XCTAssertHaveReceived(store.calls.watch(watcher), .twice)",
        #"XCTAssertHaveReceived(store.calls.region.set("Bern"))"#,
        #"XCTAssertHaveReceived(store.calls.region.set(.oneOf("Bern", "Valais")))"#,
        "XCTAssertHaveReceived(store.calls.save().matching { trail, name in name == trail.name })",
        "for (trail, name) in store.calls.save().arguments() { print(trail.ascent, name.count) }",
        "for (id, done) in store.calls.load().arguments() { done(Page()); print(id + 1) }",
        "let (trail, name) = try store.calls.save().arguments(at: 1); print(trail.ascent, name)",
        "let (_, done) = try store.calls.load().lastArguments(); done(Page())",
        #"XCTAssertHaveReceivedExactly(store.calls.save(), store.calls.region.set("x"))"#,
        "expectHaveReceivedExactly(store.calls.save(), excluding: [store.calls.log()], \"why\")",
        "store.calls.save().expect(countSpecifier: 2)",
        "await expectHaveReceived(store.calls.save(), .once, within: .zero)",
        "await XCTAssertHaveNotReceived(store.calls.load(.equal(to: 1)), within: .zero, \"why\")",
        #"expectHaveReceivedInOrder(store.calls.save(), store.call(.region), FakeStore.classCalls.open())"#,
      ]
      let verdicts = try await Compiler.verdicts(on: statements, after: fake)
      for (statement, verdict) in zip(statements, verdicts) {
        #expect(verdict.errors == [], "\(statement)")
      }
    }

    /// The first error that the compiler prints identifies the mistake.
    @Test func invalidStatementsAreRejectedWithAClearError() async throws {
      let mistakes = [
        // A wrong or missing label.
        (
          #"store.stub.save(.gemmi, named: "best").andReturn(1)"#,
          "incorrect argument label in call (have '_:named:', expected '_:as:')"
        ),
        (#"store.stub.save(.gemmi, "best").andReturn(1)"#, "missing argument label 'as:' in call"),
        ("store.stub.safe().andReturn(1)", "value of type 'FakeStore.Calls' has no member 'safe'"),
        ("store.calls.safe.count", "value of type 'FakeStore.Calls' has no member 'safe'"),
        ("store.calls.save().count", "has no member 'count'"),
        (
          #"FakeStore.classStub.opn("x").andReturn(1)"#,
          "value of type 'FakeStore.ClassCalls' has no member 'opn'"
        ),
        // A wrong argument.
        (
          "store.stub.save(.gemmi, as: 1).andReturn(1)",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        (
          #"store.stub.save("x", as: "best").andReturn(1)"#,
          "cannot convert value of type 'String' to expected argument type 'Trail'"
        ),
        (
          #"store.stub.save(nil, as: "best").andReturn(1)"#,
          "'nil' is not compatible with expected argument type 'Trail'"
        ),
        (
          "store.stub.save(as: nickname).andReturn(1)",
          "value of optional type 'String?' must be unwrapped to a value of type 'String'"
        ),
        (
          "store.stub.save(.gemmi, as: nickname).andReturn(1)",
          "value of optional type 'String?' must be unwrapped to a value of type 'String'"
        ),
        (
          "store.stub.note(mark: .equal(nickname)).andReturn()",
          "cannot convert value of type 'String?' to expected argument type 'Character?'"
        ),
        ("store.stub.save(as: .in(1...3)).andReturn(1)", "type 'String' has no member 'in'"),
        (
          #"store.stub.save(.hasPrefix("x")).andReturn(1)"#,
          "contextual member reference to static method 'hasPrefix' requires"
        ),
        (
          #"store.stub.save(.where(\.ascent, .hasPrefix("x"))).andReturn(1)"#,
          "contextual member reference to static method 'hasPrefix' requires"
        ),
        (
          "XCTAssertHaveReceived(store.calls.region.set(1))",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        (
          "expectHaveReceived(store.calls.find(1, nil, []))",
          "cannot convert value of type 'Int' to expected argument type 'Trail'"
        ),
        // A wrong number of arguments.
        (
          #"store.stub.save(.gemmi, as: "best", 3).andReturn(1)"#,
          "extra argument in call"
        ),
        (
          "store.stub.save().andDo { trail in 1 }",
          "pack expansion requires that 'Trail, String' and '_' have the same shape"
        ),
        (
          "let (a, b, c) = store.calls.save().arguments()[0]",
          "'(Trail, String)' is not convertible to '(Trail, String, _)'"
        ),
        // A wrong result.
        (
          #"store.stub.save().andReturn("1")"#,
          "cannot convert value of type 'String' to expected argument type 'Int'"
        ),
        (
          "store.stub.save().andReturn()",
          "requires the types 'Int' and '()' be equivalent"
        ),
        (
          "store.stub.save().andReturn(1).thenReturn(2.5)",
          "cannot convert value of type 'Double' to expected argument type 'Int'"
        ),
        (
          "store.stub.save().andDo { trail, name in name }",
          "cannot convert value of type 'String' to closure result type 'Int'"
        ),
        (
          #"store.stub.save().andSuspend().resume(returning: "x")"#,
          "cannot convert value of type 'String' to expected argument type 'Int'"
        ),
        (
          "store.stub.region.andReturn(1)",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        (
          "store.stub.load().andDo { id, done in done(1); return nil }",
          "cannot convert value of type 'Int' to expected argument type 'Page'"
        ),
        // A wrong error.
        (
          "store.stub.save().andThrow(CancellationError())",
          "cannot convert value of type 'CancellationError' to expected argument type 'HutError'"
        ),
        (
          "store.stub.load().andThrow(HutError.full)",
          "'andThrow' is unavailable: the member doesn't throw"
        ),
        (
          "store.stub.height.andThrow(HutError.full)",
          "'andThrow' is unavailable: the member doesn't throw"
        ),
        (
          "store.stub.region.andReturn(name).thenThrow(HutError.full)",
          "'thenThrow' is unavailable: the member doesn't throw"
        ),
        // A wrong count.
        (
          "XCTAssertHaveReceived(store.calls.save(), count: 1)",
          "extraneous argument label 'count:' in call"
        ),
        (
          "XCTAssertHaveReceived(store.calls.save(), times: 1)",
          "extraneous argument label 'times:' in call"
        ),
        // Something that isn't a call.
        (
          "XCTAssertHaveReceived(store.stub.save().andReturn(1))",
          "conform to 'CallPatternConvertible'"
        ),
        // Reading a property isn't recorded.
        (
          "XCTAssertHaveNotReceived(store.calls.height)",
          "conform to 'CallPatternConvertible'"
        ),
        (
          "XCTAssertHaveReceivedInOrder(store.save)",
          "does not conform to expected type 'CallPatternConvertible'"
        ),
      ]
      let verdicts = try await Compiler.verdicts(on: mistakes.map(\.0), after: fake)
      for ((statement, error), verdict) in zip(mistakes, verdicts) {
        #expect(verdict.errors.first?.contains(error) == true, "\(statement): \(verdict.errors)")
        // The compiler's output fits on one screen.
        #expect(verdict.lineCount <= 40, "\(statement)")
      }
    }

    @Test func forgottenAnswersAreWarnings() async throws {
      let warnings = [
        ("store.stub.save(.gemmi, as: name)", "result of call to 'save(_:as:)' is unused"),
        ("store.stub.save()", "result of call to 'save(_:as:)' is unused"),
        ("store.stub.region", "expression of type 'TypedProperty<String>' is unused"),
        ("store.stub(.save)", "result of call to 'stub(_:file:line:)' is unused"),
        ("store.stub(.save).with(1, 2)", "result of call to 'with(_:file:line:)' is unused"),
        ("_ = store.stub.save().andReturn(1)", nil),
      ]
      let verdicts = try await Compiler.verdicts(on: warnings.map(\.0), after: fake)
      for ((statement, warning), verdict) in zip(warnings, verdicts) {
        #expect(verdict.errors == [], "\(statement)")
        #expect(verdict.warnings.count == (warning == nil ? 0 : 1), "\(statement)")
        #expect(verdict.warnings.first?.hasPrefix(warning ?? "") ?? true, "\(statement)")
      }
    }
  }
#endif
