/// A property with a setter that symbol graphs do not show, though tests can use it.
package struct InternalSetter: Hashable, Sendable {
  let name: String
  /// The line of its name, from 0: others of the name may have no such setter.
  let line: Int

  /// Describes a property.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - line: The line of its name in the source, from 0.
  package init(name: String, line: Int) {
    self.name = name
    self.line = line
  }

  /// Finds properties that can be set in a part of the program only, but by tests too.
  ///
  /// - Parameter text: The source.
  /// - Returns: What stands behind `internal(set) var` and `package(set) var`.
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
