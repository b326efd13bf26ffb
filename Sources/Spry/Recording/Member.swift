/// The member of a fake that is being called.
@usableFromInline
package struct Member: Sendable {
  /// The raw value of its case, or its signature, by which the case is then found.
  @usableFromInline let name: String
  @usableFromInline let isNamed: Bool
  /// The value of `#function` in the member.
  @usableFromInline package let signature: String
  /// Whether calls to it are recorded.
  @usableFromInline package let isRecorded: Bool
  @usableFromInline let file: StaticString
  @usableFromInline let line: UInt

  @inlinable
  package init(
    _ name: String?, _ signature: String, _ file: StaticString, _ line: UInt,
    isRecorded: Bool = true
  ) {
    self.name = name ?? signature
    isNamed = name != nil
    self.isRecorded = isRecorded
    self.signature = signature
    self.file = file
    self.line = line
  }

  /// The line in the member to attribute failures to.
  package var location: CodeLocation { CodeLocation(file, line) }
}
