import SpryTestSupport
import Testing

#if os(Linux)
  /// A fake with the `calls` that `generate-fake` writes.
  private let fake = #"""
    import SpryTesting
    import SpryXCTest
    import Testing

    struct Page {}
    enum HutError: Error { case full }
    struct Trail: Equatable, Sendable {
      var name: String
      var ascent: Int
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
      struct Calls {
        fileprivate let fake: FakeStore
        func save(_ trail: Trail, as name: String) -> TypedCall<(Trail, String) -> Void, Int, HutError> {
          TypedCall(fake.call(.save, with: trail, name))
        }
        @_disfavoredOverload
        func save(
          _ trail: TypedArgument<Trail> = .anything, as name: TypedArgument<String> = .anything
        ) -> TypedCall<(Trail, String) -> Void, Int, HutError> {
          TypedCall(fake.call(.save, with: trail, name))
        }
        func find(_ trail: Trail?, _ name: String?, _ ids: [Int]) -> TypedCall<
          (Trail?, String?, [Int]) -> Void, Bool, any Error
        > {
          TypedCall(fake.call(.find, with: trail, name, ids))
        }
        @_disfavoredOverload
        func find(
          _ trail: TypedArgument<Trail>? = .anything, _ name: TypedArgument<String>? = .anything,
          _ ids: TypedArgument<[Int]> = .anything
        ) -> TypedCall<(Trail?, String?, [Int]) -> Void, Bool, any Error> {
          TypedCall(fake.call(.find, with: trail, name, ids))
        }
        func load(_ id: Int, _ done: TypedArgument<(Page) -> Void> = .anything) -> TypedCall<
          (Int, @escaping (Page) -> Void) -> Void, Int?, Never
        > {
          TypedCall(fake.call(.load, with: id, done))
        }
        @_disfavoredOverload
        func load(
          _ id: TypedArgument<Int> = .anything, _ done: TypedArgument<(Page) -> Void> = .anything
        ) -> TypedCall<(Int, @escaping (Page) -> Void) -> Void, Int?, Never> {
          TypedCall(fake.call(.load, with: id, done))
        }
        func log<Value>(_ value: Value) -> TypedCall<(Value) -> Void, Void, Never> {
          TypedCall(fake.call(.log, with: value))
        }
        func note(
          _ level: TypedArgument<Double> = .anything, tag: TypedArgument<String>? = .anything,
          on: TypedArgument<Bool> = .anything, mark: TypedArgument<Character> = .anything
        ) -> TypedCall<(Double, String?, Bool, Character) -> Void, Void, Never> {
          TypedCall(fake.call(.log, with: level, tag, on, mark))
        }
        func watch(
          _ watcher: TypedArgument<any Watcher> = .anything
        ) -> TypedCall<(any Watcher) -> Void, Void, Never> {
          TypedCall(fake.call(.log, with: watcher))
        }
        var region: TypedProperty<String> { TypedProperty(.region, of: fake) }
        var height: TypedGetter<Int, Never> { TypedGetter(fake.call(.none)) }
      }
      var calls: Calls { Calls(fake: self) }
    }

    protocol Watcher: AnyObject, Sendable {}
    final class Hut: Watcher {}
    let hut = Hut()
    let watcher: any Watcher = hut
    let name = "best"
    let nickname: String? = "b"
    let store = FakeStore()
    let save = TypedFunction(.save, of: store, as: store.save)
    let load = TypedFunction(.load, of: store, as: { store.load($0, $1) })
    let find = TypedFunction(.find, of: store, as: store.find)
    let open = TypedFunction(.open, of: FakeStore.self, as: FakeStore.open)
    let region = TypedProperty(.region, of: store, as: \.region)
    let jump = TypedFunction<((Int, Int)) -> Void, Void, Never>(.load, of: store)
    """#

  @Suite("Typed calls that the compiler accepts or rejects", .early) struct CallsCompilerTests {
    /// Statements that a test could contain.
    @Test func validStatementsCompile() async throws {
      let statements = [
        // Generated calls with values, matchers, both, and no arguments.
        #"store.calls.save(.gemmi, as: "best").stub().andReturn(1)"#,
        "store.calls.save(.gemmi, as: name).stub().andThrow(.full).thenReturn(1)",
        #"store.calls.save(.where(\.ascent, in: ..<500), as: "best").stub().andThrow(.full)"#,
        "store.calls.save(.anything, as: .equal(name)).stub().andReturn(1)",
        #"store.calls.save(as: .not(.hasPrefix("b"))).stub().andReturn(1)"#,
        "store.calls.save().stub().andDo { trail, name in trail.ascent + name.count }",
        "store.calls.find(nil, nil, []).stub().andReturn(true)",
        "store.calls.find(.nonNil, nil, [1, 2]).stub().andThrow(HutError.full)",
        #"store.calls.find(.where(\.name, "x"), .hasSuffix("x"), .contains(1)).stub().andReturn(true)"#,
        "store.calls.find().stub().andDo { trail, _, _ in await Task.yield(); return trail == nil }",
        "store.calls.load(7).stub().andDo { id, done in done(Page()); return id }",
        "store.calls.load(.in(1...3)).stub().andReturn(nil)",
        "store.calls.log([1]).stub().andDo { list in print(list.count) }",
        #"XCTAssertHaveReceived(store.calls.note(2.5, tag: nil, on: true, mark: "x"))"#,
        #"XCTAssertHaveReceived(store.calls.note(2, tag: "x"))"#,
        "XCTAssertHaveReceived(store.calls.note(2, tag: .equal(nickname)))",
        #"XCTAssertHaveReceived(store.calls.find(.anything, "x", .isEmpty))"#,
        "XCTAssertHaveReceived(store.calls.watch(.identical(to: hut)))",
        "XCTAssertHaveReceived(store.calls.watch(.identical(to: watcher)), countSpecifier: 2)",
        #"store.calls.region.stub().andReturn("Bern").thenReturn("Thun")"#,
        #"XCTAssertHaveReceived(store.calls.region.set("Bern"))"#,
        #"XCTAssertHaveReceived(store.calls.region.set(.oneOf("Bern", "Valais")))"#,
        "store.calls.height.stub().andReturn(3)",
        "XCTAssertHaveReceived(store.calls.save().matching { trail, name in name == trail.name })",
        "for (trail, name) in store.calls.save().arguments() { print(trail.ascent, name.count) }",
        "for (id, done) in store.calls.load().arguments() { done(Page()); print(id + 1) }",
        "let gate = store.calls.find().stub().andSuspend(); gate.resume(returning: false)",
        #"XCTAssertHaveReceivedExactly(store.calls.save(), store.calls.region.set("x"), save)"#,
        "store.calls.save().expect(countSpecifier: 2)",
        "await expectHaveReceived(store.calls.save(), countSpecifier: .once, within: .zero)",
        // Calls to a handwritten fake.
        #"save(.gemmi, "best").stub().andReturn(1).thenThrow(.full)"#,
        #"save(.anything, .hasPrefix("b")).stub().andReturn(1)"#,
        "save.stub().with { trail, name in trail.name == name }.andReturn(1)",
        #"save.stub().with(.gemmi, "best").andReturn(1)"#,
        "save.stub().with(.oneOf(.gemmi), .all(of: .hasCount(4), .contains(\"e\"))).andReturn(1)",
        "load.stub().andDo { id, done in done(Page()); return id }",
        "for (id, done) in load.arguments() { done(Page()); print(id + 1) }",
        #"find(nil, "x", []).stub().andSuspend().resume(returning: false)"#,
        #"open("x").stub().andReturn(1)"#,
        #"region.stub().andReturn("Bern")"#,
        "_ = jump(.anything).callCount + jump((1, 2)).callCount",
        #"XCTAssertHaveReceived(save(.gemmi, "best"), countSpecifier: .once, "saved")"#,
        "await XCTAssertHaveNotReceived(load(.equal(to: 1), .anything), within: .zero)",
        #"expectHaveReceivedInOrder(save, region.set("Bern"), store.call(.region))"#,
        "store.stub(.save, as: store.save).with(.gemmi, name).andThrow(.full)",
        #"store.stub(.region, as: String.self).andReturn("x")"#,
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
          #"store.calls.save(.gemmi, named: "best").stub().andReturn(1)"#,
          "incorrect argument label in call (have '_:named:', expected '_:as:')"
        ),
        (
          #"store.calls.save(.gemmi, "best").stub().andReturn(1)"#,
          "missing argument label 'as:' in call"
        ),
        ("store.calls.safe().stub().andReturn(1)", "has no member 'safe'"),
        // A wrong argument.
        (
          "store.calls.save(.gemmi, as: 1).stub().andReturn(1)",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        (
          #"store.calls.save("x", as: "best").stub().andReturn(1)"#,
          "generic struct 'TypedArgument' requires that 'Trail' conform to"
        ),
        (
          #"store.calls.save(nil, as: "best").stub().andReturn(1)"#,
          "'nil' is not compatible with expected argument type 'Trail'"
        ),
        (
          "store.calls.save(as: .in(1...3)).stub().andReturn(1)",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        (
          #"store.calls.save(.hasPrefix("x")).stub().andReturn(1)"#,
          "contextual member reference to static method 'hasPrefix' requires"
        ),
        (
          "XCTAssertHaveReceived(store.calls.region.set(1))",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        (
          "expectHaveReceived(store.calls.find(1, nil, []))",
          "generic struct 'TypedArgument' requires that 'Trail' conform to"
        ),
        (
          #"save.stub().with(.hasPrefix("x"), .anything).andReturn(1)"#,
          "contextual member reference to static method 'hasPrefix' requires"
        ),
        (
          #"save(.where(\.ascent, .hasPrefix("x")), .anything).stub().andReturn(1)"#,
          "contextual member reference to static method 'hasPrefix' requires"
        ),
        (
          "save(.gemmi, 1).stub().andReturn(1)",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        // A wrong number of arguments.
        (
          #"store.calls.save(.gemmi, as: "best", 3).stub().andReturn(1)"#,
          "extra argument in call"
        ),
        ("save(.gemmi).stub().andReturn(1)", "missing argument for parameter"),
        ("save(.anything, .anything, .anything).stub().andReturn(1)", "extra argument in call"),
        (
          "store.calls.save().stub().andDo { trail in 1 }",
          "pack expansion requires that 'Trail, String' and '_' have the same shape"
        ),
        (
          "let (a, b, c) = store.calls.save().arguments()[0]",
          "'(Trail, String)' is not convertible to '(Trail, String, _)'"
        ),
        ("_ = jump(.anything, .anything)", "extra argument in call"),
        // A wrong result.
        (
          #"store.calls.save().stub().andReturn("1")"#,
          "cannot convert value of type 'String' to expected argument type 'Int'"
        ),
        (
          "store.calls.save().stub().andReturn()",
          "instance method 'andReturn()' requires the types 'Int' and '()' be equivalent"
        ),
        (
          "store.calls.save().stub().andReturn(1).thenReturn(2.5)",
          "cannot convert value of type 'Double' to expected argument type 'Int'"
        ),
        (
          "store.calls.save().stub().andDo { trail, name in name }",
          "cannot convert value of type 'String' to closure result type 'Int'"
        ),
        (
          #"store.calls.save().stub().andSuspend().resume(returning: "x")"#,
          "cannot convert value of type 'String' to expected argument type 'Int'"
        ),
        (
          "store.calls.region.stub().andReturn(1)",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        (
          "store.calls.load().stub().andDo { id, done in done(1); return nil }",
          "cannot convert value of type 'Int' to expected argument type 'Page'"
        ),
        (
          "store.stub(.save, as: store.save).andReturn(2.5)",
          "cannot convert value of type 'Double' to expected argument type 'Int'"
        ),
        // A wrong error.
        (
          "store.calls.save().stub().andThrow(CancellationError())",
          "cannot convert value of type 'CancellationError' to expected argument type 'HutError'"
        ),
        (
          "store.calls.load().stub().andThrow(HutError.full)",
          "'andThrow' is unavailable: the member doesn't throw"
        ),
        (
          "store.calls.region.stub().andReturn(name).thenThrow(HutError.full)",
          "'thenThrow' is unavailable: the member doesn't throw"
        ),
        // Something that isn't a call.
        (
          "XCTAssertHaveReceived(store.calls.save().stub())",
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
        (
          "_ = TypedFunction(.region, of: FakeStore.self, as: FakeStore.open)",
          "type 'FakeStore.Type' cannot conform to 'TestDouble'"
        ),
      ]
      let verdicts = try await Compiler.verdicts(on: mistakes.map(\.0), after: fake)
      for ((statement, error), verdict) in zip(mistakes, verdicts) {
        #expect(verdict.errors.first?.contains(error) == true, "\(statement): \(verdict.errors)")
        // The compiler's output fits on one screen.
        #expect(verdict.lineCount <= 40, "\(statement)")
      }
    }
  }
#endif
