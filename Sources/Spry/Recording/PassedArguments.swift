/// The arguments of a call as its fake passed them on.
package struct PassedArguments {
  private let given: [Any?]
  private let areWrapped: Bool

  package init(_ arguments: [Any?]) {
    given = arguments
    areWrapped = Self.hasWrapper(arguments)
  }

  /// What stubs see: without ``Weakly`` and ``Transient``.
  package var values: [Any?] {
    areWrapped ? given.map { ($0 as? Transient).map(\.value) ?? Self.current($0) } : given
  }

  /// What the log keeps.
  package var kept: [Any?] {
    areWrapped ? given.map { ($0 as? Transient)?.placeholder ?? $0 } : given
  }

  /// Whether some of what is kept may become `nil`.
  package var areWeak: Bool { areWrapped && given.contains { $0 is Weakly } }

  /// Whether some argument is wrapped.
  ///
  /// This is on the path of every call. Few tests wrap arguments, and to look at an argument costs
  /// as much as to record it; so nothing is looked at before the process has made its first
  /// wrapper.
  static func hasWrapper(_ arguments: [Any?]) -> Bool {
    // Not `&&`, whose right side is a closure that would keep the arguments.
    guard wrappers.value > 0 else { return false }
    return arguments.contains { $0 is Weakly || $0 is Transient }
  }

  /// More than zero once a wrapper has been made.
  private static let wrappers = Counter()

  /// Has to be called by each wrapper when it is made.
  static func noteWrapper() {
    wrappers.mark()
  }

  /// A kept argument as it is now.
  package static func current(_ argument: Any?) -> Any? {
    (argument as? Weakly).map { $0.object } ?? argument
  }
}
