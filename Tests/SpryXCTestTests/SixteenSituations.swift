import Spry
import SpryXCTest
import XCTest

@testable import Hiking

/// Everyday situations of tests, with a generated fake.
///
/// Lines of the first nine and of the eleventh that concern fakes end in a number. README says how
/// many there are.
final class SixteenSituations: XCTestCase {
  private let hut = FakeHutService()
  private let log = FakeHutLog()

  func testValue() {
    hut.stub.title().andReturn("Gemmi")  // 1
    XCTAssertEqual(hut.title(), "Gemmi")
  }

  func testError() {
    hut.stub.trail().andThrow(TrailError.closed)  // 2
    XCTAssertThrowsError(try hut.trail(id: 1))
  }

  func testValueForAnArgument() throws {
    hut.stub.trail(id: 7).andReturn(.gemmi)  // 3
    hut.stub.trail(id: .in(8...)).andReturn(.eiger)  // 3
    XCTAssertEqual(try [hut.trail(id: 7), hut.trail(id: 9)], [.gemmi, .eiger])
  }

  func testConsecutiveValues() {
    hut.stub.title().andReturn("a").thenReturn("b")  // 4
    XCTAssertEqual([hut.title(), hut.title(), hut.title()], ["a", "b", "b"])
  }

  func testCalledOnceWithTheseArguments() {
    hut.store(.gemmi, tag: "best")
    XCTAssertHaveReceived(hut.calls.store(.gemmi, tag: "best"), .once)  // 5
  }

  func testNeverCalled() {
    hut.store(.gemmi, tag: "best")
    XCTAssertHaveNotReceived(hut.calls.store(.eiger))  // 6
    XCTAssertHaveReceived(hut.calls.load(), .never)  // 6
  }

  func testOrder() {
    hut.store(.gemmi, tag: "best")
    log.note("stored", count: 1)
    XCTAssertHaveReceivedInOrder(hut.calls.store(), log.calls.note("stored"))  // 7
  }

  func testFieldOfAnArgument() throws {
    hut.store(.gemmi, tag: "best")
    let (trail, _) = try hut.calls.store().lastArguments()  // 8
    XCTAssertEqual(trail.ascent, 940)  // 8
    XCTAssertHaveReceived(hut.calls.store(.where(\.ascent, in: 900...), tag: "best"))
  }

  func testCompletionHandler() {
    hut.stub.load(7).andDo { _, completion in completion(.success(.gemmi)) }  // 9
    let received = Lock<Trail?>(nil)
    hut.load(7) { result in received.withLock { $0 = try? result.get() } }
    XCTAssertEqual(received.withLock { $0 }, .gemmi)
  }

  func testAsyncCallThatIsHeldOpen() async throws {
    let gate = hut.stub.fetch(7).andSuspend()
    let task = Task { [hut] in try await hut.fetch(7) }
    await gate.untilReached()
    gate.resume(returning: .eiger)
    let trail = try await task.value
    XCTAssertEqual(trail, .eiger)
  }

  func testProperty() {
    hut.stub.warden.andReturn("Ueli")  // 11
    XCTAssertEqual(hut.warden, "Ueli")
    hut.warden = "Vreni"
    XCTAssertHaveReceived(hut.calls.warden.set("Vreni"))  // 11
  }

  func testStaticMember() {
    defer { FakeHutService.resetCallsAndStubs() }
    FakeHutService.classStub.open().andReturn(3)
    XCTAssertEqual(FakeHutService.open("a"), 3)
    XCTAssertHaveReceived(FakeHutService.classCalls.open("a"), .once)
  }

  func testGenericMember() {
    hut.stub.decode("7", as: Int.self).andReturn(7)
    XCTAssertEqual(hut.decode("7", as: Int.self), 7)
  }

  func testClosureThatDoesNotEscape() {
    hut.stub.visit().andDo { body in try body(.gemmi) }
    var visited: [Trail] = []
    hut.visit { visited.append($0) }
    XCTAssertEqual(visited, [.gemmi])
    XCTAssertThrowsError(try hut.visit { _ in throw TrailError.closed })
  }

  func testPartialDouble() {
    let partial = PartialHutLog(wrapping: log)
    partial.stub.note("secret").andReturn()
    partial.note("open", count: 1)
    partial.note("secret", count: 2)
    XCTAssertEqual(log.calls.note().arguments().map(\.0), ["open"])
  }

  func testLeftovers() {
    hut.stub.store().andReturn()
    hut.stub.title().andReturn("Gemmi").optional()
    hut.store(.gemmi, tag: "best")
    hut.store(.eiger, tag: "log")
    XCTAssertHaveReceivedExactly(hut.calls.store(.gemmi), excluding: [hut.calls.store(tag: "log")])
    XCTAssertHaveReceived(hut.calls.store(tag: "log"))
    XCTAssertNoUnverifiedCalls(hut)
    XCTAssertNoUnusedStubs(hut)
  }
}
