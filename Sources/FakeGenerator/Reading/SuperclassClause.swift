/// The generic superclass that a class's source names, whose arguments symbol graphs omit.
package struct SuperclassClause: Hashable, Sendable {
  let path: String
  /// The line of the class's name, starting at 0.
  let line: Int
  /// What stands between the angle brackets behind the superclass's name.
  let arguments: String
  /// The modules that the file imports.
  package let imports: [String]

  /// Creates the description of a class's superclass.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - line: The line of the class's name, starting at 0.
  ///   - arguments: What stands between the angle brackets behind the superclass's name.
  ///   - imports: The modules that the file imports.
  package init(path: String, line: Int, arguments: String, imports: [String] = []) {
    self.path = path
    self.line = line
    self.arguments = arguments
    self.imports = imports
  }

  /// Finds the classes of a file that have a generic superclass.
  static func all(in text: String, of path: String) -> Set<SuperclassClause> {
    let head = /\bclass\s+(\w+)\s*(?:<[^{:]*(?::[^{>]*)?>)?\s*:\s*[\w.]+</
    let matches = text.matches(of: head)
    let imports = matches.isEmpty ? [] : modulesImported(in: text)
    let clauses = matches.compactMap { match -> SuperclassClause? in
      var depth = 1
      var last: Character = " "
      let arguments = text[match.range.upperBound...].prefix { character in
        if character == "<" { depth += 1 }
        // The second sign of an arrow isn't a bracket.
        if character == ">", last != "-" { depth -= 1 }
        last = character
        return depth > 0 && character != "{"
      }
      guard depth == 0 else { return nil }
      let line = text[..<match.1.startIndex].count(where: \.isNewline)
      return SuperclassClause(
        path: path, line: line, arguments: String(arguments), imports: imports)
    }
    return Set(clauses)
  }

  /// The modules that a file imports, as in `import Trails` or `import struct Trails.Peak`.
  private static func modulesImported(in text: String) -> [String] {
    let head = /\bimport\s+(?:(?:typealias|struct|class|enum|protocol)\s+)?(\w+)/
    return text.matches(of: head).map { String($0.1) }.unique()
  }
}
