import SpryTestSupport
import SpryXCTest
import XCTest

/// A test case that can record its failures instead of failing.
///
/// Every failure of a test passes through one method, with the text and line that a reader would
/// see: `record(_:)` on Apple systems, `recordFailure` on Linux.
class RecordingTestCase: XCTestCase {
  struct RecordedFailure: Equatable {
    var text: String
    var file: String
    var line: Int
  }

  private var recorded: [RecordedFailure]?
  /// Whether XCTest is not to count the recorded failures, as in a block that expects them.
  private var areExpected = false

  #if canImport(Darwin)
    /// The recorded failures in the form that Xcode receives.
    private(set) var issues: [XCTIssue] = []

    override func record(_ issue: XCTIssue) {
      guard recorded != nil else { return super.record(issue) }
      issues.append(issue)
      let location = issue.sourceCodeContext.location
      recorded?.append(
        RecordedFailure(
          text: issue.compactDescription, file: location?.fileURL.path ?? "",
          line: location?.lineNumber ?? 0))
      if !areExpected { TestCaseObserver.shared.testCase(self, didRecord: issue) }
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard recorded != nil else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      recorded?.append(RecordedFailure(text: description, file: filePath, line: lineNumber))
      if areExpected { return }
      TestCaseObserver.shared.testCase(
        self, didFailWithDescription: description, inFile: filePath, atLine: lineNumber)
    }
  #endif

  override class func setUp() {
    // Creates the first storage of the process before a test case starts, so the reporter knows
    // that the first one is running even if its failures are recorded here and get no further.
    _ = SpryStorage()
  }

  /// Returns the failures that `body` causes, instead of failing the test.
  func failures(_ body: () throws -> Void) rethrows -> [RecordedFailure] {
    startRecording()
    try body()
    return stopRecording()
  }

  /// Runs `body` like a block of `XCTExpectFailure`, which exists on Apple systems only.
  func expectFailure(_ body: () throws -> Void) rethrows {
    areExpected = true
    defer { areExpected = false }
    try body()
  }

  /// Returns the texts that XCTest should show for the failures that `body` causes in the core.
  func coreTexts(_ body: () throws -> Void) rethrows -> [String] {
    try reportedFailures(body).map { "failed - \($0.text)" }
  }

  /// Returns the failure that XCTest should show for an outcome of the core.
  func failure(
    _ outcome: AssertionOutcome, adding message: String = "", _ line: Int,
    file: String = #filePath
  ) -> RecordedFailure {
    let text = outcome.text(adding: message) ?? "The assertion passed."
    return RecordedFailure(text: "failed - \(text)", file: file, line: line)
  }

  func startRecording() {
    recorded = []
  }

  func stopRecording() -> [RecordedFailure] {
    defer { recorded = nil }
    return recorded ?? []
  }
}
