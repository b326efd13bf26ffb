// Lines of source, which are never broken, whatever their length.

extension [String] {
  /// The lines with one more level of indentation.
  var indented: [String] { map { $0.isEmpty ? "" : "  \($0)" } }

  /// The words that aren't empty, with spaces between them.
  var spaced: String { filter { !$0.isEmpty }.joined(separator: " ") }

  /// The lines of a body in braces, which is short if it is empty.
  ///
  /// - Parameters:
  ///   - head: What comes before the braces.
  ///   - body: The lines of the body.
  ///   - onOneLine: Whether a single statement is written on the line of the head.
  /// - Returns: The lines.
  static func block(_ head: String, _ body: [String], onOneLine: Bool = false) -> [String] {
    if body.isEmpty { return ["\(head) {}"] }
    if onOneLine, body.count == 1 { return ["\(head) { \(body[0]) }"] }
    return ["\(head) {"] + body.indented + ["}"]
  }
}

extension [[String]] {
  /// All lines, with a blank one between the groups that aren't empty.
  var separated: [String] { [String](filter { !$0.isEmpty }.joined(separator: [""])) }
}

extension [(member: Member, lines: [String])] {
  /// The lines of each member, inside `#if` and `#endif` if it has a condition.
  ///
  /// Adjacent members with the same condition share these, with a separator between them.
  func conditional(separator: [String] = []) -> [[String]] {
    var groups: [[String]] = []
    var last: String?
    for (member, lines) in self {
      if let condition = member.condition {
        let start =
          condition == last ? groups.removeLast().dropLast() + separator : ["#if \(condition)"]
        groups.append(start + lines.indented + ["#endif"])
      } else {
        groups.append(lines)
      }
      last = member.condition
    }
    return groups
  }
}
