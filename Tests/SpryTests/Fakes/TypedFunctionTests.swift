import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A member with callbacks, and one that has a closure that does not escape.
private final class FakeTrailLoader: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case load = "load(near:cached:completion:)"
    case count = "count(where:)"
    case closures = "closures(throwing:)"
    case rest = "rest()"
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
}

@Suite("Functions that the compiler knows") struct TypedFunctionTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()
  private let loader = FakeTrailLoader()
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  private var save: TypedFunction<Trail, String, Void> {
    TypedFunction(.save, of: store, as: store.save)
  }
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  private var trails: TypedFunction<String, [Trail]> {
    TypedFunction(.trails, of: store, as: store.trails)
  }
  private let moment = Duration.milliseconds(5)
  private let hour = Duration.seconds(3_600)

  init() {
    store.stub(.save).andReturn()
    store.stub(.trails).andReturn([Trail]())
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func plainValuesAndMatchersAreConditions() {
    trails.stub().with("Bern").andReturn([.eiger])
    trails.stub().with(.hasPrefix("T")).andReturn([.gemmi])
    #expect(store.trails(near: "Bern") == [.eiger])
    #expect(store.trails(near: "Thun") == [.gemmi])
    #expect(store.trails(near: "Spiez") == [])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func allArgumentsTogetherAreACondition() {
    var same: [String] = []
    save.stub().with { trail, name in trail.name == name }.andDo { _, name in same.append(name) }
    store.save(.eiger, as: "Eiger Trail")
    store.save(.eiger, as: "best")
    #expect(same == ["Eiger Trail"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func everyAnswerHasTheResultsType() throws {
    let length = TypedFunction(.length, of: ranger, as: ranger.length)
    length.stub().andReturn(1).times(1).thenReturn(2).thenDo { Double($0.ascent) }
      .thenThrow(TrailError.closed)
    #expect((0..<4).map { _ in try? ranger.length(of: .eiger) } == [1, 2, 140, nil])
    save.stub().with(.gemmi, "best").andReturn().thenReturn()
    store.save(.gemmi, as: "best")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func closuresNeedNoTypes() {
    let load = TypedFunction<
      String, ([Trail]) -> Void, (Result<[Trail], any Error>) -> Void, Int?
    >(.load, of: loader)
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
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aClosureThatCallsTheMethodHasItsTypes() {
    let load = TypedFunction(
      .load, of: loader, as: { [loader] in loader.load(near: $0, cached: $1, completion: $2) })
    load.stub().with(.hasPrefix("B"), .anything, .anything).andReturn(7)
    var trails: [Trail] = []
    #expect(loader.load(near: "Bern", cached: { trails = $0 }, completion: { _ in }) == 7)
    for (place, cached, completion) in load.calls {
      #expect(place == "Bern")
      cached([.gemmi])
      completion(.success([]))
    }
    #expect(trails == [.gemmi])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aClosureThatDoesNotEscapeIsAny() {
    let count = TypedFunction<Any?, Int>(.count, of: loader)
    count.stub().andDo { predicate in
      (predicate as? (Trail) -> Bool).map { [.eiger, .gemmi].filter($0).count } ?? -1
    }
    #expect(loader.count { $0.ascent > 500 } == 1)
    #expect(count.callCount(with: .anything) == 1)
    #expect(count.calls.count == 1)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func callsAreTyped() {
    #expect(save.calls.isEmpty)
    store.save(.eiger, as: "best")
    let mark = store.checkpoint()
    store.save(.gemmi, as: "next")
    _ = store.trails(near: "Bern")
    #expect(save.calls.map(\.0) == [.eiger, .gemmi])
    #expect(save.calls.map(\.1) == ["best", "next"])
    #expect(save.calls(since: mark).map(\.1) == ["next"])
    #expect(trails.calls == ["Bern"])
    loader.stub(.rest).andReturn()
    loader.rest()
    #expect(TypedFunction(.rest, of: loader, as: loader.rest).calls.count == 1)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func callsOfOtherTypesAreReported() {
    store.save(.eiger, as: "best")
    let wrong = TypedFunction<Trail, Int, Void>(
      .save, of: store, file: "/tests/StoreTests.swift", line: 3)
    var calls: [(Trail, Int)] = []
    let failures = reportedFailures { calls = wrong.calls }
    #expect(calls.isEmpty)
    #expect(
      failures == [
        ReportedFailure(
          """
          FakeTrailStore received save(Trail(name: "Eiger Trail", ascent: 140), as: "best"): \
          its arguments (Trail, String) are not (Trail, Int).
          Write: fake.arguments(of: .save, as: (Trail, String).self)
          """, at: 3, in: "/tests/StoreTests.swift")
      ])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func callsAreCounted() {
    let mark = store.checkpoint()
    store.save(.eiger, as: "best")
    store.save(.eiger, as: "next")
    #expect(save.callCount == 2)
    #expect(save.callCount(with: .eiger, "next") == 1)
    #expect(save.callCount(with: .where(\.ascent, 140), .anything) == 2)
    #expect(save.callCount(since: mark) == 2)
    #expect(save.callCount(since: store.checkpoint()) == 0)
    #expect(save.callCount(with: .eiger, "next", since: store.checkpoint()) == 0)
    #expect(save.callCount(with: .anything, .anything, since: store.checkpoint()) == 0)
    #expect(store.unverifiedCalls().count == 2)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func didCallAnswersLikeTheUntypedOne() {
    store.save(.eiger, as: "best")
    let mark = store.checkpoint()
    #expect(save.didCall().success)
    #expect(save.didCall(with: .eiger, "best", countSpecifier: .once).success)
    #expect(!save.didCall(with: .gemmi, "best").success)
    #expect(save.didCall(with: .not(.gemmi), .hasCount(4)).success)
    #expect(!save.didCall(countSpecifier: .exactly(2)).success)
    #expect(!save.didCall(since: mark).success)
    #expect(!save.didCall(with: .eiger, "best", since: mark).success)
    #expect(!save.didCall(with: .anything, .anything, countSpecifier: .atLeast(2)).success)
    #expect(!save.didCall(with: .anything, .anything, since: mark).success)
    #expect(
      save.didCall(with: .gemmi, "best").failureMessage
        == store.didCall(.save, with: Trail.gemmi, "best").failureMessage)
    #expect(
      save.didCall(with: .where(\.ascent, .in(500...)), .anything).failureMessage
        == store.didCall(
          .save, with: Argument.where(\Trail.ascent, .in(500...)), Argument.anything
        ).failureMessage)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func didCallWaits() async {
    let mark = store.checkpoint()
    Task { [store] in store.save(.eiger, as: "best") }
    #expect(await save.didCall(within: hour).success)
    #expect(await save.didCall(with: .eiger, "best", within: hour).success)
    #expect(await save.didCall(with: .anything, .hasPrefix("b"), since: mark, within: hour).success)
    #expect(await !save.didCall(countSpecifier: .exactly(2), within: moment).success)
    #expect(await !save.didCall(since: store.checkpoint(), within: moment).success)
    #expect(await !save.didCall(with: .gemmi, "best", within: moment).success)
    #expect(await !save.didCall(with: .anything, .nonEmpty, within: moment).success)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func expectationsAreVerifiedByTheFake() {
    save.expect(with: .gemmi, "best", countSpecifier: .once)
    save.expect(with: .anything, .hasPrefix("b"), countSpecifier: .atLeast(2))
    trails.expect(countSpecifier: .never)
    store.save(.gemmi, as: "best")
    let texts = failures { store.verify() }
    #expect(texts.count == 1)
    #expect(
      texts[0].hasPrefix("FakeTrailStore did not receive save(anything, as: starting with \"b\")"))
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func callsHaveAnOrder() {
    _ = store.trails(near: "Bern")
    store.save(.gemmi, as: "best")
    let inOrder = [trails.call(), save.call(with: .gemmi, "best")]
    let matched = [trails.call(with: .hasPrefix("B")), save.call(with: .anything, .hasCount(4))]
    #expect(OrderAssertion.ask(inOrder, since: nil).success)
    #expect(OrderAssertion.ask(matched, since: nil).success)
    #expect(!OrderAssertion.ask(inOrder.reversed(), since: nil).success)
    #expect(!OrderAssertion.ask([trails.call(with: "Thun")], since: nil).success)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aGateTakesTheResultsType() async throws {
    let closures = TypedFunction(.closures, of: ranger, as: ranger.closures)
    let gate = closures.stub().with(1).andSuspend()
    async let found = ranger.closures(on: 1)
    await gate.untilReached(by: 1, within: hour)
    gate.resume(returning: ["Gemmi Pass"])
    #expect(try await found == ["Gemmi Pass"])
    gate.resume(throwing: TrailError.closed)
    await #expect(throws: TrailError.closed) { try await ranger.closures(on: 1) }
    closures.stub().andReturn([])
    gate.open()
    #expect(try await ranger.closures(on: 1) == [])
    let texts = await failures { await gate.untilReached(by: 9, within: moment) }
    #expect(texts.count == 1)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aGateThatOutlastsACancellation() async throws {
    let closures = TypedFunction(.closures, of: ranger, as: ranger.closures)
    let gate = closures.stub().andSuspend(outlastingCancellation: true)
    let search = Task { [ranger] in try await ranger.closures(on: 1) }
    await gate.untilReached(by: 1, within: hour)
    search.cancel()
    await gate.untilCancelled(by: 1, within: hour)
    gate.resume(returning: ["late"])
    #expect(try await search.value == ["late"])
  }

  /// Nothing resumes the call: a gate that outlasts cancellations would report that in the end.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aGateThatDoesNotOutlastACancellation() async throws {
    let closures = TypedFunction(.closures, of: ranger, as: ranger.closures)
    let gate = closures.stub().andSuspend()
    let search = Task { [ranger] in try await ranger.closures(on: 1) }
    await gate.untilReached(by: 1, within: hour)
    search.cancel()
    await #expect(throws: CancellationError.self) { try await search.value }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func typedThrows() async throws {
    let closures = TypedFunction(.closures, of: loader, as: loader.closures)
    closures.stub().andThrow(TrailError.closed)
    closures.stub().with(2).andDo { day in ["\(day)"] }
    await #expect(throws: TrailError.closed) { try await loader.closures(throwing: 1) }
    #expect(try await loader.closures(throwing: 2) == ["2"])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func staticMembersAreThoseOfTheScope() {
    let open = TypedFunction(.open, of: FakeTrailStore.self, as: FakeTrailStore.open)
    let written = TypedFunction<String, Int>(.open, of: FakeTrailStore.self)
    for _ in 0..<2 {
      withOwnStaticFakes {
        open.stub().with("a.json").andReturn(7)
        #expect(FakeTrailStore.open("a.json") == 7)
        #expect(written.calls == ["a.json"])
        #expect(open.didCall(with: "a.json", countSpecifier: .once).success)
      }
    }
    withOwnStaticFakes { #expect(open.callCount == 0) }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func failuresNameTheFakesOwnCase() {
    trails.stub(file: "/tests/StoreTests.swift", line: 3).with("Thun").andReturn([])
    store.resetStubs()
    trails.stub(file: "/tests/StoreTests.swift", line: 3).with("Thun").andReturn([])
    #expect(
      failures { _ = store.trails(near: "Bern") } == [
        """
        FakeTrailStore has no stub that answers trails(near: "Bern").
        Stubs of trails(near:):
          1. with("Thun"), written at StoreTests.swift:3
             near: expected "Thun", received "Bern"
        Write: fake.stub(.trails).with("Bern").andReturn(<#[Trail]#>)
        """
      ])
  }
}

