import SpryXCTest
import XCTest

// Everything here is isolated to the main actor because the module is.

protocol Sign: AnyObject {
  var text: String { get set }
  func point(to place: String) -> Int
  func paint() async throws
  static func build(_ count: Int) -> Bool
}

class Post {
  private let size: Double

  init(size: Double) { self.size = size }

  func height() -> Double { size }
}

final class FakeSign: Sign, Spryable {
  enum Function: String, StringRepresentable {
    case text
    case point = "point(to:)"
    case paint
  }

  enum ClassFunction: String, StringRepresentable { case build }

  let spryStorage = SpryStorage()

  var text: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  func point(to place: String) -> Int { spryify(arguments: place) }
  func paint() async throws { try await spryifyThrows() }
  static func build(_ count: Int) -> Bool { spryify(arguments: count) }
}

final class FakePost: Post, Spryable {
  enum Function: String, StringRepresentable, CaseIterable { case height }

  override func height() -> Double { spryify(fallbackValue: super.height()) }
}

nonisolated protocol Compass: Sendable {
  func bearing() -> Int
}

nonisolated final class FakeCompass: Compass, Spryable {
  enum Function: String, StringRepresentable { case bearing }
  let spryStorage = SpryStorage()
  func bearing() -> Int { spryify() }
}

nonisolated final class MainActorModuleTests: XCTestCase {
  @MainActor func testFakeForAProtocol() async throws {
    let sign = FakeSign()
    sign.stub(.text).andReturn("Bern 2 h")
    sign.stub(.point).with("Bern").andReturn(90)
    sign.stub(.paint).andReturn()
    sign.text = "Thun 1 h"
    XCTAssertEqual(sign.text, "Bern 2 h")
    XCTAssertEqual(sign.point(to: "Bern"), 90)
    try await sign.paint()
    XCTAssertHaveReceived(sign, .text, with: "Thun 1 h")
    XCTAssertHaveReceived(sign, .point, with: "Bern", countSpecifier: .once)
    XCTAssertHaveReceived(sign, .paint)
  }

  @MainActor func testStaticMembers() {
    FakeSign.stub(.build).andReturn(true)
    XCTAssertTrue(FakeSign.build(3))
    XCTAssertHaveReceived(FakeSign.self, .build, with: 3)
    FakeSign.resetCallsAndStubs()
    XCTAssertHaveNoRecordedCalls(FakeSign.self)
  }

  @MainActor func testFakeForAClassWithoutItsOwnStorage() {
    let post = FakePost(size: 2)
    XCTAssertEqual(post.height(), 2)
    post.stub(.height).andReturn(3.0)
    XCTAssertEqual(post.height(), 3)
    XCTAssertHaveReceived(post, .height, countSpecifier: .exactly(2))
  }

  func testNonisolatedFake() async {
    let compass = FakeCompass()
    compass.stub(.bearing).andReturn(90)
    let bearing = await Task.detached { compass.bearing() }.value
    XCTAssertEqual(bearing, 90)
    XCTAssertHaveReceived(compass, .bearing)
  }
}
