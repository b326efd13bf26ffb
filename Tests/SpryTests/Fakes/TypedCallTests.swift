import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A fake with callbacks, and with the `stub` and `calls` that `generate-fake` writes.
private final class FakeTrailLoader: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case load = "load(near:cached:completion:)"
    case count = "count(where:)"
    case draw = "draw(_:)"
    case item = "subscript(_:)"
    case mark
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

  func draw(_ scribble: Scribble?) {
    spryify(arguments: scribble)
  }

  subscript(index: Int) -> String {
    get { spryify(arguments: index) }
    set { recordCall(arguments: index, newValue) }
  }

  var mark: String {
    get async throws(TrailError) { try await stubbedValueThrows(throwing: TrailError.self) }
  }

  struct Calls {
    let fake: FakeTrailLoader
    var mark: some StubbableCall<() -> Void, String, TrailError> { TypedCall(fake.call(.mark)) }
    typealias LoadCall = TypedCall<
      (String, @escaping ([Trail]) -> Void, @escaping (Result<[Trail], any Error>) -> Void) -> Void,
      Int?, Never
    >
    func load(
      near place: TypedArgument<String> = .anything,
      cached: TypedArgument<([Trail]) -> Void> = .anything,
      completion: TypedArgument<(Result<[Trail], any Error>) -> Void> = .anything
    ) -> LoadCall { .init(fake.call(.load, with: place, cached, completion)) }
    func count(
      where predicate: TypedArgument<(Trail) -> Bool> = .anything
    ) -> TypedCall<(@escaping (Trail) -> Bool) -> Void, Int, Never> {
      .init(fake.call(.count, with: predicate))
    }
    typealias DrawCall = TypedCall<(Scribble?) -> Void, Void, Never>
    func draw(_ scribble: Scribble?) -> DrawCall { .init(fake.call(.draw, with: scribble)) }
    @_disfavoredOverload
    func draw(_ scribble: TypedArgument<Scribble?> = .anything) -> DrawCall {
      .init(fake.call(.draw, with: scribble))
    }
    func `subscript`(
      _ index: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, String, Never> { .init(fake.call(.item, with: index)) }
  }

  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }
}

