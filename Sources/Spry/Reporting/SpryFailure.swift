/// The error that a throwing member of a fake throws if no stub answers, or if its answer can't be
/// used.
///
/// Its text has already been reported to the running test.
/// ``ArgumentCaptor/value(at:as:file:line:)`` throws this error too.
public struct SpryFailure: Error, CustomStringConvertible {
  /// The text of the failure: what is wrong, and how to fix it.
  public let description: String

  package init(_ description: String) {
    self.description = description
  }
}
