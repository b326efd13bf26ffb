import SpryXCTest
import XCTest

/// A test case whose failures can be expected: on Linux every failure of a test passes through
/// `recordFailure`, with its text and its line as the reader would see them.
class RecordingTestCase: XCTestCase {
  struct RecordedFailure: Equatable {
    var text: String
    var file: String
    var line: Int
  }

  private var recorded: [RecordedFailure]?

  #if !canImport(Darwin)
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard recorded != nil else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      recorded?.append(RecordedFailure(text: description, file: filePath, line: lineNumber))
    }
  #endif

  override class func setUp() {
    // Makes the first storage of the process before a test case starts, so that the reporter knows
    // the first one to be running even where its failures are recorded here and get no further.
    _ = SpryStorage()
  }

  /// Returns the failures that a body leads to, instead of failing the test.
  func failures(_ body: () throws -> Void) rethrows -> [RecordedFailure] {
    startRecording()
    try body()
    return stopRecording()
  }

  func startRecording() {
    recorded = []
  }

  func stopRecording() -> [RecordedFailure] {
    defer { recorded = nil }
    return recorded ?? []
  }
}
