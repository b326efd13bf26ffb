import SpryXCTest
import XCTest

/// A test of an article's code, which `.ci/articles` writes.
class ArticleTestCase: XCTestCase {
  /// The failures that the code is expected to cause.
  private var failures: [String]?

  override func tearDown() {
    FakeLodge.resetCallsAndStubs()
    FakeTripLog.resetCallsAndStubs()
  }

  /// Keeps failures from failing the test.
  func startRecording() { failures = [] }

  /// Fails unless the text is a part of the failures since `startRecording()`, whatever the places in
  /// it are.
  func expectFailure(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    let printed = (failures ?? []).joined(separator: "\n")
    failures = nil
    XCTAssertTrue(
      Self.lines(of: printed).contains(Self.lines(of: text)), "The failure is:\n\(printed)",
      file: file, line: line)
  }

  /// The lines without indentation and with all places replaced.
  private static func lines(of text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
      .replacing(/\w+\.(swift|md):\d+/, with: "…")
  }

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      if failures == nil { return super.record(issue) }
      failures?.append(issue.compactDescription)
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
      if failures == nil {
        return super.recordFailure(
          withDescription: description, inFile: file, atLine: line, expected: expected)
      }
      failures?.append(description)
    }
  #endif
}

/// Compiles a statement without running it.
func compile<Value>(_ statement: () async throws -> Value) {}
