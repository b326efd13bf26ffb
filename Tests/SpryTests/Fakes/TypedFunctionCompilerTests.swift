import SpryTestSupport
import Testing

#if os(Linux)
  private let fake = #"""
    import SpryTesting
    import SpryXCTest
    import Testing

    struct Page {}
    struct Trail: Equatable, Sendable {
      var name: String
      var ascent: Int
      static let gemmi = Trail(name: "Gemmi Pass", ascent: 940)
    }

    final class FakeStore: Spryable, Sendable {
      enum Function: String, StringRepresentable { case save, load, region, read, find }
      enum ClassFunction: String, StringRepresentable { case open }
      let spryStorage = SpryStorage()
      func save(_ trail: Trail, _ name: String) -> Int { spryify(arguments: trail, name) }
      func load(_ id: Int, _ done: @escaping (Page) -> Void) -> Int? { spryify(arguments: id, done) }
      func read(_ ids: (Int, String), _ rest: Int...) throws { spryifyThrows(arguments: ids, rest) }
      func find(_ trail: Trail?, _ name: String?, _ ids: [Int]) async throws -> Bool {
        try await spryifyThrows(arguments: trail, name, ids)
      }
      static func open(_ path: String) -> Int { spryify(arguments: path) }
      var region: String {
        get { stubbedValue() }
        set { recordCall(arguments: newValue) }
      }
    }

    let store = FakeStore()
    let save = TypedFunction(.save, of: store, as: store.save)
    let load = TypedFunction(.load, of: store, as: { store.load($0, $1) })
    let read = TypedFunction<(Int, String), [Int], Void>(.read, of: store)
    let find = TypedFunction(.find, of: store, as: store.find)
    let open = TypedFunction(.open, of: FakeStore.self, as: FakeStore.open)
    let region = TypedProperty(.region, of: store, as: \.region)
    let place = TypedProperty<(Int, Int)>(.region, of: store)
    let jump = TypedFunction<(Int, Int), Void>(.load, of: store)
    """#.replacing("{ spryifyThrows", with: "{ try spryifyThrows")

  @Suite("What the compiler does not accept of typed functions") struct TypedFunctionCompilerTests {
    /// Every statement here is a line of which some test could consist.
    @Test func whatFitsCompiles() async throws {
      let statements = [
        #"save.stub().with(.gemmi, "best").andReturn(1)"#,
        "save.stub().with(.where(\\.ascent, .in(500...)), .not(.hasPrefix(\"b\"))).andReturn(1)",
        "save.stub().with(.oneOf(.gemmi), .all(of: .hasCount(4), .contains(\"e\"))).andReturn(1)",
        "save.stub().with { trail, name in trail.name == name }.andReturn(1)",
        "save.stub().andDo { trail, name in trail.ascent + name.count }",
        "load.stub().andDo { id, done in done(Page()); return id }",
        "load.stub().with(.in(1...3), .anything).andReturn(nil)",
        "for (id, done) in load.calls { done(Page()); print(id + 1) }",
        "read.stub().andDo { pair, rest in print(pair.0 + rest.count, pair.1.count) }",
        "read.stub().andReturn().thenReturn()",
        "find.stub().with(.nil, nil ?? .nonNil, .isEmpty).andReturn(true)",
        "find.stub().with(.where(\\.name, \"x\"), .hasSuffix(\"x\"), .contains(1)).andReturn(true)",
        "find.stub().with(nil, \"x\", []).andSuspend().resume(returning: false)",
        "find.stub().andDo { trail, _, _ in await Task.yield(); return trail == nil }",
        "open.stub().with(\"x\").andReturn(1)",
        "region.stub().andReturn(\"Bern\")",
        "XCTAssertHaveReceived(save, with: .gemmi, \"best\", countSpecifier: .once, \"saved\")",
        "XCTAssertHaveReceived(region, with: .oneOf(\"Bern\", \"Valais\"))",
        "XCTAssertHaveReceivedInOrder(save.call(), region.call(with: \"Bern\"))",
        "XCTAssertHaveReceived(place, with: .anything)",
        "_ = jump.callCount(with: .anything) + place.callCount(with: .anything)",
        "await XCTAssertHaveNotReceived(load, with: .equal(to: 1), .anything, within: .zero)",
        "expectHaveReceived(save, with: .gemmi, \"best\", countSpecifier: .once, \"saved\")",
        "await expectHaveNotReceived(open, with: \"x\", since: store.checkpoint(), within: .zero)",
      ]
      let verdicts = try await Compiler.verdicts(on: statements, after: fake)
      for (statement, verdict) in zip(statements, verdicts) {
        #expect(verdict.errors == [], "\(statement)")
      }
    }

    @Test func whatDoesNotFitDoesNotCompile() async throws {
      let mistakes = [
        // A wrong result.
        (
          #"save.stub().andReturn("1")"#,
          "cannot convert value of type 'String' to expected argument type 'Int'"
        ),
        (
          "save.stub().andReturn()",
          "referencing instance method 'andReturn()' on 'TypedStub' requires the types 'Int' and '()'"
            + " be equivalent"
        ),
        (
          "save.stub().andReturn(1).thenReturn(2.5)",
          "cannot convert value of type 'Double' to expected argument type 'Int'"
        ),
        (
          "save.stub().andDo { trail, name in name }",
          "cannot convert value of type 'String' to closure result type 'Int'"
        ),
        (
          #"save.stub().andSuspend().resume(returning: "x")"#,
          "cannot convert value of type 'String' to expected argument type 'Int'"
        ),
        (
          "region.stub().andReturn(1)",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        // A wrong number of arguments.
        ("save.stub().with(.gemmi).andReturn(1)", "missing argument for parameter"),
        (
          "save.stub().with(.anything, .anything, .anything).andReturn(1)", "extra argument in call"
        ),
        (
          "save.stub().andDo { trail in 1 }",
          "pack expansion requires that 'Trail, String' and '_' have the same shape"
        ),
        ("XCTAssertHaveReceived(save, with: .gemmi)", "missing argument for parameter"),
        ("expectHaveReceived(save, with: .gemmi)", "missing argument for parameter"),
        ("save.expect(with: .anything)", "no exact matches in call to instance method 'expect'"),
        (
          "let (a, b, c) = save.calls[0]",
          "'(Trail, String)' is not convertible to '(Trail, String, _)'"
        ),
        // A wrong type of argument.
        (
          "save.stub().with(.gemmi, 1).andReturn(1)",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        (
          "save.stub().with(.equal(to: .gemmi), .in(1...3)).andReturn(1)",
          "requires the types 'String' and 'Int' be equivalent"
        ),
        (
          #"save.stub().with(.hasPrefix("x"), .anything).andReturn(1)"#,
          "contextual member reference to static method 'hasPrefix' requires"
        ),
        (
          #"save.stub().with(.where(\.ascent, .hasPrefix("x")), .anything).andReturn(1)"#,
          "contextual member reference to static method 'hasPrefix' requires"
        ),
        (
          "load.stub().andDo { id, done in done(1); return nil }",
          "cannot convert value of type 'Int' to expected argument type 'Page'"
        ),
        (
          "load.stub().with(1, { _ in }).andReturn(1)",
          "type '(Page) -> Void' cannot conform to 'Equatable'"
        ),
        (
          "_ = save.didCall(with: 1, \"x\")",
          "cannot convert value of type 'Int' to expected argument type 'Trail'"
        ),
        (
          "_ = save.callCount(with: 1, \"x\")",
          "cannot convert value of type 'Int' to expected argument type 'Trail'"
        ),
        (
          "_ = save.call(with: 1, 2)",
          "cannot convert value of type 'Int' to expected argument type 'Trail'"
        ),
        // A tuple is one argument.
        ("_ = place.didCall(with: .anything, .anything)", "extra argument in call"),
        ("XCTAssertHaveReceived(place, with: .anything, .anything)", "extra argument in call"),
        ("_ = jump.didCall(with: .anything, .anything)", "extra argument in call"),
        (
          "XCTAssertHaveReceived(save, with: .gemmi, 1)",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        (
          "expectHaveReceived(save, with: .gemmi, 1)",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        (
          "XCTAssertHaveNotReceived(save, with: .equal(.gemmi), .equal(1))",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        (
          "await XCTAssertHaveReceived(save, with: .gemmi, 1, within: .zero)",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        (
          "await expectHaveNotReceived(save, with: .gemmi, 1, within: .zero)",
          "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        ("XCTAssertHaveReceived(region, with: 1)", "no exact matches in call to global function"),
        ("expectHaveReceived(region, with: 1)", "no exact matches in call to global function"),
        (
          "_ = TypedFunction(.region, of: FakeStore.self, as: FakeStore.open)",
          "type 'FakeStore.Type' cannot conform to 'TestDouble'"
        ),
      ]
      let verdicts = try await Compiler.verdicts(on: mistakes.map(\.0), after: fake)
      for ((statement, error), verdict) in zip(mistakes, verdicts) {
        #expect(
          verdict.errors.contains { $0.contains(error) }, "\(statement): \(verdict.errors)")
        // What the compiler prints fits on one screen.
        #expect(verdict.lineCount <= 40, "\(statement)")
      }
    }
  }
#endif
