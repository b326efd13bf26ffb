/// A line of a source file, in the form that both test frameworks can show.
@usableFromInline
package struct CodeLocation: Sendable {
  /// The file as a `#filePath` literal, if the location was given as one.
  @usableFromInline package let file: StaticString
  /// The line number, starting at 1.
  @usableFromInline package let line: UInt

  /// The path of the file, if a test framework gave the location as a value.
  @usableFromInline let givenPath: String?

  @inlinable
  package init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
    givenPath = nil
  }

  /// Creates a location whose path isn't a literal.
  package init(path: String, line: UInt) {
    file = ""
    self.line = line
    givenPath = path
  }

  /// Whether ``file`` contains the path.
  package var isLiteral: Bool { givenPath == nil }

  /// The path of the file.
  package var path: String { givenPath ?? "\(file)" }

  /// The location as messages show it: `StoreTests.swift:12`.
  package var shortName: String { "\(path.split(separator: "/").last ?? ""):\(line)" }
}
