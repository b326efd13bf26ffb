import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A fake with `calls` as `generate-fake` writes them, and with callbacks.
private final class FakeTrailLoader: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case load = "load(near:cached:completion:)"
    case count = "count(where:)"
    case closures = "closures(throwing:)"
    case rest = "rest()"
    case draw = "draw(_:)"
    case name = "subscript(_:)"
  }

  let spryStorage = SpryStorage()

  func load(
    near place: String, cached: @escaping ([Trail]) -> Void,
    completion: @escaping (Result<[Trail], any Error>) -> Void
  ) -> Int? {
    spryify(arguments: place, cached, completion)
  }

  func count(where predicate: (Trail) -> Bool) -> Int {
    withoutActuallyEscaping(predicate) { spryify(.count, arguments: Transient($0)) }
  }

  func closures(throwing day: Int) async throws(TrailError) -> [String] {
    try await spryifyThrows(arguments: day, throwing: TrailError.self)
  }

  func rest() {
    spryify()
  }

  func draw(_ scribble: Scribble?) {
    spryify(arguments: scribble)
  }

  subscript(index: Int) -> String {
    get { spryify(arguments: index) }
    set { recordCall(arguments: index, newValue) }
  }

  /// The code that `generate-fake` writes for three of the members.
  struct Calls {
    let fake: FakeTrailLoader

    func closures(throwing day: Int) -> TypedCall<(Int) -> Void, [String], TrailError> {
      TypedCall(fake.call(.closures, with: day))
    }

    @_disfavoredOverload
    func closures(
      throwing day: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, [String], TrailError> {
      TypedCall(fake.call(.closures, with: day))
    }

    func draw(_ scribble: Scribble?) -> TypedCall<(Scribble?) -> Void, Void, Never> {
      TypedCall(fake.call(.draw, with: scribble))
    }

    @_disfavoredOverload
    func draw(
      _ scribble: TypedArgument<Scribble>? = .anything
    ) -> TypedCall<(Scribble?) -> Void, Void, Never> {
      TypedCall(fake.call(.draw, with: scribble))
    }

    func `subscript`(
      _ index: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake.call(.name, with: index))
    }
  }

  var calls: Calls { Calls(fake: self) }
}

