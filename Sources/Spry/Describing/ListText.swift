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

  /// Returns the lines of all elements, numbered from 1.
  ///
  /// - Parameters:
  ///   - elements: The elements. Of a long list, only the first and the last are printed.
  ///   - noun: The noun for one element, such as `call`.
  ///   - describe: Returns the lines of an element. Lines after the first are indented.
  /// - Returns: The lines.
  static func numbered<Element>(
    _ elements: [Element], _ noun: String, _ describe: (Element) -> [String]
  ) -> [String] {
    let middle = middle(of: elements.count, keeping: limit)
    return elements.indices.flatMap { index -> [String] in
      if middle.contains(index) {
        return index == middle.lowerBound
          ? ["  … \(Wording.count(middle.count, "more \(noun)")) …"] : []
      }
      let lines = describe(elements[index])
      return ["  \(index + 1). \(lines[0])"] + lines.dropFirst().map { "     \($0)" }
    }
  }
}
