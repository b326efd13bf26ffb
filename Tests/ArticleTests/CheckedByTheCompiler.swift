import SpryXCTest
import XCTest

@testable import Hiking

private protocol TrailSearch: AnyObject {
  func search(
    near place: String, cached: @escaping ([Trail]) -> Void,
    completion: @escaping (Result<[Trail], any Error>) -> Void
  ) -> Int?
  func count(where isWanted: (Trail) -> Bool) -> Int
}

private final class FakeTrailSearch: TrailSearch, Spryable {
  enum Function: String, StringRepresentable {
    case search = "search(near:cached:completion:)"
    case count = "count(where:)"
  }

  let spryStorage = SpryStorage()

  func search(
    near place: String, cached: @escaping ([Trail]) -> Void,
    completion: @escaping (Result<[Trail], any Error>) -> Void
  ) -> Int? {
    spryify(arguments: place, cached, completion)
  }

  func count(where isWanted: (Trail) -> Bool) -> Int {
    withoutActuallyEscaping(isWanted) { spryify(.count, arguments: Transient($0)) }
  }
}

// The code of the article of this name, and what shows that it works.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class CheckedByTheCompilerTests: XCTestCase {
  private let store = FakeTrailStore()
  private let forecasts = FakeForecasts()
  private let trailSearch = FakeTrailSearch()
  private let eiger = Trail(name: "Eiger Trail", ascent: 140)
  private let gemmi = Trail(name: "Gemmi Pass", ascent: 940)

  func testStubsAndVerifications() {
    let save = TypedFunction(.save, of: store, as: store.save)

    save.stub().andReturn()
    store.save(gemmi, as: "best")
    store.save(eiger, as: "next")
    XCTAssertHaveReceived(save, with: .gemmi, "best", countSpecifier: .once)
    XCTAssertHaveReceived(save, with: .where(\.ascent, in: ..<500), .hasPrefix("n"))
    XCTAssertHaveNotReceived(save, with: .anything, .isEmpty)
    for (trail, name) in save.calls { print(trail.ascent, name) }

    XCTAssertEqual(save.calls.map(\.1), ["best", "next"])
    XCTAssertEqual(save.callCount, 2)
    XCTAssertTrue(save.didCall(with: .eiger, "next").success)
  }

  func testAnswers() {
    let trails = TypedFunction(.trails, of: store, as: store.trails)

    trails.stub().with("Bern").andReturn([.eiger])
    trails.stub().with(.hasPrefix("Kander")).andReturn([.gemmi]).thenReturn([])
    trails.stub().andDo { place in [Trail(name: place, ascent: 0)] }

    XCTAssertEqual(store.trails(near: "Bern"), [eiger])
    XCTAssertEqual(store.trails(near: "Kandersteg"), [gemmi])
    XCTAssertEqual(store.trails(near: "Kandersteg"), [])
    XCTAssertEqual(store.trails(near: "Thun").map(\.name), ["Thun"])
  }

  func testGates() async throws {
    let (forecasts, rain) = (
      forecasts, TypedFunction(.rain, of: forecasts, as: forecasts.rain)
    )
    let gate = rain.stub().with(3).andSuspend()
    async let found = forecasts.rain(on: 3)
    await gate.untilReached()
    gate.resume(returning: 0.5)

    let result = try await found
    XCTAssertEqual(result, 0.5)
  }

  func testCompletionHandlers() {
    let fake = trailSearch
    let search = TypedFunction(
      .search, of: fake, as: { fake.search(near: $0, cached: $1, completion: $2) })
    search.stub().andDo { place, cached, completion in
      cached([.eiger])
      completion(.success([.eiger, .gemmi]))
      return nil
    }

    var found: [[Trail]] = []
    let task = fake.search(near: "Bern") {
      found.append($0)
    } completion: {
      found.append((try? $0.get()) ?? [])
    }
    XCTAssertNil(task)
    XCTAssertEqual(found, [[eiger], [eiger, gemmi]])
  }

  func testCompletionHandlersCalledLater() {
    let fake = trailSearch
    let search = TypedFunction(
      .search, of: fake, as: { fake.search(near: $0, cached: $1, completion: $2) })
    search.stub().with(.equal("Bern"), .anything, .anything).andReturn(7)
    var found: [Trail]?

    XCTAssertEqual(
      fake.search(near: "Bern", cached: { _ in }, completion: { found = try? $0.get() }), 7)
    for (_, _, completion) in search.calls { completion(.success([.gemmi])) }

    XCTAssertEqual(found, [gemmi])
  }

  func testTypesWrittenOut() {
    let count = TypedFunction<Any?, Int>(.count, of: trailSearch)
    count.stub().andReturn(2)

    XCTAssertEqual(trailSearch.count { $0.ascent > 0 }, 2)
    XCTAssertHaveReceived(count, countSpecifier: .once)
  }

  func testProperties() {
    let region = TypedProperty(.region, of: store, as: \.region)
    region.stub().andReturn("Valais")
    store.region = "Bern"
    XCTAssertHaveReceived(region, with: "Bern")
    XCTAssertEqual(region.calls, ["Bern"])

    XCTAssertEqual(store.region, "Valais")
  }

  func testStaticMembers() {
    defer { FakeTrailStore.resetCallsAndStubs() }
    let open = TypedFunction(.open, of: FakeTrailStore.self, as: FakeTrailStore.open)
    open.stub().with(.hasSuffix(".json")).andReturn(7)

    XCTAssertEqual(FakeTrailStore.open("a.json"), 7)
  }

  func testOrderAndExpectations() {
    let trails = TypedFunction(.trails, of: store, as: store.trails)
    let save = TypedFunction(.save, of: store, as: store.save)
    trails.stub().andReturn([])
    save.stub().andReturn()

    save.expect(with: .equal(.gemmi), .anything, countSpecifier: .once)
    _ = store.trails(near: "Bern")
    store.save(gemmi, as: "best")
    store.verify()
    XCTAssertHaveReceivedInOrder(trails.call(with: "Bern"), save.call())
  }

  func testWaiting() async {
    let store = store
    let save = TypedFunction(.save, of: store, as: store.save)
    save.stub().andReturn()
    Task { store.save(.gemmi, as: "best") }
    await XCTAssertHaveReceived(save, with: .gemmi, "best", within: .seconds(10))
  }
}
