/// The text for a numbered list, which omits the middle of a long one.
enum ListText {
  /// The maximum number of elements that are printed.
  private static let limit = 20

  /// Returns the indices to omit from a long list; empty for a short one.
  ///
  /// The beginning and the end keep the same number of elements. A single element is never omitted,
  /// because the line that says so would take up its space.
  static func middle(of count: Int, keeping limit: Int) -> Range<Int> {
    count > limit + 1 ? limit / 2..<count - limit / 2 : 0..<0
  }

  /// Returns the texts of a list's elements, with another one in place of the middle of a long list.
  ///
  /// - Parameters:
  ///   - elements: The elements, of which only those that are shown are read.
  ///   - limit: The maximum number of elements that are shown.
  ///   - gap: Returns the text in place of a number of elements.
  ///   - text: Returns the text of an element.
  /// - Returns: The texts.
  static func shortened<Elements: RandomAccessCollection, Text>(
    _ elements: Elements, keeping limit: Int, gap: (Int) -> Text, _ text: (Elements.Element) -> Text
  ) -> [Text] {
    let count = elements.count
    let middle = middle(of: count, keeping: limit)
    return elements.prefix(middle.lowerBound).map(text)
      + (middle.isEmpty ? [] : [gap(middle.count)])
      + elements.suffix(count - middle.upperBound).map(text)
  }

  /// Returns the lines of all elements, numbered from 1 unless `number` says otherwise.
  ///
  /// - Parameters:
  ///   - elements: The elements. Of a long list, only the first and the last are printed.
  ///   - noun: The noun for one element, such as `call`.
  ///   - number: Returns the number of an element; by default, its own in the list.
  ///   - describe: Returns the lines of an element. Lines after the first are indented.
  /// - Returns: The lines.
  static func numbered<Element>(
    _ elements: [Element], _ noun: String, number: ((Element) -> Int)? = nil,
    _ describe: (Element) -> [String]
  ) -> [String] {
    func lines(at index: Int) -> [String] {
      let lines = describe(elements[index])
      let number = number?(elements[index]) ?? index + 1
      return ["  \(number). \(lines[0])"] + lines.dropFirst().map { "     \($0)" }
    }
    return shortened(elements.indices, keeping: limit, gap: { gap($0, "more \(noun)") }, lines)
      .flatMap(\.self)
  }

  /// Returns a text after its label, if it has one.
  static func labeled(_ label: String?, _ text: String) -> String {
    label.map { "\($0): \(text)" } ?? text
  }

  /// Returns the line in place of a number of elements.
  static func gap(_ count: Int, _ noun: String) -> [String] {
    ["  … \(Wording.count(count, noun)) …"]
  }
}
