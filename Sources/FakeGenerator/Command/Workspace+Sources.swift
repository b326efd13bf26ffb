// What sources tell that symbol graphs do not, or only after a while.
extension Workspace {
  /// Whether a source file may declare a type: a guess that saves asking the compiler about all.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - name: The type's name.
  /// - Returns: Whether the name follows a word that declares types.
  package static func mayDeclare(_ text: String, _ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard text.contains(last) else { return false }
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let keywords: Set<Substring> = ["protocol", "class", "typealias", "actor", "struct", "enum"]
    return zip(words, words.dropFirst()).contains { keywords.contains($0) && $1 == last }
  }

  /// Finds properties that can be set in a part of the program only, but by tests too.
  ///
  /// - Parameter text: The source.
  /// - Returns: What stands behind `internal(set) var` and `package(set) var`.
  package static func internalSetters(in text: String) -> Set<InternalSetter> {
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
