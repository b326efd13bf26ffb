import SpryXCTest
import XCTest

protocol TripLog {
  static func warn(_ message: String)
}

final class FakeTripLog: TripLog, Spryable {
  typealias Function = NoFunctions

  enum ClassFunction: String, StringRepresentable {
    case warn = "warn(_:)"
  }

  static func warn(_ message: String) {
    spryify(arguments: message)
  }
}

// The code in the article with the same name, with checks that it works.
final class TripLogTests: XCTestCase {
  override func tearDown() {
    FakeTripLog.resetCallsAndStubs()
  }

  func testWarns() {
    FakeTripLog.warn("rain")

    XCTAssertHaveReceived(FakeTripLog.self, .warn, with: "rain", countSpecifier: .once)
  }
}
