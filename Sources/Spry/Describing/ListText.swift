/// Numbers the lines of a list, and leaves out the middle of a long one.
enum ListText {
  /// The number of elements that are printed.
  private static let limit = 20

  /// The indices to leave out of a long list; empty for a short one.
  ///
  /// As much is kept of the beginning as of the end. One element alone is never left out: the line
  /// that says so would take its place.
  static func middle(of count: Int, keeping limit: Int) -> Range<Int> {
    count > limit + 1 ? limit / 2..<count - limit / 2 : 0..<0
  }

  /// Elements, numbered from 1, each with the lines that belong to it.
  ///
  /// - Parameters:
  ///   - elements: The elements; of very many, the first and the last are printed.
  ///   - noun: What an element is.
  ///   - describe: The lines of an element; those after the first are indented.
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
