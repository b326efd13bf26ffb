/// Where two strings differ: short ones as a whole, long ones near the first difference, and
/// strings of several lines line by line.
enum StringDifference {
  /// The length up to which a string is printed as a whole.
  private static let limit = 80
  /// The number of characters that are printed before and after a difference.
  private static let context = 20
  /// The number of differing lines that are printed.
  private static let lineLimit = 5

  /// How two strings differ that are not equal: where, and how they continue there.
  static func lines(_ expected: String, _ actual: String) -> [(place: String, text: String)] {
    if expected.contains("\n") || actual.contains("\n") { return multiline(expected, actual) }
    guard max(expected.count, actual.count) > limit else {
      return [("", "expected \(expected.quoted), received \(actual.quoted)")]
    }
    let index = commonPrefixCount(expected, actual)
    let text =
      "expected \(excerpt(expected, at: index)), received \(excerpt(actual, at: index)) "
      + "(they differ from character \(index + 1) of \(expected.count))"
    return [("", text)]
  }

  /// The number of characters that two strings have in common at their beginning.
  ///
  /// Halves are compared as a whole, which is fast however long they are.
  private static func commonPrefixCount(_ first: String, _ second: String) -> Int {
    var start = first.startIndex
    var other = second.startIndex
    var count = min(first.utf8.count, second.utf8.count)
    while count > 64 {
      count /= 2
      // An index inside a character is rounded down, so that none is cut.
      let end = String.Index(first.utf8.index(start, offsetBy: count), within: first) ?? start
      let otherEnd =
        String.Index(second.utf8.index(other, offsetBy: count), within: second) ?? other
      if end > start, first[start..<end] == second[other..<otherEnd] {
        start = end
        other = otherEnd
        count = min(first[start...].utf8.count, second[other...].utf8.count)
      }
    }
    return first[..<start].count + zip(first[start...], second[other...]).prefix { $0 == $1 }.count
  }

  private static func excerpt(_ text: String, at index: Int) -> String {
    let start = max(0, index - context)
    let excerpt = String(text.dropFirst(start).prefix(2 * context))
    let before = start > 0 ? "…" : ""
    let after = start + excerpt.count < text.count ? "…" : ""
    return (before + excerpt + after).quoted
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
  /// The string in quotes, with everything in it made visible.
  var quoted: String {
    let quoted = debugDescription
    guard quoted.unicodeScalars.contains(where: \.isInvisible) else { return quoted }
    return quoted.map { character in
      let scalars = character.unicodeScalars
      // Of several scalars, as of an emoji, an invisible one is a part of what is seen.
      guard scalars.count == 1, let scalar = scalars.first, scalar.isInvisible else {
        return "\(character)"
      }
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    .joined()
  }

  /// The lines, empty ones too.
  fileprivate func components() -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}

extension Unicode.Scalar {
  /// Whether a reader would not see it, or take it for a space.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .spaceSeparator: self != " "
    case .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
