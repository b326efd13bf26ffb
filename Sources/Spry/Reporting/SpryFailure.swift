/// What a throwing member of a fake throws when no stub answers it.
///
/// The same text has been reported to the running test.
public struct SpryFailure: Error, CustomStringConvertible {
  /// What is missing, and what to write.
  public let description: String

  package init(_ description: String) {
    self.description = description
  }
}
