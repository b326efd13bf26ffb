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

/// A call to one of a fake's functions, recorded or not.
package struct Call: Sendable {
  package let function: FunctionName
  /// The value of `#function` in the member.
  package let signature: String
  private let stored: Unchecked<[Any?]>

  /// Creates a call.
  ///
  /// - Parameters:
  ///   - function: The function that was called.
  ///   - signature: The value of `#function` in the member.
  ///   - arguments: The arguments, some of which may be wrapped in ``Weakly``.
  package init(
    _ function: FunctionName, signature: String, arguments: Unchecked<[Any?]>
  ) {
    self.function = function
    self.signature = signature
    stored = arguments
  }

  /// The arguments, with `nil` in place of objects that are gone.
  package var arguments: [Any?] { PassedArguments.currentValues(of: kept) }

  /// The arguments as the log keeps them.
  package var kept: [Any?] { stored.value }
}
