import SpryTestSupport
import SpryXCTest
import XCTest

@testable import Hiking

final class NoUnusedStubsTests: XCTestCase {
  private let store = FakeTrailStore()

  // Static stubs belong to the whole process, so other test cases may have left some.
  override func setUp() {
    FakeTrailStore.resetCallsAndStubs()
  }

  override func tearDown() {
    FakeTrailStore.resetCallsAndStubs()
  }

  func testPassesIfAllStubsAreUsed() {
    store.stub(.trails).andReturn([Trail]())
    FakeTrailStore.stub(.open).andReturn(1)
    _ = store.trails(near: "Bern")
    _ = FakeTrailStore.open("a.json")
    XCTAssertNoUnusedStubs(store)
    XCTAssertNoUnusedStubs(FakeTrailStore.self)
  }

  func testFailsForUnusedStubs() {
    store.stub(.trails, file: "/tests/StoreTests.swift", line: 3).with("Bern").andReturn([Trail]())
    FakeTrailStore.stub(.open, file: "/tests/StoreTests.swift", line: 4).andReturn(1)
    let texts = failures {
      XCTAssertNoUnusedStubs(store, "a message")
      XCTAssertNoUnusedStubs(FakeTrailStore.self)
    }
    XCTAssertEqual(
      texts,
      [
        """
        FakeTrailStore has 1 unused stub:
          1. trails(near:), with("Bern"), at StoreTests.swift:3
             trails(near:) was not called
        If a stub should have been used, fix it or the code; otherwise, remove it or add .optional().
        a message
        """,
        """
        FakeTrailStore.self has 1 unused stub:
          1. open(_:), any arguments, at StoreTests.swift:4
             open(_:) was not called
        If a stub should have been used, fix it or the code; otherwise, remove it or add .optional().
        """,
      ])
  }

  func testClosureWithoutStubsPasses() {
    let done = FakeClosure()
    let callback: (Int) -> Void = done.closure()
    callback(3)
    XCTAssertHaveReceived(done, .call, with: 3, countSpecifier: .once)
    XCTAssertNoUnusedStubs(done)
  }
}
