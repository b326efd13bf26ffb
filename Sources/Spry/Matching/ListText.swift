/// The text for a list, which omits the middle of a long one.
enum ListText {
  /// Returns the indices to omit from a long list; empty for a short one.
  ///
  /// The beginning and the end keep the same number of elements. A single element is never omitted,
  /// because the line that says so would take up its space.
  static func middle(of count: Int, keeping limit: Int) -> Range<Int> {
    count > limit + 1 ? limit / 2..<count - limit / 2 : 0..<0
  }

  /// Returns the texts of a list's elements, with another one in place of the middle of a long
  /// list.
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

  /// Returns a text after its label, if it has one.
  static func labeled(_ label: String?, _ text: String) -> String {
    label.map { "\($0): \(text)" } ?? text
  }
}
