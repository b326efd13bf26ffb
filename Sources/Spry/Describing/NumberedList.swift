/// Prints lists of calls and stubs, one per line, without the middle of long ones.
enum NumberedList {
  /// The maximum number of elements that are printed.
  private static let limit = 20

  /// Returns the lines of all elements, numbered from 1 unless `number` says otherwise.
  ///
  /// - Parameters:
  ///   - elements: The elements. Of a long list, only the first and the last are printed.
  ///   - noun: The noun for one element, such as `call`.
  ///   - number: Returns the number of an element; by default, its own in the list.
  ///   - describe: Returns the lines of an element. Lines after the first are indented.
  /// - Returns: The lines.
  static func lines<Element>(
    _ elements: [Element], _ noun: String, number: ((Element) -> Int)? = nil,
    _ describe: (Element) -> [String]
  ) -> [String] {
    func lines(at index: Int) -> [String] {
      item(number?(elements[index]) ?? index + 1, describe(elements[index]))
    }
    return ListText.shortened(
      elements.indices, keeping: limit, gap: { gap($0, "more \(noun)") }, lines
    ).flatMap(\.self)
  }

  /// Returns the lines of one element; lines after the first are indented.
  static func item(_ number: Int, _ lines: [String]) -> [String] {
    ["  \(number). \(lines[0])"] + lines.dropFirst().map { "     \($0)" }
  }

  /// Returns the line in place of a number of elements.
  static func gap(_ count: Int, _ noun: String) -> [String] {
    ["  … \(Wording.count(count, noun)) …"]
  }
}
