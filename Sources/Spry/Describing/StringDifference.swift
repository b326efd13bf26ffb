/// Where two texts differ: short ones as a whole, long ones near the first difference, and texts of
/// several lines line by line.
enum StringDifference {
  /// The longest text that is printed as a whole.
  private static let limit = 80
  /// The number of characters that are printed before and behind a difference.
  private static let context = 20
  /// The number of differing lines that are printed.
  private static let lineLimit = 5

  /// Says how two strings differ that are not equal: where, and how they go on there.
  static func lines(_ expected: String, _ actual: String) -> [(place: String, text: String)] {
    if expected.contains("\n") || actual.contains("\n") { return multiline(expected, actual) }
    guard max(expected.count, actual.count) > limit else {
      return [("", "expected \(QuotedText.quote(expected)), received \(QuotedText.quote(actual))")]
    }
    let place = zip(expected, actual).prefix { $0 == $1 }.count
    let text =
      "expected \(excerpt(expected, at: place)), received \(excerpt(actual, at: place)) "
      + "(they differ from character \(place + 1) of \(expected.count))"
    return [("", text)]
  }

  private static func excerpt(_ text: String, at place: Int) -> String {
    let start = max(0, place - context)
    let excerpt = String(text.dropFirst(start).prefix(2 * context))
    let before = start > 0 ? "…" : ""
    let after = start + excerpt.count < text.count ? "…" : ""
    return QuotedText.quote(before + excerpt + after)
  }

  private static func multiline(
    _ expected: String, _ actual: String
  ) -> [(place: String, text: String)] {
    let expected = expected.components()
    let actual = actual.components()
    let differences = (0..<max(expected.count, actual.count)).compactMap {
      index -> (place: String, text: String)? in
      let expected = index < expected.count ? expected[index] : nil
      let actual = index < actual.count ? actual[index] : nil
      guard expected != actual else { return nil }
      return (", line \(index + 1)", "expected \(line(expected)), received \(line(actual))")
    }
    let rest = differences.count - lineLimit
    return rest <= 0
      ? differences
      : differences.prefix(lineLimit) + [("", "and \(Wording.count(rest, "more line"))")]
  }

  private static func line(_ text: String?) -> String {
    text.map { ValueText.describe($0) } ?? "nothing"
  }
}

extension String {
  /// The lines, empty ones too.
  fileprivate func components() -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
