/// A property with a setter that symbol graphs omit, although tests can use it.
package struct InternalSetter: Hashable, Sendable {
  let name: String
  /// The line of its name, counted from 0, which tells it from others with the same name.
  let line: Int

  /// Describes a property.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - line: The line of its name in the source, counted from 0.
  package init(name: String, line: Int) {
    self.name = name
    self.line = line
  }

  /// Finds properties with a restricted setter that tests can use.
  ///
  /// - Parameter text: The source.
  /// - Returns: The properties declared with `internal(set) var` or `package(set) var`.
  static func all(in text: String) -> Set<InternalSetter> {
    guard text.contains("(set)") else { return [] }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let words = lines.enumerated().flatMap { line, text in
      text.split { !($0.isLetter || $0.isNumber || "_()@`".contains($0)) }.map { ($0, line) }
    }
    let starts = words.indices.filter { ["internal(set)", "package(set)"].contains(words[$0].0) }
    let setters = starts.compactMap { start -> InternalSetter? in
      let rest = words[start...].prefix(8)
      guard let keyword = rest.firstIndex(where: { $0.0 == "var" }) else { return nil }
      return rest[keyword...].dropFirst().first.map { name, line in
        InternalSetter(name: name.filter { $0 != "`" }, line: line)
      }
    }
    return Set(setters)
  }
}
