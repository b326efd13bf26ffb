import SpryXCTest
import XCTest

@testable import Hiking

final class Draft {
  var title: String
  init(title: String) { self.title = title }
}

extension Argument {
  static var peak: Argument { .pass("a peak") { (trail: Trail) in trail.ascent > 900 } }
  static var walk: Argument { .not(.peak) }
}

struct Sketch {
  var strokes: [Int]
  var onEdit: () -> Void = {}
}

extension Sketch: SpryEquatable {
  func isEqual(toArgument actual: Any) -> Bool {
    (actual as? Sketch)?.strokes.count == strokes.count
  }
}

// The code in the article with the same name, with checks that it works.
final class MatchingArgumentsTests: XCTestCase {
  private let store = FakeTrailStore()
  private let gemmi = Trail(name: "Gemmi Pass", ascent: 940)

  func testMatchers() {
    store.save(gemmi, as: "best")

    XCTAssertHaveReceived(store, .save, with: Argument.where(\Trail.ascent, in: 500...), "best")
    XCTAssertHaveReceived(store, .save, with: gemmi, Argument.oneOf("best", "next"))
    XCTAssertHaveNotReceived(store, .save, with: gemmi, Argument.not(.hasPrefix("b")))
  }

  func testCustomMatchers() {
    store.save(gemmi, as: "best")

    XCTAssertHaveReceived(store, .save, with: Argument.peak, "best")
    XCTAssertHaveNotReceived(store, .save, with: Argument.walk, "best")
  }

  func testCaptorsInStubs() {
    let place = Argument.captor()
    store.stub(.trails).with(place).andReturn([])

    _ = store.trails(near: "Bern")
    _ = store.trails(near: "Thun")

    XCTAssertEqual(try place.value(as: String.self), "Bern")
    XCTAssertEqual(try place.value(at: 1, as: String.self), "Thun")
    XCTAssertEqual(place.values(as: String.self), ["Bern", "Thun"])
  }

  func testCaptorOfAProperty() {
    let done = FakeClosure()
    let publish: (Draft) -> Void = done.closure()
    let titles = Argument.captor()
    done.stub(.call).with(Argument.where(\Draft.title, titles)).andReturn()

    let draft = Draft(title: "Eiger")
    publish(draft)
    draft.title = "Gemmi"

    XCTAssertEqual(titles.values(as: String.self), ["Eiger"])
  }

  func testCustomComparisons() {
    let done = FakeClosure()
    let draw: (Sketch) -> Void = done.closure()
    draw(Sketch(strokes: [1, 2]))
    XCTAssertHaveReceived(done, .call, with: Sketch(strokes: [3, 4]))
  }
}
