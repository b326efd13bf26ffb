/// A line of a source file, in the form that both test frameworks can show.
@usableFromInline
package struct CodeLocation: Sendable {
  package let file: StaticString
  /// The line's number, from 1.
  package let line: UInt

  @usableFromInline
  package init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }
}
