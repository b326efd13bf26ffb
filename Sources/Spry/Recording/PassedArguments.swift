/// The arguments of a call as its fake passed them on.
package struct PassedArguments: Sendable {
  /// What stubs see: without ``Weakly`` and ``Transient``.
  package let values: Unchecked<[Any?]>
  /// What the log keeps.
  package let kept: Unchecked<[Any?]>
  /// Whether some of what is kept may become `nil`.
  package let areWeak: Bool

  package init(_ arguments: [Any?]) {
    guard arguments.contains(where: Self.isWrapper) else {
      values = Unchecked(arguments)
      kept = values
      areWeak = false
      return
    }
    values = Unchecked(arguments.map { ($0 as? Transient).map(\.value) ?? Self.current($0) })
    kept = Unchecked(arguments.map { ($0 as? Transient)?.placeholder ?? $0 })
    areWeak = arguments.contains { $0 is Weakly }
  }

  /// Comparing the types is cheaper than casting; this is on the path of every call.
  private static func isWrapper(_ argument: Any?) -> Bool {
    guard let argument else { return false }
    return type(of: argument) == Weakly.self || type(of: argument) == Transient.self
  }

  /// A kept argument as it is now.
  package static func current(_ argument: Any?) -> Any? {
    (argument as? Weakly).map { $0.object } ?? argument
  }
}