@Suite("Calls that the compiler checks") struct TypedCallTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()
  private let loader = FakeTrailLoader()

  init() {
    store.stub.save().andReturn()
    store.stub.trails().andReturn([])
  }

  @Test func valuesAndMatchersSelectCalls() {
    store.stub.trails(near: "Bern").andReturn([.eiger])
    store.stub.trails(near: .hasPrefix("T")).andReturn([.gemmi])
    #expect(store.trails(near: "Bern") == [.eiger])
    #expect(store.trails(near: "Thun") == [.gemmi])
    #expect(store.trails(near: "Basel") == [])
  }

  @Test func valuesStandBesideMatchers() {
    var saved: [String] = []
    let name = "best"
    store.stub.save(.where(\.ascent, in: 500...), as: name).andDo { _, _ in saved.append("steep") }
    store.stub.save(.eiger, as: .hasPrefix("b")).andDo { _, _ in saved.append("eiger") }
    store.save(.gemmi, as: "best")
    store.save(.eiger, as: "best")
    store.save(.gemmi, as: "worst")
    #expect(saved == ["steep", "eiger"])
    #expect(store.calls.save(as: "best").callCount == 2)
    #expect(store.calls.save(.gemmi).callCount == 2)
    #expect(store.calls.save(.gemmi, as: .any).callCount == 2)
    #expect(store.calls.save(.where { $0.ascent > 500 }, as: "worst").callCount == 1)
    #expect(store.calls.save(as: .any(of: "best", "next")).callCount == 2)
  }

  @Test func answersHaveTheMembersTypes() async throws {
    ranger.stub.length().andReturn(1).times(1).thenReturn(2).thenDo { Double($0.ascent) }
      .thenThrow(TrailError.closed)
    #expect((0..<4).map { _ in try? ranger.length(of: .eiger) } == [1, 2, 140, nil])
    store.stub.save(.gemmi, as: "best").andReturn().thenReturn()
    store.save(.gemmi, as: "best")
    ranger.stub.closures(on: 1).andThrow(TrailError.closed).thenThrow(TrailError.steep(3))
    ranger.stub.closures().andDo { day in ["\(day)"] }
    await #expect(throws: TrailError.closed) { try await ranger.closures(on: 1) }
    await #expect(throws: TrailError.steep(3)) { try await ranger.closures(on: 1) }
    #expect(try await ranger.closures(on: 2) == ["2"])
    store.stub.trails().andCallThrough()
    #expect(failures { _ = store.trails(near: "Bern") }.count == 1)
  }

  @Test func answersMayBeAsyncClosures() async throws {
    ranger.stub.closures().andDo { day in
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

  @Test func aCallStaysTheSameStubOnlyForOneAnswer() {
    let trails = store.stub.trails()
    trails.andReturn([.eiger])
    trails.andReturn([.gemmi])
    #expect(store.trails(near: "Bern") == [.gemmi])
  }

  @Test func captorsAreMatchers() {
    let captor = Argument.captor()
    store.stub.save(as: .captured(by: captor)).andReturn()
    store.save(.eiger, as: "best")
    #expect(captor.values(as: String.self) == ["best"])
    store.stub.save(as: .that(.hasCount(3))).andReturn().optional()
    #expect(!store.unusedStubs.contains { "\($0)".contains("of count 3") })
  }

  @Test func callbacksNeedNoTypeAnnotations() {
    loader.stub.load().andDo { place, cached, completion in
      cached([.eiger])
      completion(.failure(TrailError.closed))
      return place.count
    }
    var received: [String] = []
    let task = loader.load(near: "Bern") {
      received.append("\($0[0].name)")
    } completion: {
      received.append("\($0)")
    }
    #expect(task == 4)
    #expect(received == ["Eiger Trail", "failure(Hiking.TrailError.closed)"])
    for (place, cached, completion) in loader.calls.load().arguments() {
      #expect(place == "Bern")
      cached([.gemmi])
      completion(.success([]))
    }
    #expect(received.count == 4)
    #expect(loader.calls.load(near: .hasPrefix("B")).callCount == 1)
  }

  @Test func closuresThatDoNotEscapeHaveTheirType() {
    loader.stub.count().andDo { predicate in [.eiger, .gemmi].filter(predicate).count }
    #expect(loader.count { $0.ascent > 500 } == 1)
    let failures = reportedFailures {
      #expect(loader.calls.count().arguments(file: "/tests/LoaderTests.swift", line: 3).isEmpty)
    }
    let text = """
      FakeTrailLoader received count(where: (Trail) -> Bool (not recorded)), but its closure doesn't outlive the call.
      To use the closure, stub the member with andDo, whose closure receives it.
      """
    #expect(failures == [ReportedFailure(text, at: 3, in: "/tests/LoaderTests.swift")])
    let others = reportedFailures {
      #expect(throws: SpryFailure.self) {
        try loader.calls.count().lastArguments(file: "/tests/LoaderTests.swift", line: 4)
      }
    }
    #expect(others == [ReportedFailure(text, at: 4, in: "/tests/LoaderTests.swift")])
    let byCase = reportedFailures {
      _ = loader.arguments(
        of: .count, as: ((Trail) -> Bool).self, file: "/tests/LoaderTests.swift", line: 5)
    }
    #expect(byCase == [ReportedFailure(text, at: 5, in: "/tests/LoaderTests.swift")])
  }

  @Test func argumentsHaveTheirTypes() throws {
    #expect(store.calls.save().arguments().isEmpty)
    store.save(.eiger, as: "best")
    let mark = Checkpoint()
    store.save(.gemmi, as: "next")
    _ = store.trails(near: "Bern")
    let save = store.calls.save()
    #expect(save.arguments().map(\.0) == [.eiger, .gemmi])
    #expect(save.arguments().map(\.1) == ["best", "next"])
    #expect(save.arguments(since: mark).map(\.1) == ["next"])
    #expect(store.calls.save(.where(\.ascent, in: 500...)).arguments().map(\.1) == ["next"])
    #expect(store.calls.trails().arguments() == ["Bern"])
    #expect(try save.arguments(at: 0) == (.eiger, "best"))
    #expect(try save.arguments(at: 0, since: mark) == (.gemmi, "next"))
    #expect(try save.lastArguments() == (.gemmi, "next"))
    #expect(try store.calls.save(.eiger).lastArguments() == (.eiger, "best"))
    #expect(try store.calls.trails().lastArguments() == "Bern")
    #expect(store.unverifiedCalls().count == 3)
  }

  @Test func argumentsOfACallThatWasNotReceivedAreReported() {
    let file: StaticString = "/tests/StoreTests.swift"
    var errors: [String] = []
    func note(_ body: () throws -> Void) {
      do { try body() } catch { errors.append("\(error)") }
    }
    let call = store.calls.save()
    let reported = reportedFailures {
      note { _ = try call.lastArguments(file: file, line: 1) }
      store.save(.eiger, as: "best")
      note { _ = try call.lastArguments(since: Checkpoint(), file: file, line: 2) }
      note { _ = try store.calls.save(as: "next").lastArguments(file: file, line: 3) }
      note { _ = try call.arguments(at: 1, file: file, line: 4) }
      note { _ = try call.arguments(at: -1, file: file, line: 5) }
    }
    let save = #"save(Trail(name: "Eiger Trail", ascent: 140), as: "best")"#
    let outlines = [
      "notReceived FakeTrailStore.save(_:as:) 0 of atLeast(1)",
      "notReceived FakeTrailStore.save(_:as:) 0 of atLeast(1), since checkpoint",
      #"notReceived FakeTrailStore.save(anything, as: "next") 0 of atLeast(1)"#,
      "noCall 1 FakeTrailStore.save(_:as:) 1 of atLeast(1)",
      "noCall -1 FakeTrailStore.save(_:as:) 1 of atLeast(1)",
    ]
    #expect(
      reported.map(\.outlined)
        == (0..<5).map { ReportedFailure(outlines[$0], at: $0 + 1, in: "\(file)") })
    #expect(
      reported.map(\.evidence) == [
        [], [], [save, #"as: expected "next", received "best""#, "1. \(save)"], ["1. \(save)"],
        ["1. \(save)"],
      ])
    #expect(
      zip(errors, reported).allSatisfy { error, failure in
        error.hasSuffix(": \(failure.text.prefix { $0 != "\n" })")
      })
    #expect(errors.count == 5)
  }

  @Test func argumentsThatCannotBeComparedAreReported() {
    loader.stub.draw().andReturn()
    loader.draw(Scribble(strokes: 1))
    let failures = reportedFailures {
      let call = loader.calls.draw(Scribble(strokes: 1))
      #expect(call.arguments(file: "/tests/A.swift", line: 3).isEmpty)
      #expect(throws: SpryFailure.self) { try call.lastArguments(file: "/tests/A.swift", line: 4) }
    }
    #expect(failures.map(\.line) == [3, 4])
    #expect(failures.map(\.file) == ["/tests/A.swift", "/tests/A.swift"])
  }

  @Test func argumentsOfTypeAnyAreNotWrappedInAnOptional() throws {
    ranger.stub(.anything).andReturn()
    ranger.anything(3, as: Void.self)
    let call = ranger.call(.anything)
    #expect(TypedCall<(Any) -> Void, Void, Never>(call).arguments().map { "\($0)" } == ["3"])
    let sendable = TypedCall<(any Sendable) -> Void, Void, Never>(call)
    #expect(sendable.arguments().map { "\($0)" } == ["3"])
    #expect(try "\(sendable.lastArguments())" == "3")
  }

  @Test func argumentsKeepTheOptionalsAroundNil() {
    ranger.stub(.anything).andReturn()
    ranger.anything(Int??.none as Any?, as: Void.self)
    ranger.anything(Int??.some(3) as Any?, as: Void.self)
    let call = ranger.call(.anything)
    #expect(TypedCall<(Int??) -> Void, Void, Never>(call).arguments() == [.none, .some(3)])
    #expect(TypedCall<(Int???) -> Void, Void, Never>(call).arguments() == [.none, .some(3)])
  }

  @Test func verificationsAgreeWithThoseOfUntypedPatterns() {
    store.save(.eiger, as: "best")
    #expect(store.calls.save().callCount == 1)
    #expect(store.calls.save(.eiger, as: "best").didCall(countSpecifier: 1).success)
    #expect(
      store.calls.save(.gemmi, as: "best").didCall().failureMessage
        == store.didCall(.save, with: Trail.gemmi, "best").failureMessage)
    #expect(
      store.calls.save(.where(\.ascent, .in(500...))).didCall().failureMessage
        == store.didCall(
          .save, with: Argument.where(\Trail.ascent, .in(500...)), Argument.anything
        ).failureMessage)
    let order: [any CallPatternConvertible] = [
      store.calls.save(), store.calls.trails(near: "Bern"),
    ]
    _ = store.trails(near: "Bern")
    #expect(order.map(\.callPattern).order(since: nil).success)
    #expect(!order.reversed().map(\.callPattern).order(since: nil).success)
  }

  @Test func gettingAndSettingASubscriptAreDistinguished() {
    loader[1] = "x"
    #expect(loader.calls.subscript().callCount == 0)
    loader.stub.subscript().andReturn("one")
    #expect(loader[1] == "one")
    #expect(loader.calls.subscript().callCount == 1)
    #expect(loader.calls.subscript(.equal(1)).callCount == 1)
    #expect(loader.calls.subscript(.equal(2)).callCount == 0)
    #expect(loader.call(.item, with: 1, "y").didCall(countSpecifier: .never).success)
    loader.resetCalls()
    _ = loader[1]
    // A string may be a message, but a matcher can't.
    #expect(!loader.call(.item, with: 1, "x").didCall(countSpecifier: .never).success)
    let setting = loader.call(.item, with: 1, Argument.equal(to: "x"))
    #expect(setting.didCall(countSpecifier: .never).success)
    #expect(!loader.call(.item, with: 1, "x", 2).didCall(countSpecifier: .never).success)
    loader.resetCalls()
    loader[1] = "x"
    #expect(loader.call(.item, with: 1).didCall(countSpecifier: .never).success)
  }

  @Test func valuesNeedNotBeEquatable() {
    loader.stub.draw().andReturn()
    loader.draw(nil)
    #expect(loader.calls.draw(nil).callCount == 1)
    #expect(loader.calls.draw(.anything).callCount == 1)
    #expect(loader.calls.draw(.nonNil).callCount == 0)
    let texts = failures { _ = loader.calls.draw(Scribble(strokes: 1)).didCall() }
    #expect(texts.count == 1)
    #expect(texts[0].hasPrefix("FakeTrailLoader.draw(_:), argument 1: values of type Scribble"))
  }

  @Test func gateIsResumedWithTheResult() async throws {
    let gate = ranger.stub.closures(on: 1).andSuspend()
    async let found = ranger.closures(on: 1)
    await gate.untilReached(by: 1, within: .seconds(30))
    gate.resume(returning: ["Gemmi Pass"])
    #expect(try await found == ["Gemmi Pass"])
    gate.resume(throwing: TrailError.closed)
    await #expect(throws: TrailError.closed) { try await ranger.closures(on: 1) }
    ranger.stub.closures().andReturn([])
    gate.open()
    #expect(try await ranger.closures(on: 1) == [])
  }
}

