import SpryTestSupport
import SpryTesting
import SpryXCTest
import Testing

@testable import Hiking

/// An assertion for XCTest in a Swift Testing test, where `XCTFail` would have no effect.
@Suite struct BothFrameworksTests {
  @Test func xcTestAssertionRecordsAnIssue() {
    let text = FakeTrailStore().call(.trails).received(.atLeast(1), nil).text()
    let line = #line + 2
    withKnownIssue {
      XCTAssertHaveReceived(FakeTrailStore(), .trails)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [text]
        && issue.sourceLocation?.fileName == "BothFrameworksTests.swift"
        && issue.sourceLocation?.line == line
    }
  }
}
