/// The arguments of a call, as its fake passed them on.
package struct PassedArguments {
  private let given: [Any?]
  private let areWrapped: Bool

  package init(_ arguments: [Any?]) {
    let mayDie = DyingObject.mayBeAmong(arguments)
    given = mayDie ? arguments.map(Self.withoutDying) : arguments
    areWrapped = Self.areWrapped(given)
  }

  /// The arguments of a call that don't need care.
  init(plain arguments: [Any?]) {
    given = arguments
    areWrapped = false
  }

  /// Wraps an object whose `deinit` has begun, because it must not outlive the call.
  private static func withoutDying(_ argument: Any?) -> Any? {
    let object = Optionals.flatten(argument).flatMap(Identity.object)
    let isDying = object.map(DyingObject.isDying) ?? false
    return isDying ? Transient(argument) : argument
  }

  /// Whether the log can't keep the arguments as they are.
  ///
  /// Every call comes through here. Few tests wrap arguments, and examining an argument costs as
  /// much as recording it. So arguments aren't examined until the process has created its first
  /// wrapper.
  package static func needCare(_ arguments: [Any?]) -> Bool {
    let isPossible = unsafe arguments.withUnsafeBytes { values in
      unsafe mayNeedCare(values.baseAddress, arguments.count)
    }
    return isPossible ? areWrapped(arguments) || DyingObject.mayBeAmong(arguments) : false
  }

  private static func areWrapped(_ arguments: [Any?]) -> Bool {
    arguments.contains { $0 is any ArgumentWrapper }
  }

  package var count: Int { given.count }

  /// The arguments that stubs are matched with, without their wrappers.
  package var values: [Any?] { unwrapped(\.matched) }

  /// The arguments that the closures of stubs receive.
  package var forClosures: [Any?] { unwrapped { $0 is any InoutArgument ? $0 : $0.matched } }

  /// Whether a stub may have more to do than to return: to call a closure, or to set an `Inout`.
  package var expectEffects: Bool { hasInout || values.contains(where: TypeKind.isClosure) }

  package var hasInout: Bool { areWrapped && given.contains { $0 is any InoutArgument } }

  /// The arguments that the log keeps.
  package var kept: [Any?] { unwrapped(\.kept) }

  private func unwrapped(_ value: (any ArgumentWrapper) -> Any?) -> [Any?] {
    areWrapped ? given.map { ($0 as? any ArgumentWrapper).map(value) ?? $0 } : given
  }

  /// The errors that the closures of a member that rethrows have thrown, or `nil` for any other
  /// member.
  package var rethrown: [any Error]? {
    let closures = areWrapped ? given.compactMap { $0 as? Rethrowing } : []
    return closures.isEmpty ? nil : closures.flatMap(\.thrown)
  }

  /// Greater than zero once a ``Weakly`` has been created.
  static let weakWrappers = Counter()

  /// The current values of kept arguments, with `nil` in place of objects that are gone.
  package static func currentValues(of kept: [Any?]) -> [Any?] {
    weakWrappers.value > 0 ? kept.map { ($0 as? Weakly).map { $0.current } ?? $0 } : kept
  }

  /// The current value of a kept argument.
  package static func current(_ argument: Any?) -> Any? {
    (argument as? Weakly).map { $0.object } ?? argument
  }
}

@_silgen_name("spry_may_need_care")
private func mayNeedCare(_ values: UnsafeRawPointer?, _ count: Int) -> Bool

/// Has arguments examined from now on; every wrapper's initializer must call it.
@_silgen_name("spry_note_wrapper") func noteWrapper()
