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
  private let eiger = Trail(name: "Eiger Trail", ascent: 140)
  private let gemmi = Trail(name: "Gemmi Pass", ascent: 940)

  override func setUp() {
    store.stub(.trails).andReturn([])
  }

  func testMatchers() {
    store.save(gemmi, as: "best")
    _ = store.trails(near: "Kandersteg")

    XCTAssertHaveReceived(store, .save, with: Argument.where(\Trail.name, "Gemmi Pass"), "best")
    XCTAssertHaveReceived(store, .save, with: Argument.where(\Trail.ascent, in: 500...), "best")
    XCTAssertHaveReceived(store, .trails, with: Argument.oneOf("Kandersteg", "Adelboden"))
    XCTAssertHaveReceived(store, .trails, with: Argument.all(of: .hasPrefix("K"), .hasCount(10)))
    XCTAssertHaveNotReceived(store, .trails, with: Argument.not(.hasSuffix("steg")))
  }

  func testMatchersOfEachKind() {
    let done = FakeClosure()
    let call: (Any?) -> Void = done.closure()
    let object = NSObject()

    call(nil)
    call(3)
    call("140 m")
    call([eiger])
    call(object)

    XCTAssertHaveReceived(done, .call, with: Argument.anything, countSpecifier: .exactly(5))
    XCTAssertHaveReceived(done, .call, with: Argument.nonNil, countSpecifier: .exactly(4))
    XCTAssertHaveReceived(done, .call, with: Argument.nil)
    XCTAssertHaveReceived(done, .call, with: Argument.in(1...3))
    XCTAssertHaveReceived(done, .call, with: Argument.isType(Int.self))
    XCTAssertHaveReceived(done, .call, with: Argument.matching(/^[0-9]+ m$/))
    XCTAssertHaveReceived(done, .call, with: Argument.contains(eiger))
    XCTAssertHaveReceived(done, .call, with: Argument.identical(to: object))
    XCTAssertHaveReceived(done, .call, with: Argument.equal(to: 3))
    XCTAssertHaveReceived(done, .call, with: Argument.any(of: 3, 4), countSpecifier: .once)
    XCTAssertHaveReceived(done, .call, with: Argument.pass { ($0 as? Int) == 3 })
    XCTAssertHaveNotReceived(done, .call, with: Argument.isEmpty)
  }

  func testCustomMatchers() {
    store.save(gemmi, as: "best")

    XCTAssertHaveReceived(store, .save, with: Argument.peak, "best")
    XCTAssertHaveNotReceived(store, .save, with: Argument.walk, "best")
  }

  func testCaptorsInStubs() {
    let captor = Argument.captor()
    store.stub(.save).with(captor, Argument.anything).andReturn()

    store.save(eiger, as: "best")
    store.save(gemmi, as: "best")

    XCTAssertEqual(try captor.value(as: Trail.self), eiger)
    XCTAssertEqual(try captor.value(at: 1, as: Trail.self), gemmi)
    XCTAssertEqual(captor.values(as: Trail.self).map(\.name), ["Eiger Trail", "Gemmi Pass"])
  }

  func testCaptorsInVerifications() {
    store.save(gemmi, as: "best")

    let name = Argument.captor()
    XCTAssertHaveReceived(store, .save, with: Argument.where(\Trail.name, name), "best")
    XCTAssertEqual(name.last(as: String.self), "Gemmi Pass")
  }

  func testCaptorOfAProperty() {
    let titles = Argument.captor(of: \Draft.title)
    let done = FakeClosure()
    done.stub(.call).with(titles).andReturn()
    let publish: (Draft) -> Void = done.closure()

    let draft = Draft(title: "Eiger")
    publish(draft)
    draft.title = "Gemmi"
    publish(draft)

    XCTAssertEqual(titles.values(as: String.self), ["Eiger", "Gemmi"])
  }

  func testCustomComparisons() {
    let done = FakeClosure()
    let draw: (Sketch) -> Void = done.closure()
    draw(Sketch(strokes: [1, 2]))
    XCTAssertHaveReceived(done, .call, with: Sketch(strokes: [3, 4]))
  }
}
