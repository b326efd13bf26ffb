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
    guard max(expected.count, actual.count) > limit else {
      return ["\(path): \(text(expected.quoted, actual.quoted))"]
    }
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
      expected.components(), actual.components(), limit: .max)
    let lines = differences.prefix(lineLimit).map { difference in
      "\(path), line \((difference.index ?? 0) + 1): \(difference.kind.text)"
    }
    let rest = differences.count - lineLimit
    return rest <= 0 ? lines : lines + ["\(path): and \(Wording.count(rest, "more line"))"]
  }
}

extension String {
  /// The string in quotes, with everything in it made visible by escapes.
  ///
  /// In a character of several scalars, such as an emoji, an invisible scalar is part of what is
  /// seen.
  var quoted: String { debugDescription.escaped }

  /// The string with an escape for each invisible scalar, even in an emoji.
  fileprivate var revealed: String { escaping { _ in true } }

  /// The string without invisible scalars.
  fileprivate var visible: String { String(unicodeScalars.filter { !$0.isInvisible }) }

  /// The string in one line, with escapes for what would change how the text around it looks.
  var escaped: String {
    escaping { character in
      character.unicodeScalars.count == 1 || character.unicodeScalars.contains(where: \.isControl)
    }
  }

  /// Writes the invisible scalars of some characters as escapes.
  private func escaping(_ isEscaped: (Character) -> Bool) -> String {
    guard unicodeScalars.contains(where: { $0.isInvisible || $0.isControl }) else { return self }
    return map { character in
      guard isEscaped(character) else { return "\(character)" }
      return character.unicodeScalars.map { scalar in
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case _ where scalar.isInvisible || scalar.isControl:
          "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: "\(scalar)"
        }
      }
      .joined()
    }
    .joined()
  }

  /// The lines, including empty ones.
  fileprivate func components() -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible or looks like a space.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .spaceSeparator: self != " "
    case .format, .lineSeparator, .paragraphSeparator, .privateUse: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
