import SpryXCTest
import XCTest

@testable import Hiking

final class FakeTrailSearch: Spryable {
  enum Function: String, StringRepresentable {
    case search = "search(near:completion:)"
    case rank = "rank(_:among:)"
  }

  let spryStorage = SpryStorage()

  func search(
    near place: String, completion: @escaping (Result<[Trail], any Error>) -> Void
  ) -> Int? {
    spryify(arguments: place, completion)
  }

  func rank(_ trail: Trail, among others: Trail...) -> Int {
    spryify(arguments: trail, others)
  }
}

// The code in the article with the same name, with checks that it works.
final class TypedFunctionsTests: XCTestCase {
  private let store = FakeTrailStore()
  private let hut = FakeHut()
  private let settings = FakeSettings()
  private let fake = FakeTrailSearch()
  private let gemmi = Trail(name: "Gemmi Pass", ascent: 940)

  override func tearDown() {
    FakeTripLog.resetCallsAndStubs()
  }

  func testTypedFunctions() {
    let search = TypedFunction(.search, of: fake, as: { fake.search(near: $0, completion: $1) })

    search.stub().andDo { place, completion in
      completion(.success([Trail(name: place, ascent: 0)]))
      return nil
    }
    var names: [String] = []
    _ = fake.search(near: "Bern") { names = (try? $0.get())?.map(\.name) ?? [] }
    XCTAssertHaveReceived(search(.equal("Bern"), .anything), countSpecifier: .once)

    XCTAssertEqual(names, ["Bern"])
    XCTAssertEqual(search.callCount, 1)
  }

  func testCompletionHandlersCalledLater() {
    let search = TypedFunction(.search, of: fake, as: { fake.search(near: $0, completion: $1) })
    search.stub().andReturn(7)
    var found: [Trail]?

    XCTAssertEqual(fake.search(near: "Bern") { found = try? $0.get() }, 7)
    for (_, completion) in search.arguments() { completion(.success([.gemmi])) }

    XCTAssertEqual(found, [gemmi])
  }

  func testReferencesToMethods() {
    let save = TypedFunction(.save, of: store, as: store.save)

    save.stub().andReturn()
    store.save(.gemmi, as: "best")
    XCTAssertHaveReceived(save(.gemmi, "best"))
    XCTAssertHaveReceived(save(.where(\.ascent, in: 500...), .equal("best")))
    XCTAssertHaveNotReceived(save.matching { trail, name in trail.name == name })
    for (trail, name) in save.arguments() { print(trail.ascent, name) }
  }

  func testExplicitTypes() throws {
    let rank = TypedFunction<(Trail, [Trail]) -> Void, Int, Never>(.rank, of: fake)
    let reserve = TypedFunction<(Int) -> Void, Int, HutError>(.reserve, of: hut)
    rank.stub().andDo { trail, others in others.count { $0.ascent > trail.ascent } + 1 }
    reserve(.in(20...)).stub().andThrow(.full)

    XCTAssertEqual(fake.rank(.eiger, among: .gemmi), 2)
    XCTAssertHaveReceived(rank(.eiger, [.gemmi]), countSpecifier: .once)
    XCTAssertThrowsError(try hut.reserve(21))
  }

  func testTypedPropertiesAndStaticMembers() {
    let region = TypedProperty(.region, of: settings, as: \.region)
    let warn = TypedFunction(.warn, of: FakeTripLog.self, as: FakeTripLog.warn)

    region.stub().andReturn("Valais")
    warn(.hasPrefix("rain")).stub().andReturn()

    XCTAssertEqual(settings.region, "Valais")
    FakeTripLog.warn("rain on day 3")
    XCTAssertHaveReceived(warn("rain on day 3"), countSpecifier: .once)
  }
}