@Suite("Calls that the compiler checks") struct TypedCallTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()
  private let loader = FakeTrailLoader()

  private var save: TypedFunction<(Trail, String) -> Void, Void, Never> {
    TypedFunction(.save, of: store, as: store.save)
  }
  private var trails: TypedFunction<(String) -> Void, [Trail], Never> {
    TypedFunction(.trails, of: store, as: store.trails)
  }

  init() {
    store.stub(.save).andReturn()
    store.stub(.trails).andReturn([Trail]())
  }

  @Test func valuesAndMatchersSelectCalls() {
    trails("Bern").stub().andReturn([.eiger])
    trails(.hasPrefix("T")).stub().andReturn([.gemmi])
    trails.stub().with(.hasSuffix("z")).andReturn([.eiger, .gemmi])
    trails.stub().with("Visp").andReturn([.gemmi, .gemmi])
    #expect(store.trails(near: "Bern") == [.eiger])
    #expect(store.trails(near: "Thun") == [.gemmi])
    #expect(store.trails(near: "Spiez") == [.eiger, .gemmi])
    #expect(store.trails(near: "Visp") == [.gemmi, .gemmi])
    #expect(store.trails(near: "Basel") == [])
  }

  @Test func answersHaveTheMembersTypes() async throws {
    let length = TypedFunction(.length, of: ranger, as: ranger.length)
    length.stub().andReturn(1).times(1).thenReturn(2).thenDo { Double($0.ascent) }
      .thenThrow(TrailError.closed)
    #expect((0..<4).map { _ in try? ranger.length(of: .eiger) } == [1, 2, 140, nil])
    save(.gemmi, "best").stub().andReturn().thenReturn()
    store.save(.gemmi, as: "best")
    loader.calls.closures(throwing: 1).stub().andThrow(.closed).thenThrow(.steep(3))
    loader.calls.closures().stub().andDo { day in ["\(day)"] }
    await #expect(throws: TrailError.closed) { try await loader.closures(throwing: 1) }
    await #expect(throws: TrailError.steep(3)) { try await loader.closures(throwing: 1) }
    #expect(try await loader.closures(throwing: 2) == ["2"])
  }

  @Test func answersMayBeAsyncClosures() async throws {
    let closures = TypedFunction(.closures, of: ranger, as: ranger.closures)
    closures.stub().andDo { day in
      await Task.yield()
      return ["\(day)"]
    }
    .times(1)
    .thenDo { day in
      await Task.yield()
      return ["again \(day)"]
    }
    #expect(try await ranger.closures(on: 1) == ["1"])
    #expect(try await ranger.closures(on: 2) == ["again 2"])
  }

  @Test func mistakeIsReportedWhereTheFunctionWasMade() {
    let search = FakeTrailSearch()
    let draw = TypedFunction(
      .draw, of: search, as: search.draw, file: "/tests/TrailTests.swift", line: 7)
    let failures = reportedFailures { #expect(draw(Scribble(strokes: 1)).callCount == 0) }
    #expect(failures.map(\.line) == [7])
    #expect(failures.map(\.file) == ["/tests/TrailTests.swift"])
  }

  @Test func callbacksNeedNoTypeAnnotations() {
    let load = TypedFunction(
      .load, of: loader, as: { [loader] in loader.load(near: $0, cached: $1, completion: $2) })
    load.stub().andDo { place, cached, completion in
      cached([.eiger])
      completion(.failure(TrailError.closed))
      return nil
    }
    var received: [String] = []
    let task = loader.load(near: "Bern") {
      received.append("\($0[0].name)")
    } completion: {
      received.append("\($0)")
    }
    #expect(task == nil)
    #expect(received == ["Eiger Trail", "failure(Hiking.TrailError.closed)"])
    for (place, cached, completion) in load.arguments() {
      #expect(place == "Bern")
      cached([.gemmi])
      completion(.success([]))
    }
    #expect(received.count == 4)
    #expect(load(.hasPrefix("B"), .anything, .anything).callCount == 1)
  }

  @Test func typesCanBeWrittenExplicitly() {
    let load = TypedFunction<
      (String, @escaping ([Trail]) -> Void, @escaping (Result<[Trail], any Error>) -> Void) -> Void,
      Int?, Never
    >(.load, of: loader)
    load(.hasPrefix("B"), .anything, .anything).stub().andReturn(7)
    #expect(loader.load(near: "Bern", cached: { _ in }, completion: { _ in }) == 7)
    let count = TypedFunction<(Any?) -> Void, Int, Never>(.count, of: loader)
    count.stub().andDo { predicate in
      (predicate as? (Trail) -> Bool).map { [.eiger, .gemmi].filter($0).count } ?? -1
    }
    #expect(loader.count { $0.ascent > 500 } == 1)
    #expect(count.arguments().count == 1)
  }

  @Test func argumentsHaveTheirTypes() {
    #expect(save.arguments().isEmpty)
    store.save(.eiger, as: "best")
    let mark = Checkpoint()
    store.save(.gemmi, as: "next")
    _ = store.trails(near: "Bern")
    #expect(save.arguments().map(\.0) == [.eiger, .gemmi])
    #expect(save.arguments().map(\.1) == ["best", "next"])
    #expect(save.arguments(since: mark).map(\.1) == ["next"])
    #expect(save(.where(\.ascent, in: 500...), .anything).arguments().map(\.1) == ["next"])
    #expect(trails.arguments() == ["Bern"])
    loader.stub(.rest).andReturn()
    loader.rest()
    #expect(TypedFunction(.rest, of: loader, as: loader.rest).arguments().count == 1)
    #expect(store.unverifiedCalls().count == 3)
  }

  @Test func argumentsKeepTheOptionalsAroundNil() {
    ranger.stub(.anything).andReturn()
    ranger.anything(Int??.none as Any?, as: Void.self)
    ranger.anything(Int??.some(3) as Any?, as: Void.self)
    let optional = TypedFunction<(Int??) -> Void, Void, Never>(.anything, of: ranger)
    #expect(optional.arguments() == [.none, .some(3)])
    let deeper = TypedFunction<(Int???) -> Void, Void, Never>(.anything, of: ranger)
    #expect(deeper.arguments() == [.none, .some(3)])
    let pair = FakeNotebook()
    pair.note(nil)
    let note = TypedFunction<(String??) -> Void, Void, Never>(.note, of: pair)
    #expect(note.arguments() == [.none])
  }

  @Test func argumentsOfTypeAnyAreNotWrappedInAnOptional() {
    ranger.stub(.anything).andReturn()
    ranger.anything(3, as: Void.self)
    let any = TypedFunction<(Any) -> Void, Void, Never>(.anything, of: ranger)
    #expect(any.arguments().map { "\($0)" } == ["3"])
    #expect(any(.pass { "\($0)" == "3" }).callCount == 1)
    let hashable = TypedFunction<(any Hashable) -> Void, Void, Never>(.anything, of: ranger)
    #expect(hashable.arguments().map { "\($0)" } == ["3"])
    let sendable = TypedFunction<(any Sendable) -> Void, Void, Never>(.anything, of: ranger)
    #expect(sendable.arguments().map { "\($0)" } == ["3"])
  }

  @Test func argumentsOfOtherTypesAreReported() {
    store.save(.eiger, as: "best")
    let wrong = TypedFunction<(Trail, Int) -> Void, Void, Never>(.save, of: store)
    var calls: [(Trail, Int)] = []
    let failures = reportedFailures {
      calls = wrong.arguments(file: "/tests/StoreTests.swift", line: 3)
    }
    #expect(calls.isEmpty)
    #expect(
      failures == [
        ReportedFailure(
          """
          FakeTrailStore received save(Trail(name: "Eiger Trail", ascent: 140), as: "best"): \
          its arguments have the types (Trail, String), not (Trail, Int).
          Create the TypedFunction with the parameter types of FakeTrailStore.save(_:as:).
          """, at: 3, in: "/tests/StoreTests.swift")
      ])
  }

  @Test func verificationsAgreeWithThoseOfUntypedPatterns() {
    store.save(.eiger, as: "best")
    #expect(save.callCount == 1)
    #expect(save(.eiger, "best").didCall(countSpecifier: 1).success)
    #expect(
      save(.gemmi, "best").didCall().failureMessage
        == store.didCall(.save, with: Trail.gemmi, "best").failureMessage)
    #expect(
      save(.where(\.ascent, .in(500...)), .anything).didCall().failureMessage
        == store.didCall(
          .save, with: Argument.where(\Trail.ascent, .in(500...)), Argument.anything
        ).failureMessage)
    let order: [any CallPatternConvertible] = [save, trails("Bern")]
    _ = store.trails(near: "Bern")
    #expect(OrderAssertion.ask(order.map(\.callPattern), since: nil).success)
    #expect(!OrderAssertion.ask(order.reversed().map(\.callPattern), since: nil).success)
  }

  /// A typed call without conditions prints like an untyped one without arguments.
  @Test func callWithoutConditionsMatchesAnyCall() {
    #expect(
      loader.calls.closures().didCall().failureMessage == """
        FakeTrailLoader did not receive closures(throwing:).
        It received no calls.
        """)
    #expect(
      save(.gemmi, "best").didCall().failureMessage == """
        FakeTrailStore did not receive save(Trail(name: "Gemmi Pass", ascent: 940), as: "best").
        It received no calls.
        """)
  }

  @Test func gettingAndSettingASubscriptAreDistinguished() {
    loader[1] = "x"
    #expect(loader.calls.subscript().callCount == 0)
    loader.calls.subscript().stub().andReturn("one")
    #expect(loader[1] == "one")
    #expect(loader.calls.subscript().callCount == 1)
    #expect(loader.calls.subscript(1).callCount == 1)
    #expect(loader.calls.subscript(2).callCount == 0)
    #expect(loader.call(.name, with: 1, "y").didCall(countSpecifier: .never).success)
    loader.resetCalls()
    _ = loader[1]
    // A string may be a message, but a matcher can't.
    #expect(!loader.call(.name, with: 1, "x").didCall(countSpecifier: .never).success)
    let setting = loader.call(.name, with: 1, Argument.equal(to: "x"))
    #expect(setting.didCall(countSpecifier: .never).success)
    #expect(!loader.call(.name, with: 1, "x", 2).didCall(countSpecifier: .never).success)
    loader.resetCalls()
    loader[1] = "x"
    #expect(loader.call(.name, with: 1).didCall(countSpecifier: .never).success)
  }

  @Test func conditionsOnAllArguments() {
    var same: [String] = []
    save.matching { trail, name in trail.name == name }.stub()
      .andDo { _, name in same.append(name) }
    store.save(.eiger, as: "Eiger Trail")
    store.save(.eiger, as: "best")
    #expect(same == ["Eiger Trail"])
    #expect(save(.eiger, "best").matching { _, name in name.isEmpty }.callCount == 0)
    #expect(
      save(.anything, .anything).matching { trail, name in trail.name == name }.callCount == 1)
  }

  /// In a handwritten fake, several overloads may share a case.
  @Test func overloadsThatShareACaseAreDistinguishedByTheirArgumentCount() {
    let sign = FakeSign()
    let show = TypedFunction(.show, of: sign, as: sign.show as (Int) -> String)
    sign.stub(.show).andReturn("any")
    show(.anything).stub().andReturn("one")
    #expect(sign.show(1) == "one")
    #expect(sign.show(1, in: "red") == "any")
    #expect(show(.anything).callCount == 1)
  }

  @Test func argumentsOfACallThatCannotBeComparedAreReported() {
    loader.stub(.draw).andReturn()
    loader.draw(Scribble(strokes: 1))
    let failures = reportedFailures {
      let call = loader.calls.draw(Scribble(strokes: 1))
      #expect(call.arguments(file: "/tests/A.swift", line: 3).isEmpty)
    }
    #expect(failures.map(\.line) == [3])
    #expect(failures.map(\.file) == ["/tests/A.swift"])
  }

  @Test func valuesNeedNotBeEquatable() {
    loader.stub(.draw).andReturn()
    loader.draw(nil)
    #expect(loader.calls.draw(nil).callCount == 1)
    #expect(loader.calls.draw(.anything).callCount == 1)
    #expect(loader.calls.draw(.nonNil).callCount == 0)
    let texts = failures { _ = loader.calls.draw(Scribble(strokes: 1)).didCall() }
    #expect(texts.count == 1)
    #expect(texts[0].hasPrefix("FakeTrailLoader.draw(_:), argument 1: values of type Scribble"))
  }

  @Test func gateIsResumedWithTheResult() async throws {
    let closures = TypedFunction(.closures, of: ranger, as: ranger.closures)
    let gate = closures(1).stub().andSuspend()
    async let found = ranger.closures(on: 1)
    await gate.untilReached(by: 1, within: .seconds(30))
    gate.resume(returning: ["Gemmi Pass"])
    #expect(try await found == ["Gemmi Pass"])
    gate.resume(throwing: TrailError.closed)
    await #expect(throws: TrailError.closed) { try await ranger.closures(on: 1) }
    closures.stub().andReturn([])
    gate.open()
    #expect(try await ranger.closures(on: 1) == [])
  }

  @Test(arguments: [true, false])
  func gateOutlastsCancellationOnRequest(isOutlasting: Bool) async throws {
    let closures = TypedFunction(.closures, of: ranger, as: ranger.closures)
    let stub = closures.stub()
    let gate = isOutlasting ? stub.andSuspend(outlastingCancellation: true) : stub.andSuspend()
    let search = Task { [ranger] in try await ranger.closures(on: 1) }
    await gate.untilReached(by: 1, within: .seconds(30))
    search.cancel()
    await gate.untilCancelled(by: 1, within: .seconds(30))
    if isOutlasting { gate.resume(returning: ["late"]) }
    switch await search.result {
    case .success(let found): #expect(isOutlasting && found == ["late"])
    case .failure(let error): #expect(!isOutlasting && error is CancellationError)
    }
  }

  @Test func gateOfAMemberThatReturnsNothing() async {
    let fake = FakeAsyncBell()
    let typed = TypedFunction(.ring, of: fake, as: fake.ring).stub().andSuspend()
    typed.resume()
    await fake.ring()
    fake.resetStubs()
    let untyped = fake.stub(.ring).andSuspend()
    untyped.resume()
    await fake.ring()
    #expect(fake.callCount(of: .ring) == 2)
  }

  @Test func staticMembersBelongToTheCurrentScope() {
    let open = TypedFunction(.open, of: FakeTrailStore.self, as: FakeTrailStore.open)
    let written = TypedFunction<(String) -> Void, Int, Never>(.open, of: FakeTrailStore.self)
    for _ in 0..<2 {
      withOwnStaticFakes {
        open("a.json").stub().andReturn(7)
        #expect(FakeTrailStore.open("a.json") == 7)
        #expect(written.arguments() == ["a.json"])
        #expect(open("a.json").didCall(countSpecifier: .once).success)
      }
    }
    withOwnStaticFakes { #expect(open.callCount == 0) }
  }

  @Test func failuresShowTheFakesOwnCase() {
    store.resetStubs()
    trails.stub(file: "/tests/StoreTests.swift", line: 3).with("Thun").andReturn([])
    #expect(
      failures { _ = store.trails(near: "Bern") } == [
        """
        FakeTrailStore has no stub for trails(near: "Bern").
        Stubs for trails(near:):
          1. with("Thun"), at StoreTests.swift:3
             near: expected "Thun", received "Bern"
        Add: fake.stub(.trails).with("Bern").andReturn(<#[Trail]#>)
        """
      ])
  }
}

