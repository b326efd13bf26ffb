/// A fake's file.
package struct GeneratedFile: Hashable, Sendable {
  /// How every generated file begins.
  private static let mark = "// Generated from"

  /// Where it belongs, seen from the package's folder.
  package var path: String
  /// The command that writes it.
  package var command: String
  /// What it is the fake of.
  var typeName: String
  /// The module that declares that.
  var module: String
  package var text: String

  /// The lines that every generated file begins with.
  static func header(of typeName: String, command: String) -> [String] {
    ["\(mark) \(typeName). To write it again:", "// \(command)"]
  }

  /// Whether two files are fakes of the same type.
  func isFakeOfSame(as other: GeneratedFile) -> Bool {
    (typeName, module) == (other.typeName, other.module)
  }

  /// Compares the file with what is in its place, which it may not replace.
  ///
  /// - Parameter old: What is there.
  /// - Returns: Why it stays; `nil` if it can be replaced.
  package func obstacle(in old: String) -> Diagnostic? {
    guard old.hasPrefix(Self.mark) else { return .handWritten(path: path) }
    return otherType(in: old).map { .otherFake(typeName, path: path, of: $0) }
  }

  /// Compares the file with what is in its place, which should be the same.
  ///
  /// - Parameter old: What is there; `nil` if nothing is.
  /// - Returns: Why a check fails; `nil` if all is well.
  package func problem(with old: String?) -> Diagnostic? {
    guard let old else { return .missing(path: path, command: command) }
    return old == text ? nil : obstacle(in: old) ?? .stale(path: path, command: command)
  }

  /// The type that an older file is the fake of, if it is another one.
  private func otherType(in old: String) -> String? {
    let lines = old.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return nil }
    let type = lines[0].dropFirst(Self.mark.count + 1).prefix { $0 != " " }.dropLast()
    let words = lines[1].split(separator: " ")
    let module = words.firstIndex(of: "--module").map { words[words.index(after: $0)] }
    if let module, module != self.module { return "\(module).\(type)" }
    if type != typeName { return String(type) }
    // A fake of the same type imports the same module, which the command may leave out.
    guard module == nil, let home = ModuleName.importable(self.module) else { return nil }
    return lines.contains { $0.hasSuffix("import \(home)") } ? nil : "another \(type)"
  }
}
