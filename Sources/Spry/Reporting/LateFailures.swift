/// Collects the failures of a test that reach it by another way than its own task.
///
/// A detached task or a thread does not know in which test it was started; the fake that it calls
/// does. Whoever runs the test takes the failures when it is over.
package final class LateFailures: Sendable {
  /// The text of a failure, and where it is to be shown.
  package struct Entry: Sendable {
    package let text: String
    package let location: CodeLocation
  }

  // `nil` when nobody will come for them.
  private let entries: Lock<[Entry]?>

  /// Makes a collection.
  ///
  /// - Parameter isOpen: Whether somebody will come for the failures.
  package init(isOpen: Bool) {
    entries = Lock(isOpen ? [] : nil)
  }

  /// Keeps a failure.
  ///
  /// - Returns: `false` when nobody will come for it.
  func add(_ text: String, at location: CodeLocation) -> Bool {
    entries.withLock { entries in
      entries?.append(Entry(text: text, location: location))
      return entries != nil
    }
  }

  /// Returns all failures so far; later ones find the collection closed.
  package func close() -> [Entry] {
    entries.withLock { entries in
      defer { entries = nil }
      return entries ?? []
    }
  }
}
