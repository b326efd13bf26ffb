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

  func testPlansTheSampleWeek() async throws {
    let path = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Data/week.json").path

    let report = try await TrailheadCommand.report(for: [path])

    XCTAssertTrue(report.contains("Thursday   Eiger Trail"), report)
  }

  func testExplainsItsUsageWithoutAFile() async {
    let message = await failure(of: [])
    XCTAssertEqual(message, "name one week file.\nUsage: trailhead <week.json>")
  }

  func testExplainsItsUsageWithTwoFiles() async {
    let message = await failure(of: ["this-week.json", "next-week.json"])
    XCTAssertEqual(message, "name one week file.\nUsage: trailhead <week.json>")
  }

  func testReportsAMissingFile() async {
    let message = await failure(of: [file.path])
    XCTAssertEqual(message, "\(file.path): there is no such file")
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: file)
  }

  /// The error text of the command.
  private func failure(of arguments: [String]) async -> String {
    do {
      return "no failure, but \(try await TrailheadCommand.report(for: arguments))"
    } catch {
      return "\(error)"
    }
  }
}
