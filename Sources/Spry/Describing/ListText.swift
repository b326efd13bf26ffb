/// Numbers the lines of a list, and leaves out the middle of a long one.
enum ListText {
  /// The number of elements that are told.
  private static let limit = 20

  /// Elements, numbered from 1, each with the lines that belong to it.
  ///
  /// - Parameters:
  ///   - elements: The elements; of very many, the first and the last are told.
  ///   - noun: What an element is.
  ///   - describe: The lines of an element; those behind the first are indented.
  /// - Returns: The lines.
  static func numbered<Element>(
    _ elements: [Element], _ noun: String, _ describe: (Element) -> [String]
  ) -> [String] {
    let middle = Middle.leftOut(of: elements.count, keeping: limit).leftOut
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