private final class FakeAsyncBell: Spryable, Sendable {
  enum Function: String, StringRepresentable { case ring = "ring()" }
  let spryStorage = SpryStorage()
  func ring() async { await spryify() }
}

@Suite("Properties that the compiler checks") struct TypedPropertyTests {
  private let store = FakeTrailStore()
  private var region: TypedProperty<String> { TypedProperty(.region, of: store, as: \.region) }

  @Test func stubsProvideTheGettersResult() {
    region.stub().andReturn("Bern").thenReturn("Valais")
    #expect([store.region, store.region] == ["Bern", "Valais"])
    TypedProperty<String>(.region, of: store).stub().andReturn("Ticino")
    #expect(store.region == "Ticino")
  }

  @Test func setterCallsAreRecordedWithTheirValues() async {
    store.region = "Bern"
    let mark = Checkpoint()
    store.region = "Valais"
    #expect(region.callCount == 2)
    #expect(region.set().arguments() == ["Bern", "Valais"])
    #expect(region.set().arguments(since: mark) == ["Valais"])
    #expect(region.set("Bern").callCount == 1)
    #expect(region.set("Bern").callCount(since: mark) == 0)
    #expect(region.set(.contains("a")).callCount == 1)
    #expect(region.didCall(countSpecifier: 2).success)
    #expect(await region.set(.hasPrefix("V")).didCall(since: mark, within: .seconds(30)).success)
    #expect(await !region.set("x").didCall(within: .zero).success)
  }

