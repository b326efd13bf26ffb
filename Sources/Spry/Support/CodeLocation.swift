/// A line of a source file, in the form that both test frameworks can show.
@usableFromInline
package struct CodeLocation: Sendable {
  /// The file, as `#filePath` spells it, if the line was given as a literal.
  package let file: StaticString
  /// The line's number, from 1.
  package let line: UInt

  /// The file's path, if a test framework gave the line as a value.
  private let givenPath: String?

  @usableFromInline
  package init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
    givenPath = nil
  }

  /// A line that was not written as a literal.
  package init(path: String, line: UInt) {
    file = ""
    self.line = line
    givenPath = path
  }

  /// Whether ``file`` is the file.
  package var isLiteral: Bool { givenPath == nil }

  /// The path of the file.
  package var path: String { givenPath ?? "\(file)" }

  /// The line as a message names it: `StoreTests.swift:12`.
  package var shortName: String {
    "\(path.split(separator: "/").last ?? ""):\(line)"
  }
}
