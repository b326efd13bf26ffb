/// What a throwing member of a fake throws if no stub answers, or if the answer cannot be used.
///
/// The same text has been reported to the running test.
public struct SpryFailure: Error, CustomStringConvertible {
  /// What is wrong, and what to write.
  public let description: String

  package init(_ description: String) {
    self.description = description
  }
}
