/// A layout that breaks long lines in the same way as `swift format`.
struct Layout {
  /// The maximum length of a line.
  static let width = 100

  let indent: Int

  /// The indentation of each line.
  var margin: String { String(repeating: " ", count: indent) }

  /// The layout with one more level of indentation.
  var deeper: Layout { Layout(indent: indent + 2) }

  /// Writes a call on one line, or with its arguments on separate lines.
  func call(_ function: String, _ arguments: [String]) -> [String] {
    let whole = "\(margin)\(function)(\(arguments.joined(separator: ", ")))"
    if whole.count <= Self.width || arguments.isEmpty { return [whole] }
    return ["\(margin)\(function)("] + deeper.fill(arguments, ending: ")")
  }

  /// Distributes the items of a list over as few lines as possible.
  func fill(_ items: [String], ending: String = "") -> [String] {
    var lines: [String] = []
    var canContinue = false
    for (position, item) in items.enumerated() {
      let word = item + (position == items.count - 1 ? ending : ",")
      if canContinue, let last = lines.last, last.count + 1 + word.count <= Self.width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        let broken = broken(word)
        lines += broken
        canContinue = broken.count == 1
      }
    }
    return lines
  }

  /// Breaks an item that is too long for a line, inside a generic type or behind an arrow.
  private func broken(_ item: String) -> [String] {
    let line = margin + item
    // A string literal can't be broken.
    if line.count <= Self.width || item.contains("\"") { return [line] }
    if let start = item.firstIndex(of: "<"), !item.hasPrefix("("),
      let end = item.ranges(of: /[^-]>/).last?.upperBound
    {
      let close = item.index(before: end)
      return [margin + item[...start]] + deeper.fill([String(item[start..<close].dropFirst())])
        + [margin + item[close...]]
    }
    guard let arrow = item.ranges(of: "-> ").last else { return [line] }
    let end = arrow.upperBound
    return [margin + item[..<end].dropLast(), deeper.margin + item[end...]]
  }

  /// Writes a `where` clause on separate lines, with the opening brace.
  func demands(_ constraints: [TokenList]) -> [String] {
    let words = constraints.map(\.text)
    let line = "\(margin)where \(words.joined(separator: ", "))"
    if line.count + 2 <= Self.width { return [line + " {"] }
    if line.count <= Self.width { return [line, "\(margin){"] }
    return ["\(margin)where"] + deeper.fill(words) + ["\(margin){"]
  }

  /// Writes a body in braces, on one line if that is allowed and fits.
  func block(_ head: String, _ body: [String], onOneLine: Bool) -> [String] {
    if body.isEmpty { return ["\(margin)\(head) {}"] }
    if onOneLine, body.count == 1, let statement = body.first {
      let line = "\(margin)\(head) { \(statement.trimmed) }"
      if line.count <= Self.width { return [line] }
    }
    return ["\(margin)\(head) {"] + body + ["\(margin)}"]
  }

  /// Writes an assignment, which is broken after the equals sign if it is too long.
  func assignment(_ left: String, _ right: String) -> [String] {
    let line = "\(margin)\(left) = \(right)"
    return line.count <= Self.width ? [line] : ["\(margin)\(left) =", "\(margin)  \(right)"]
  }
}
