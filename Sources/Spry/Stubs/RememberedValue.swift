/// The value of a property that keeps what was last set.
package struct RememberedValue: Sendable {
  private let kept: Lock<Unchecked<Any?>>

  package init(_ value: Any?) { kept = Lock(Unchecked(value)) }

  package var value: Any? { PassedArguments.current(kept.withLock { $0 }.value) }

  /// Keeps a value that was set.
  ///
  /// - Parameter value: The value as the log keeps it, so that no more is kept alive.
  fileprivate func remember(_ value: Any?) {
    let value = Unchecked(value)
    // The old value is freed after the lock is released.
    _ = kept.withLock { exchange(&$0, with: value) }
  }
}

extension Choice {
  /// Whether the call can be that of a setter, which passes one argument.
  package var setsValue: Bool { passed.kept.count == 1 }

  /// Passes the value that a setter received to the stubs that remember it.
  package func remember() {
    guard !rules.isEmpty, setsValue else { return }
    for memory in rules.flatMap(\.answers.memories) { memory.remember(passed.kept[0]) }
  }
}
