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
}
