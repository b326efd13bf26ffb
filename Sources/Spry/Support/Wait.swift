/// A wait that is over.
package struct Wait: Sendable {
  /// The longest time that it could have taken.
  package let limit: Duration
  /// Whether its condition was met or time ran out, so that it wasn't just canceled.
  package let isConfirmed: Bool

  package init(limit: Duration, isConfirmed: Bool) {
    self.limit = limit
    self.isConfirmed = isConfirmed
  }
}

extension Wait? {
  /// Whether there was a wait whose task was canceled, so that it has confirmed nothing.
  package var isCancelled: Bool { self?.isConfirmed == false }
}
