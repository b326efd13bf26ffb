/// The arguments of a call as its fake passed them on.
package struct PassedArguments: Sendable {
  /// What stubs see: without ``Weakly`` and ``Transient``.
  package let values: Unchecked<[Any?]>
  /// What the log keeps, where it is something else.
  private let keptInstead: Unchecked<[Any?]>?
  /// Whether some of what is kept may become `nil`.
  package let areWeak: Bool

  package init(_ arguments: [Any?]) {
    guard Self.hasWrapper(arguments) else {
      values = Unchecked(arguments)
      keptInstead = nil
      areWeak = false
      return
    }
    values = Unchecked(arguments.map { ($0 as? Transient).map(\.value) ?? Self.current($0) })
    keptInstead = Unchecked(arguments.map { ($0 as? Transient)?.placeholder ?? $0 })
    areWeak = arguments.contains { $0 is Weakly }
  }

  /// What the log keeps.
  package var kept: Unchecked<[Any?]> { keptInstead ?? values }

  /// On the path of every call: comparing the types is cheaper than casting, and a loop cheaper
  /// than `contains`, which a debug build does not specialise.
  private static func hasWrapper(_ arguments: [Any?]) -> Bool {
    var index = 0
    while index < arguments.count {
      if let argument = arguments[index] {
        let type = type(of: argument)
        if type == Weakly.self || type == Transient.self { return true }
      }
      index += 1
    }
    return false
  }

  /// A kept argument as it is now.
  package static func current(_ argument: Any?) -> Any? {
    (argument as? Weakly).map { $0.object } ?? argument
  }
}
