/// The arguments of a call, as its fake passed them on.
package struct PassedArguments {
  private let given: [Any?]
  private let areWrapped: Bool

  package init(_ arguments: [Any?]) {
    given = arguments
    areWrapped = Self.hasWrapper(arguments)
  }

  /// The arguments that stubs see, without ``Weakly`` and ``Transient``.
  package var values: [Any?] {
    areWrapped ? given.map { ($0 as? Transient).map(\.value) ?? Self.current($0) } : given
  }

  /// The arguments that the log keeps.
  package var kept: [Any?] {
    areWrapped ? given.map { ($0 as? Transient)?.placeholder ?? $0 } : given
  }

  /// Whether any of the kept arguments may become `nil`.
  package var areWeak: Bool { areWrapped && given.contains { $0 is Weakly } }

  /// Whether any argument is wrapped.
  ///
  /// Every call comes through here. Few tests wrap arguments, and examining an argument costs as
  /// much as recording it. So arguments aren't examined until the process has created its first
  /// wrapper.
  static func hasWrapper(_ arguments: [Any?]) -> Bool {
    // Not `&&`, whose right side is a closure that would retain the arguments.
    guard wrappers.value > 0 else { return false }
    return arguments.contains { $0 is Weakly || $0 is Transient }
  }

  /// Greater than zero once a wrapper has been created.
  private static let wrappers = Counter()

  /// Notes that a wrapper has been created; every wrapper's initializer must call this.
  static func noteWrapper() {
    wrappers.mark()
  }

  /// The current value of a kept argument.
  package static func current(_ argument: Any?) -> Any? {
    (argument as? Weakly).map { $0.object } ?? argument
  }
}
