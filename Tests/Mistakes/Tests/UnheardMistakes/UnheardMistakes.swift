import Foundation
import SpryTesting
import SpryXCTest
import Testing
import XCTest

@testable import Mistakes

// Calls that come when no test is running, as far as anybody can tell. Each is printed at once, and
// fails the next test case of XCTest, or the run.

final class AUnheardMistakes: XCTestCase {
  private let length = (try? FakeGuide().length(of: .eiger)) ?? 0

  func testTheInitialValueOfAProperty() {
    XCTAssertEqual(length, 0)
  }
}

final class BUnheardMistakes: XCTestCase {
  override class func setUp() {
    _ = FakeTrailStore().trails(near: "Thun")
  }

  override class func tearDown() {
    // A thread that is started by one test case and calls a fake after its end.
    let thread = Thread { _ = FakeTrailStore().trails(near: "Visp") }
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
  }

  func testTheClassIsSetUp() {}
}

final class CUnheardMistakes: XCTestCase {
  func testTheClassBeforeIsTornDown() {}
}

// The fake is the first that the process sees, and no test has been seen before.
@Test func aFirstCallOnAThread() async {
  await withCheckedContinuation { continuation in
    Thread {
      _ = FakeTrailStore().trails(near: "Bern")
      continuation.resume()
    }.start()
  }
}
