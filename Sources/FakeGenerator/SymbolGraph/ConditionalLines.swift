/// A part of a file that is compiled under a condition, such as `canImport(Combine)`.
package struct ConditionalLines: Hashable, Sendable {
  let path: String
  /// The lines between `#if` and the end of the part, counted from 0.
  let lines: Range<Int>
  let condition: String

  /// Describes a part of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - lines: The lines, counted from 0.
  ///   - condition: The condition of the `#if`.
  package init(path: String, lines: Range<Int>, condition: String) {
    self.path = path
    self.lines = lines
    self.condition = condition
  }

  /// Finds the conditional parts of a file, without those that follow `#else` or `#elseif`.
  static func all(in text: String, of path: String) -> Set<ConditionalLines> {
    guard text.contains("#if ") else { return [] }
    var open: [(line: Int, condition: String?)] = []
    var found: Set<ConditionalLines> = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let words = line.drop { $0 == " " || $0 == "\t" }
      guard words.first == "#" else { continue }
      let isBranch = words.hasPrefix("#else")
      if isBranch || words.hasPrefix("#endif"), let last = open.popLast(),
        let condition = last.condition
      {
        found.insert(
          ConditionalLines(path: path, lines: last.line + 1..<number, condition: condition))
      }
      if words.hasPrefix("#if ") {
        open.append((number, String(words.dropFirst(4)).trimmed))
      } else if isBranch {
        open.append((number, nil))
      }
    }
    return found
  }
}
