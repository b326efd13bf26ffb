import Foundation

extension CodeLocation {
  /// Finds the line on which a macro was written, from the file that the compiler has made of the
  /// macro's expansion.
  ///
  /// It is `nil` if that file is gone.
  ///
  /// - Parameter path: The path of that file, whose last line names the macro's place in the
  ///   source.
  package init?(ofMacroExpandedIn path: String) {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    let note = text?.split(separator: "// original-source-range: ").last?.split(separator: ":")
    // The note ends with two positions, as in `StoreTests.swift:12:3-12:50`.
    guard let note, note.count > 3, let line = UInt(note[note.count - 3]) else { return nil }
    self.init(path: note.dropLast(3).joined(separator: ":"), line: line)
  }
}
