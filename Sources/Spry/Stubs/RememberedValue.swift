/// The value of a property that keeps what was last set.
package struct RememberedValue: Sendable {
  private let kept: Lock<Unchecked<Any?>>

  package init(_ value: Any?) { kept = Lock(Unchecked(value)) }

  package var value: Any? { PassedArguments.current(kept.withLock { $0 }.value) }

  /// Keeps a value that was set.
  ///
  /// - Parameter value: The value as the log keeps it, so that no more is kept alive.
  func remember(_ value: Any?) {
    let value = Unchecked(value)
    // The old value is freed after the lock is released.
    _ = kept.withLock { exchange(&$0, with: value) }
  }
}
