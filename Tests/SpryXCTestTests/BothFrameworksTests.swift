import SpryTestSupport
import SpryTesting
import SpryXCTest
import Testing
import XCTest

@testable import Hiking

/// An assertion for Swift Testing in an XCTest test, where `Issue.record` would have no effect.
final class BothFrameworksTests: RecordingTestCase {
  func testSwiftTestingAssertionFailsTheTestCase() {
    let line = #line + 1
    let failures = failures { expectHaveReceived(FakeTrailStore(), .trails) }
    let outcome = FakeTrailStore().call(.trails).received(.atLeast(1), nil)
    XCTAssertEqual(failures, [failure(outcome, line)])
  }
}
