import SpryTestSupport
import SpryTesting
import SpryXCTest
import Testing

@testable import Hiking

/// An assertion of XCTest in a test of Swift Testing: `XCTFail` would be lost there.
@Suite struct BothFrameworksTests {
  @Test func anAssertionOfXCTestIsAnIssueOfTheTest() {
    let line = #line + 2
    withKnownIssue {
      XCTAssertHaveReceived(FakeTrailStore(), .trails)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        FakeTrailStore did not receive trails(near:) at least once: received 0 times.
        It has recorded no calls.
        """
      ] && issue.sourceLocation?.fileName == "BothFrameworksTests.swift"
        && issue.sourceLocation?.line == line
    }
  }
}