extension TypedArgument where Value == String {
  /// A matcher of a test's own.
  fileprivate static var nonEmpty: TypedArgument { .all(of: .not(.isEmpty), .hasSuffix("x")) }
}

@Suite("Properties that the compiler knows") struct TypedPropertyTests {
  private let store = FakeTrailStore()
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  private var region: TypedProperty<String> {
    TypedProperty(.region, of: store, as: \.region)
  }
  private let moment = Duration.milliseconds(5)
  private let hour = Duration.seconds(3_600)

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func stubsAnswerTheGetter() {
    region.stub().andReturn("Bern").thenReturn("Valais")
    #expect([store.region, store.region] == ["Bern", "Valais"])
    TypedProperty<String>(.region, of: store).stub().andReturn("Ticino")
    #expect(store.region == "Ticino")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func callsAreTheValuesThatItWasSetTo() async {
    store.region = "Bern"
    let mark = store.checkpoint()
    store.region = "Valais"
    #expect(region.calls == ["Bern", "Valais"])
    #expect(region.calls(since: mark) == ["Valais"])
    #expect(region.callCount == 2)
    #expect(region.callCount(since: mark) == 1)
    #expect(region.callCount(with: "Bern") == 1)
    #expect(region.callCount(with: "Bern", since: mark) == 0)
    #expect(region.callCount(with: .contains("e"), since: mark) == 0)
    #expect(region.callCount(with: .contains("a")) == 1)
    #expect(region.didCall(countSpecifier: .exactly(2)).success)
    #expect(!region.didCall(countSpecifier: .exactly(2), since: mark).success)
    #expect(region.didCall(with: "Bern", countSpecifier: .once).success)
    #expect(!region.didCall(with: "Bern", since: mark).success)
    #expect(!region.didCall(with: .hasPrefix("B"), countSpecifier: .exactly(2)).success)
    #expect(!region.didCall(with: .hasPrefix("B"), since: mark).success)
    #expect(await region.didCall(within: hour).success)
    #expect(await !region.didCall(since: store.checkpoint(), within: moment).success)
    #expect(await region.didCall(with: "Bern", within: hour).success)
    #expect(await !region.didCall(with: "Bern", since: mark, within: moment).success)
    #expect(await region.didCall(with: .hasPrefix("V"), since: mark, within: hour).success)
    #expect(await !region.didCall(with: .hasPrefix("x"), within: moment).success)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func expectationsAndOrder() {
    region.expect(countSpecifier: .exactly(2))
    region.expect(with: "Bern", countSpecifier: .once)
    region.expect(with: .hasPrefix("V"))
    store.region = "Bern"
    store.region = "Valais"
    #expect(store.verify())
    #expect(
      OrderAssertion.ask([region.call(with: "Bern"), region.call()], since: nil).success)
    #expect(!OrderAssertion.ask([region.call(with: .hasPrefix("x"))], since: nil).success)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func staticProperties() {
    withOwnStaticFakes {
      let version = TypedProperty<Int>(.version, of: FakeArchive.self)
      version.stub().andReturn(3)
      #expect(FakeArchive.version == 3)
      FakeArchive.version = 4
      #expect(version.calls == [4])
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
