import Foundation
import SpryXCTest
import XCTest

@testable import TrailheadKit

/// Checks that the failures in Spry's README are what Spry prints.
final class ReadmeTests: XCTestCase {
  private var texts: [String]?

  override class func setUp() {
    _ = SpryStorage()
  }

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard texts != nil else { return super.record(issue) }
      texts?.append(issue.compactDescription)
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard texts != nil else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      texts?.append(description)
    }
  #endif

  /// The text blocks of the README that show a failure.
  private func readmeFailures() throws -> [String] {
    let readme = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("README.md")
    return try String(contentsOf: readme, encoding: .utf8)
      .components(separatedBy: "```text\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  func testTheReadmeShowsWhatIsPrinted() throws {
    texts = []
    let trails = FakeTrailCatalog()
    trails.stub(.trails).andReturn([])
    trails.stub(.save).andReturn()
    _ = trails.trails(near: "Grindelwald")
    trails.save(.eiger, for: .sunday)
    XCTAssertHaveReceived(trails, .trails, with: "Kandersteg", countSpecifier: .once)

    trails.resetCallsAndStubs()
    trails.stub(.trails, file: "HikePlannerTests.swift", line: 21)
      .with("Kandersteg").andReturn([Trail.gemmi])
    _ = trails.trails(near: "Grindelwald")

    let printed = texts
    texts = nil
    XCTAssertEqual(try readmeFailures().map { "failed - " + $0 }, printed)
  }
}
