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
    let message = await failure(of: [])
    XCTAssertEqual(message, "name one week file.\nUsage: trailhead <week.json>")
  }

  func testWithTwoFilesItTellsHowItIsUsed() async {
    let message = await failure(of: ["this-week.json", "next-week.json"])
    XCTAssertEqual(message, "name one week file.\nUsage: trailhead <week.json>")
  }

  func testNamesAFileThatIsMissing() async {
    let message = await failure(of: [file.path])
    XCTAssertEqual(message, "\(file.path): there is no such file")
  }

  func testNamesAFolderThatIsNoFile() async throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    let message = await failure(of: [file.path])
    // The rest is the system's.
    XCTAssertTrue(message.hasPrefix("\(file.path): this cannot be read. "), message)
  }

  func testFindsTheLineThatIsNotJSON() async throws {
    let problem = try await problem(in: "{\n  today: monday\n}")
    XCTAssertTrue(problem.hasPrefix("this is not JSON. "), problem)
    XCTAssertTrue(problem.contains("line 2"), problem)
  }

  func testFindsThatTheFileEndsTooEarly() async throws {
    let problem = try await problem(in: "{ \"today\": \"monday\"")
    XCTAssertTrue(problem.hasPrefix("this is not JSON. Unexpected end of file"), problem)
  }

  func testFindsTheEntryWithoutAKey() async throws {
    let problem = try await problem(
      in: #"{ "today": "monday", "home": "Bern", "forecasts": [{ "day": "monday", "rain": 0 }] }"#)
    XCTAssertEqual(problem, #""wind" is missing from entry 1 of "forecasts" in the file"#)
  }

  func testFindsAValueOfTheWrongKind() async throws {
    let problem = try await problem(in: #"{ "today": 1 }"#)
    XCTAssertEqual(problem, #""today" in the file should be text"#)
  }

  func testFindsAListInPlaceOfAWeek() async throws {
    let problem = try await problem(in: "[]")
    XCTAssertEqual(problem, "the file should be an object")
  }

  func testFindsANull() async throws {
    let problem = try await problem(in: #"{ "today": null }"#)
    XCTAssertEqual(problem, #""today" in the file must not be null"#)
  }

  func testFindsADayThatIsMisspelt() async throws {
    let problem = try await problem(in: #"{ "today": "moonday" }"#)
    XCTAssertEqual(problem, #""today" in the file is wrong: "moonday" is not a day of the week"#)
  }

  func testFindsThatTheWeekIsEmpty() async throws {
    let problem = try await problem(
      in: #"{ "today": "monday", "home": "Bern", "forecasts": [], "trails": [] }"#)
    XCTAssertEqual(problem, #"the week is empty: "forecasts" has no entries"#)
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: file)
  }

  /// What the command finds wrong in a file with this text.
  private func problem(in text: String) async throws -> String {
    try write(text)
    let message = await failure(of: [file.path])
    XCTAssertTrue(message.hasPrefix("\(file.path): "), message)
    return String(message.dropFirst(file.path.count + 2))
  }

  /// What the command says when it fails.
  private func failure(of arguments: [String]) async -> String {
    do {
      return "no failure, but \(try await TrailheadCommand.report(for: arguments))"
    } catch {
      return "\(error)"
    }
  }
}
