import Foundation
import XCTest

@testable import TrailheadKit

final class TrailheadCommandTests: XCTestCase {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("trailhead-\(UUID().uuidString).json")

  override func tearDown() {
    try? FileManager.default.removeItem(at: file)
  }

  func testPrintsAHikeOrAReasonForEachDay() async throws {
    try write(
      """
      {
        "today": "friday", "home": "Kandersteg", "here": "Grindelwald",
        "forecasts": [
          { "day": "friday", "rain": 14.5, "wind": 10 },
          { "day": "saturday", "rain": 0, "wind": 10 },
          { "day": "sunday", "rain": 0, "wind": 85 }
        ],
        "trails": [
          { "name": "Eiger Trail", "place": "Grindelwald", "ascent": 140, "hours": 2.5 }
        ]
      }
      """)

    let report = try await TrailheadCommand.report(for: [file.path])

    XCTAssertEqual(
      report,
      """
      Hikes near Grindelwald
        Friday     no hike: 14.5 mm of rain
        Saturday   Eiger Trail: 140 m up, 2.5 hours
        Sunday     no hike: wind of 85 km/h
      """)
  }

  func testPlansTheWeekThatComesWithThePackage() async throws {
    let path = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Data/week.json").path

    let report = try await TrailheadCommand.report(for: [path])

    XCTAssertTrue(report.contains("Thursday   Eiger Trail"), report)
  }

  func testWithoutAFileItTellsHowItIsUsed() async {
    await expectFailure(of: [], "name one week file.\nUsage: trailhead <week.json>")
  }

  func testWithTwoFilesItTellsHowItIsUsed() async {
    await expectFailure(of: ["a", "b"], "name one week file.\nUsage: trailhead <week.json>")
  }

  func testAMissingFile() async {
    await expectFailure(of: [file.path], "\(file.path): there is no such file")
  }

  func testAFolder() async throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    await expectFailure(
      of: [file.path],
      "\(file.path): this cannot be read. The operation could not be completed. Is a directory")
  }

  func testAFileThatIsNotJSON() async throws {
    try await expectProblem("this is not JSON. Look at line 2.", in: "{\n  today: monday\n}")
    try await expectProblem("this is not JSON. Unexpected end of file during JSON parse.", in: "{")
  }

  func testAMissingKey() async throws {
    try await expectProblem(
      "\"wind\" is missing from entry 1 of \"forecasts\" in the file",
      in: """
        { "today": "monday", "home": "Bern", "forecasts": [{ "day": "monday", "rain": 0 }] }
        """)
  }

  func testAValueOfTheWrongKind() async throws {
    try await expectProblem("the file should be an object", in: "[]")
    try await expectProblem("\"today\" in the file should be text", in: "{ \"today\": 1 }")
    try await expectProblem("\"today\" in the file must not be null", in: "{ \"today\": null }")
    try await expectProblem(
      "\"today\" in the file is wrong: \"moonday\" is not a day of the week",
      in: "{ \"today\": \"moonday\" }")
  }

  func testAnEmptyWeek() async throws {
    try await expectProblem(
      "the week is empty: \"forecasts\" has no entries",
      in: "{ \"today\": \"monday\", \"home\": \"Bern\", \"forecasts\": [], \"trails\": [] }")
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: file)
  }

  /// Expects the command to find something wrong in a file with this text.
  private func expectProblem(
    _ problem: String, in text: String, line: UInt = #line
  ) async throws {
    try write(text)
    await expectFailure(of: [file.path], "\(file.path): \(problem)", line: line)
  }

  /// Expects the command to fail with a message.
  private func expectFailure(
    of arguments: [String], _ message: String, line: UInt = #line
  ) async {
    do {
      let report = try await TrailheadCommand.report(for: arguments)
      XCTFail("printed \(report)", line: line)
    } catch {
      XCTAssertEqual("\(error)", message, line: line)
    }
  }
}