@Suite("Properties that the compiler checks") struct TypedPropertyTests {
  private let store = FakeTrailStore()
  private var region: TypedProperty<String> { store.calls.region }

  @Test func stubsProvideTheGettersResult() {
    store.stub.region.andReturn("Bern").thenReturn("Valais")
    #expect([store.region, store.region] == ["Bern", "Valais"])
    store.stub.region.andDo { "Ticino" }
    #expect(store.region == "Ticino")
  }

  @Test func propertyRemembersItsValue() {
    store.stub.region.andRemember("Bern")
    #expect(store.region == "Bern")
    store.region = "Valais"
    #expect(store.region == "Valais")
  }

  @Test func propertyWithoutASetterIsStubbed() async throws {
    let loader = FakeTrailLoader()
    loader.stub.mark.andReturn("red").thenThrow(.closed)
    #expect(try await loader.mark == "red")
    await #expect(throws: TrailError.closed) { try await loader.mark }
    let gate = loader.stub.mark.andSuspend()
    gate.resume(returning: "white")
    #expect(try await loader.mark == "white")
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
    #expect(calls.map(\.callPattern).order(since: nil).success)
    #expect(![region.set(.hasPrefix("x")).callPattern].order(since: nil).success)
  }

  /// A getter that records its calls isn't mistaken for a setter.
  @Test func readingAPropertyDoesNotCountAsSettingIt() {
    let sign = FakeSign()
    sign.stub(.text).andReturn("x")
    _ = sign.text
    let text = TypedProperty<String>(.text, of: sign)
    #expect(text.callCount == 0)
    #expect(text.set(.anything).callCount == 0)
    sign.text = "y"
    #expect(text.callCount == 1)
    #expect(text.set(.anything).callCount == 1)
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

  @Test func staticProperties() {
    withOwnStaticFakes {
      let version = TypedProperty<Int>(.version, of: FakeArchive.self)
      version.andReturn(3)
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
  enum Function: String, StringRepresentable { case text }
  let spryStorage = SpryStorage()
  var text: String {
    get { spryify() }
    set { recordCall(arguments: newValue) }
  }
}
