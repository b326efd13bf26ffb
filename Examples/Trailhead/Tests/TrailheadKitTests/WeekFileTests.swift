import Foundation
import Testing

@testable import TrailheadKit

/// Tests the errors for mistakes in a week file, which are addressed to the person who wrote it.
///
/// The suite is a class so that `deinit` can remove the file that a test has written.
final class WeekFileTests {
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("week-\(UUID().uuidString).json")

  deinit {
    try? FileManager.default.removeItem(at: file)
  }

  @Test func readsAWeek() throws {
    try write(
      """
      {
        "today": "sunday", "home": "Kandersteg",
        "forecasts": [{ "day": "sunday", "rain": 0, "wind": 10 }],
        "trails": [{ "name": "Eiger Trail", "place": "Grindelwald", "ascent": 140, "hours": 2.5 }]
      }
      """)

    let week = try Week(contentsOf: file.path)

    #expect(week.today == .sunday)
    #expect(week.home == "Kandersteg")
    #expect(week.here == nil)
    #expect(week.forecasts == [.sunnySunday])
    #expect(week.trails == [.eiger])
  }

  @Test(arguments: [
    ("[]", "the file should be an object"),
    (#"{ "today": 1 }"#, #""today" in the file should be text"#),
    (#"{ "today": null }"#, #""today" in the file must not be null"#),
    (
      #"{ "today": "moonday" }"#,
      #""today" in the file is wrong: "moonday" is not a day of the week"#
    ),
    (
      #"{ "today": "monday", "home": "Bern", "forecasts": [{ "day": "monday", "rain": 0 }] }"#,
      #""wind" is missing from entry 1 of "forecasts" in the file"#
    ),
    (
      #"{ "today": "monday", "home": "Bern", "forecasts": [], "trails": [] }"#,
      #"the week is empty: "forecasts" has no entries"#
    ),
  ])
  func reportsTheInvalidEntry(text: String, problem: String) throws {
    try write(text)
    #expect(failure() == "\(file.path): \(problem)")
  }

  @Test func readsAWeekWithoutTrails() throws {
    try write(
      """
      {
        "today": "monday", "home": "Bern",
        "forecasts": [{ "day": "monday", "rain": 0, "wind": 0 }], "trails": []
      }
      """)
    #expect(failure() == "\(file.path): the week is empty: \"trails\" has no entries")
  }

  @Test func reportsTheLineThatIsNotJSON() throws {
    try write("{\n  today: monday\n}")
    let message = try #require(failure())
    // Foundation determines the text in between.
    #expect(message.hasPrefix("\(file.path): this is not JSON. "))
    #expect(message.contains("line 2"))
  }

  @Test func reportsThatTheFileEndsTooEarly() throws {
    try write("{ \"today\": \"monday\"")
    let message = try #require(failure())
    #expect(message.hasPrefix("\(file.path): this is not JSON. Unexpected end of file"))
  }

  @Test func reportsAMissingFile() {
    #expect(failure() == "\(file.path): there is no such file")
  }

  @Test func reportsThatTheFileIsAFolder() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    let message = try #require(failure())
    // The system determines the rest.
    #expect(message.hasPrefix("\(file.path): this cannot be read. "))
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: file)
  }

  /// The description of the error, or `nil` if there is none, which also records an issue.
  private func failure() -> String? {
    #expect(throws: WeekFileError.self) { try Week(contentsOf: file.path) }?.description
  }
}
