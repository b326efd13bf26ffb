/// The text for the difference between two strings.
///
/// Short strings are printed in full, long strings around the first difference, and multiline
/// strings line by line.
enum StringDifference {
  /// The maximum length of a string that is printed in full.
  private static let limit = 80
  /// The number of characters printed before and after a difference.
  private static let context = 20
  /// The maximum number of differing lines that are printed.
  private static let lineLimit = 5

  /// Describes how two unequal strings differ: where, after the name of the whole, and how they
  /// continue there.
  static func lines(_ path: String, _ expected: String, _ actual: String) -> [String] {
    if expected.contains(where: \.isNewline) || actual.contains(where: \.isNewline) {
      let lines = multiline(path, expected, actual)
      // The lines are the same if the strings differ only in how the lines end.
      if !lines.isEmpty { return lines }
    }
    guard max(expected.count, actual.count) > limit
    else { return ["\(path): \(text(expected.quoted, actual.quoted))"] }
    let index = zip(expected, actual).prefix { $0 == $1 }.count
    let excerpts = text(excerpt(expected, at: index).quoted, excerpt(actual, at: index).quoted)
    return ["\(path): \(excerpts) (\(place(index, of: expected.count, "character")))"]
  }

  /// Describes from which unit on something differs from what was expected.
  static func place(_ index: Int, of count: Int, _ unit: String) -> String {
    index < count
      ? "first difference at \(unit) \(index + 1) of \(count)"
      : "more \(unit)s follow the \(count) expected ones"
  }

  /// Describes two texts, with all their invisible scalars if they would look the same without.
  static func text(_ expected: String, _ actual: String) -> String {
    expected != actual && expected.visible == actual.visible
      ? "expected \(expected.revealed), received \(actual.revealed)"
      : "expected \(expected), received \(actual)"
  }

  private static func excerpt(_ text: String, at index: Int) -> String {
    let start = max(0, index - context)
    let excerpt = String(text.dropFirst(start).prefix(2 * context))
    let before = start > 0 ? "…" : ""
    let after = start + excerpt.count < text.count ? "…" : ""
    return before + excerpt + after
  }

  private static func multiline(_ path: String, _ expected: String, _ actual: String) -> [String] {
    let differences = PartDifference.inLists(
      lines(of: expected), lines(of: actual), limit: .max, arePlain: true)
    let lines = differences.prefix(lineLimit).flatMap {
      $0.kind.lines("\(path), line \(($0.index ?? 0) + 1)")
    }
    let rest = differences.count - lineLimit
    return rest <= 0 ? lines : lines + ["\(path): and \(Wording.count(rest, "more line"))"]
  }

  /// The lines, including empty ones.
  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}
