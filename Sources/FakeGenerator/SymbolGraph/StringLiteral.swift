/// Finds the end of a string literal, which may contain brackets and quotation marks.
enum StringLiteral {
  /// The literal at the beginning of a source text, if there is one.
  static func beginning(of text: Substring) -> Substring? {
    let hashes = String(text.prefix { $0 == "#" })
    var rest = text.dropFirst(hashes.count)
    guard rest.first == "\"" else { return nil }
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.count)
    while !rest.isEmpty, !rest.hasPrefix(quotes + hashes) {
      if rest.hasPrefix("\\\(hashes)(") {
        rest = rest.dropFirst(hashes.count + 2)
        skipInterpolation(&rest)
      } else {
        rest = rest.dropFirst(rest.hasPrefix("\\\(hashes)") ? hashes.count + 2 : 1)
      }
    }
    return text[..<rest.dropFirst(quotes.count + hashes.count).startIndex]
  }

  private static func skipInterpolation(_ rest: inout Substring) {
    var depth = 1
    while depth > 0, let first = rest.first {
      if let literal = beginning(of: rest) {
        rest = rest.dropFirst(literal.count)
        continue
      }
      depth += first == "(" ? 1 : first == ")" ? -1 : 0
      rest = rest.dropFirst()
    }
  }
}