  @Test func expectationsAndOrder() {
    region.expect(countSpecifier: 2)
    region.set("Bern").expect(countSpecifier: .once)
    region.set(.hasPrefix("V")).expect()
    store.region = "Bern"
    store.region = "Valais"
    #expect(store.verify())
    let calls: [any CallPatternConvertible] = [region.set("Bern"), region]
    #expect(OrderAssertion.ask(calls.map(\.callPattern), since: nil).success)
    #expect(!OrderAssertion.ask([region.set(.hasPrefix("x")).callPattern], since: nil).success)
  }

  /// A getter that records its calls isn't mistaken for a setter.
  @Test func readingAPropertyDoesNotCountAsSettingIt() {
    let sign = FakeSign()
    sign.stub(.text).andReturn("x")
    _ = sign.text
    let text = TypedProperty(.text, of: sign, as: \.text)
    #expect(text.callCount == 0)
    #expect(text.set(.anything).callCount == 0)
    sign.text = "y"
    #expect(text.callCount == 1)
    #expect(text.set(.anything).callCount == 1)
  }

  @Test("Wrong types that a test has written fail a negative assertion")
  func wrongTypesAreReported() {
    let ranger = FakeRanger()
    ranger.stub(.anything).andReturn()
    ranger.anything(7.5, as: Void.self)
    let number = TypedFunction<(Int) -> Void, Void, Never>(.anything, of: ranger)
    let string = TypedFunction<(String) -> Void, Void, Never>(.anything, of: ranger)
    func text(of call: some CallPatternConvertible) -> String? {
      call.callPattern.haveNotReceived(.atLeast(1), since: nil).text(adding: "")
    }
    #expect(
      text(of: number(7)) == """
        FakeRanger can't have received anything(7): no call has arguments of the types that the test \
        specifies.
        Create the TypedFunction with the parameter types of FakeRanger.anything.
        Closest call, #1 of 1:
          anything(7.5)
            argument 1: expected 7 (Int), received 7.5 (Double)
        All calls:
          1. anything(7.5)
        """)
    #expect(text(of: number(.in(0...100))) != nil)
    #expect(text(of: string("7.5")) != nil)
    // With the right types, and as long as any call has them, it passes.
    let right = TypedFunction<(Double) -> Void, Void, Never>(.anything, of: ranger)
    #expect(text(of: right(8)) == nil)
    ranger.anything(8, as: Void.self)
    #expect(text(of: number(7)) == nil)
    let open = TypedFunction<(Any?) -> Void, Void, Never>(.anything, of: ranger)
    #expect(text(of: open("x")) == nil)
  }

  @Test("Wrong types fail a negative assertion in each of its forms")
  func wrongTypesAreReportedInEachForm() async {
    let ranger = FakeRanger()
    ranger.stub(.anything).andReturn()
    let string = TypedFunction<(String) -> Void, Void, Never>(.anything, of: ranger)
    let pair = TypedFunction<(Int, Int) -> Void, Void, Never>(.anything, of: ranger)
    string("1").expect(countSpecifier: .never)
    string(.hasPrefix("1")).expect(countSpecifier: .atMost(1))
    ranger.anything(1, as: Void.self)
    #expect(
      string("1").callPattern.haveNotReceived(.atLeast(1), since: nil).text(adding: "") == """
        FakeRanger can't have received anything("1"): no call has arguments of the types that the \
        test specifies.
        Create the TypedFunction with the parameter types of FakeRanger.anything.
        Closest call, #1 of 1:
          anything(1)
            argument 1: expected "1" (String), received 1 (Int)
        All calls:
          1. anything(1)
        """)
    #expect(!string("1").didCall(countSpecifier: .never).success)
    #expect(!string(.hasPrefix("1")).didCall(countSpecifier: .between(0...3)).success)
    #expect(await !string("1").didCall(countSpecifier: .never, within: .zero).success)
    #expect(!pair(1, 2).didCall(countSpecifier: .never).success)
    #expect(failures { ranger.verify() }.count == 2)
  }

  @Test func wrongTypesOfAStaticFunctionAreReported() {
    withOwnStaticFakes {
      let open = TypedFunction<(Int) -> Void, Int, Never>(.open, of: FakeTrailStore.self)
      FakeTrailStore.stub(.open).andReturn(1)
      #expect(open(7).didCall(countSpecifier: .never).success)
      _ = FakeTrailStore.open("7")
      #expect(!open(7).didCall(countSpecifier: .never).success)
    }
  }

  @Test func mistakesAreReportedWhereThePropertyWasCreated() {
    let failures = reportedFailures {
      let region = TypedProperty<() -> Void>(
        .region, of: store, file: "/tests/StoreTests.swift", line: 3)
      _ = region.set({}).callCount
      let version = TypedProperty<() -> Void>(
        .version, of: FakeArchive.self, file: "/tests/ArchiveTests.swift", line: 4)
      _ = version.set({}).callCount
    }
    #expect(failures.map(\.file) == ["/tests/StoreTests.swift", "/tests/ArchiveTests.swift"])
    #expect(failures.map(\.line) == [3, 4])
  }

  @Test func getterIsStubbed() {
    TypedGetter<String, Never>(store.call(.region)).stub().andReturn("Bern").thenReturn("Thun")
    #expect([store.region, store.region] == ["Bern", "Thun"])
  }

  @Test func staticProperties() {
    withOwnStaticFakes {
      let version = TypedProperty<Int>(.version, of: FakeArchive.self)
      version.stub().andReturn(3)
      #expect(FakeArchive.version == 3)
      FakeArchive.version = 4
      #expect(version.set().arguments() == [4])
    }
  }
}

private final class FakeArchive: Spryable {
  enum Function: String, StringRepresentable { case none }
  enum ClassFunction: String, StringRepresentable { case version }

  static var version: Int {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
}

private final class FakeSign: Spryable, Sendable {
  enum Function: String, StringRepresentable { case show, text }
  let spryStorage = SpryStorage()
  func show(_ number: Int) -> String { spryify(arguments: number) }
  func show(_ number: Int, in color: String) -> String { spryify(arguments: number, color) }
  var text: String {
    get { spryify() }
    set { recordCall(arguments: newValue) }
  }
}
