import SpryTestSupport
import XCTest

@testable import Hiking
@testable import SpryXCTest

/// An observer of its own, to which the tests tell what XCTest would.
final class TestCaseObserverTests: XCTestCase {
  private let observer = TestCaseObserver()
  private let location = CodeLocation("/tests/TrailTests.swift", 3)
  private var texts: [String] = []
  /// Whether the failures of this test case are kept here and told to the observer.
  private var isRecording = false
  private var isObserved = false

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard isRecording else { return super.record(issue) }
      let place = issue.sourceCodeContext.location
      let (path, line) = (place?.fileURL.path ?? "", place?.lineNumber ?? 0)
      texts.append("\(path):\(line): \(issue.compactDescription)")
      if isObserved { observer.testCase(self, didRecord: issue) }
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard isRecording else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      texts.append("\(filePath):\(lineNumber): \(description)")
      guard isObserved else { return }
      observer.testCase(
        self, didFailWithDescription: description, inFile: filePath, atLine: lineNumber)
    }
  #endif

  /// Whether the observer has a test case to fail.
  private func fail(isObserved: Bool = true) -> Bool {
    isRecording = true
    self.isObserved = isObserved
    defer { isRecording = false }
    return observer.fail("a message", at: location)
  }

  func testATestCaseWhoseStartWasNotSeenIsFoundByItsFailure() {
    XCTAssertFalse(observer.isRunning)
    XCTAssertTrue(fail())
    XCTAssertEqual(texts, ["/tests/TrailTests.swift:3: failed - a message"])
    XCTAssertTrue(observer.isRunning)
    XCTAssertTrue(fail(isObserved: false))
    XCTAssertEqual(texts.count, 2)
  }

  func testWhereXCTestDoesNotTellOfTheFailureNoTestCaseIsRunning() {
    XCTAssertFalse(fail(isObserved: false))
    XCTAssertFalse(observer.isRunning)
  }

  func testATestCaseIsRunningFromItsStartToItsEnd() {
    observer.testCaseWillStart(self)
    XCTAssertTrue(observer.isRunning)
    observer.testCaseDidFinish(self)
    XCTAssertFalse(observer.isRunning)
    XCTAssertFalse(fail())
    XCTAssertEqual(texts, [])
  }

  /// Declares an expectation that nobody verifies, in a test of its own.
  private func withAnUnverifiedExpectation<Result>(_ body: () -> Result) -> Result {
    TestScope.local.withValue(TestScope()) {
      let store = FakeTrailStore()
      store.expect(.region, with: "Bern", file: "/tests/TrailTests.swift", line: 4)
      return body()
    }
  }

  /// Those of a test case whose start was not seen, and after which none came.
  func testWhatIsLeftBehindIsReportedWhenTheTestBundleEnds() {
    let expected = withAnUnverifiedExpectation { TestScope.current.testEnd.takeUnverified() }
    XCTAssertEqual(expected.count, 1)
    withAnUnverifiedExpectation {
      let failures = reportedFailures { observer.testBundleDidFinish(.main) }
      XCTAssertEqual(
        failures,
        expected.map { ReportedFailure($0.text, at: 4, in: "/tests/TrailTests.swift") })
      XCTAssertEqual(reportedFailures { observer.testBundleDidFinish(.main) }, [])
    }
  }
}
