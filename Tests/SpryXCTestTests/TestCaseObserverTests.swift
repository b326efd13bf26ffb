import SpryTestSupport
import SpryXCTest
import XCTest

@testable import Hiking

/// Sends a separate observer the messages that XCTest would send.
final class TestCaseObserverTests: XCTestCase {
  private let observer = TestCaseObserver()
  private let location = CodeLocation("/tests/TrailTests.swift", 3)
  private var texts: [String] = []
  /// Whether the failures of this test case are recorded here.
  private var isRecording = false
  private var isObserved = false
  /// Whether the test case was known to be running when each teardown block was added.
  private var isRunningAtBlocks: [Bool] = []

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard isRecording else { return super.record(issue) }
      let source = issue.sourceCodeContext.location
      let (path, line) = (source?.fileURL.path ?? "", source?.lineNumber ?? 0)
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

    override func addTeardownBlock(_ block: @escaping () -> Void) {
      guard isRecording else { return super.addTeardownBlock(block) }
      isRunningAtBlocks.append(observer.testCase === self)
    }

    /// A subclass of a test case may add the block in another way, such as to find out who adds it.
    func testTestCaseIsRunningBeforeItsBlockIsAdded() {
      isRecording = true
      observer.testCaseWillStart(self)
      isRecording = false
      XCTAssertEqual(isRunningAtBlocks, [true])
    }
  #endif

  /// Returns whether the observer's test case has failed, or `nil` if it has none.
  private func fail(isObserved: Bool = true) -> Bool? {
    isRecording = true
    self.isObserved = isObserved
    defer { isRecording = false }
    return observer.fail(Report("a message", at: location))
  }

  func testUnobservedTestCaseIsFoundByItsFailure() {
    XCTAssertFalse(observer.isRunning)
    XCTAssertEqual(fail(), true)
    XCTAssertEqual(texts, ["/tests/TrailTests.swift:3: failed - a message"])
    XCTAssertTrue(observer.isRunning)
    XCTAssertEqual(fail(isObserved: false), false)
    XCTAssertEqual(texts.count, 2)
  }

  func testNoTestCaseIsRunningIfXCTestReportsNoFailure() {
    XCTAssertNil(fail(isObserved: false))
    XCTAssertFalse(observer.isRunning)
  }

  func testTestCaseIsRunningFromItsStartToItsEnd() {
    observer.testCaseWillStart(self)
    XCTAssertTrue(observer.isRunning)
    XCTAssertEqual(fail(), true)
    XCTAssertEqual(fail(isObserved: false), false)
    texts = []
    observer.testCaseDidFinish(self)
    XCTAssertFalse(observer.isRunning)
    XCTAssertNil(fail())
    XCTAssertEqual(texts, [])
  }

  /// Declares an expectation in a separate test scope, which doesn't verify it.
  private func withAnUnverifiedExpectation<Result>(_ body: () -> Result) -> Result {
    TestScope.local.withValue(TestScope()) {
      let store = FakeTrailStore()
      store.expect(.region, with: "Bern", file: "/tests/TrailTests.swift", line: 4)
      return body()
    }
  }

  /// Such expectations come from a last test case whose start wasn't observed.
  func testUnverifiedExpectationsAreReportedWhenTheBundleEnds() {
    let expected = withAnUnverifiedExpectation {
      TestScope.current.ledger.close(.testCase(.passed))
    }
    XCTAssertEqual(expected.count, 1)
    withAnUnverifiedExpectation {
      let failures = reportedFailures { observer.testSuiteDidFinish(XCTestSuite(name: "all")) }
      XCTAssertEqual(
        failures,
        expected.map { ReportedFailure($0.text, at: 4, in: "/tests/TrailTests.swift") })
      XCTAssertEqual(reportedFailures { observer.testSuiteDidFinish(XCTestSuite(name: "all")) }, [])
    }
  }

  func testAnswersThatWereSkippedAreReportedWhenTheBundleEnds() {
    TestScope.local.withValue(TestScope()) {
      let ranger = FakeRanger()
      ranger.stub(.anything).andReturn(0)
      ranger.stub(.anything, file: "/tests/TrailTests.swift", line: 5).andReturn("5")
      XCTAssertEqual(ranger.anything("a") as Int, 0)
      let failures = reportedFailures { observer.testSuiteDidFinish(XCTestSuite(name: "all")) }
      XCTAssertEqual(failures.map(\.line), [5])
      XCTAssertEqual(reportedFailures { observer.testSuiteDidFinish(XCTestSuite(name: "all")) }, [])
    }
  }
}
