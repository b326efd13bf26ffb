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

  /// Describes how two unequal strings differ: where, and how they continue there.
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

  /// Returns the length of the common prefix of two strings, in characters.
  ///
  /// It compares halves as a whole, which is fast however long they are.
  private static func commonPrefixCount(_ first: String, _ second: String) -> Int {
    var start = first.startIndex
    var other = second.startIndex
    var count = min(first.utf8.count, second.utf8.count)
    while count > 64 {
      count /= 2
      // An index inside a character is rounded down, so that no character is split.
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
    let differences = PartDifference.inLists(
      expected.components(), actual.components(), limit: .max)
    let lines = differences.prefix(lineLimit).map { difference in
      (place: ", line \((difference.index ?? 0) + 1)", text: difference.text)
    }
    let rest = differences.count - lineLimit
    return rest <= 0 ? lines : lines + [("", "and \(Wording.count(rest, "more line"))")]
  }
}

extension String {
  /// The string in quotes, with everything in it made visible by escapes.
  var quoted: String {
    let quoted = debugDescription
    guard quoted.unicodeScalars.contains(where: \.isInvisible) else { return quoted }
    return quoted.map { character in
      let scalars = character.unicodeScalars
      // In a character of several scalars, such as an emoji, an invisible scalar is part of what is
      // seen.
      guard scalars.count == 1, let scalar = scalars.first, scalar.isInvisible else {
        return "\(character)"
      }
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    .joined()
  }

  /// The lines, including empty ones.
  fileprivate func components() -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible or looks like a space.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .spaceSeparator: self != " "
    case .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
