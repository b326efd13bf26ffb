import SpryTestSupport
import SpryTesting
import SpryXCTest
import Testing
import XCTest

@testable import Hiking

/// An expectation of Swift Testing in a test of XCTest: `Issue.record` would be lost there.
final class BothFrameworksTests: RecordingTestCase {
  func testAnExpectationOfSwiftTestingFailsTheTestCase() {
    let line = #line + 1
    let failures = failures { expectHaveReceived(FakeTrailStore(), .trails) }
    XCTAssertEqual(
      failures,
      [
        RecordedFailure(
          text: """
            failed - FakeTrailStore did not receive trails(near:) at least once: received 0 times.
            It has recorded no calls.
            """, file: #filePath, line: line)
      ])
  }
}
