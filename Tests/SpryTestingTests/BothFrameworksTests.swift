import SpryTestSupport
import SpryTesting
import SpryXCTest
import Testing

@testable import Hiking

/// An assertion for XCTest in a Swift Testing test, where `XCTFail` would have no effect.
@Suite struct BothFrameworksTests {
  @Test func xcTestAssertionRecordsAnIssue() {
    let line = #line + 2
    withKnownIssue {
      XCTAssertHaveReceived(FakeTrailStore(), .trails)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        FakeTrailStore did not receive trails(near:).
        It received no calls.
        """
      ] && issue.sourceLocation?.fileName == "BothFrameworksTests.swift"
        && issue.sourceLocation?.line == line
    }
  }
}
