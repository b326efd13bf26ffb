/// The error that a throwing member of a fake throws when no stub matches, or when the stub can't
/// be used.
///
/// The failure itself has already been reported to the running test with all details. If the error
/// also leaves the test, the test framework prints one more line:
///
/// ```text
/// reported separately: FakeTrailStore has no stub for trails(near: "Bern").
/// ```
///
/// ``ArgumentCaptor/value(at:as:file:line:)`` also throws this error.
public struct SpryFailure: Error, CustomStringConvertible {
  /// The first line of the failure, after the words `reported separately:`.
  public let description: String

  /// Whether this isn't a failure, but stands for a `fallbackValue` that a member doesn't have.
  var isMissingFallback: Bool { description.isEmpty }

  /// Stands for a `fallbackValue` that a member doesn't have.
  static let noFallback = SpryFailure()

  private init() { description = "" }

  /// Creates the error for a failure that has been reported with this text.
  init(reported text: String) {
    let headline = text.prefix { $0 != "\n" }
    description = "reported separately: \(headline.hasSuffix(":") ? headline.dropLast() : headline)"
  }
}
