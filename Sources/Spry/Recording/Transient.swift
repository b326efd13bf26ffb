/// An argument that a fake passes to its stubs without recording it.
///
/// Use it for a value that must not outlive the call, in particular a nonescaping closure:
///
/// ```swift
/// func visit(_ body: (Trail) -> Void) {
///   withoutActuallyEscaping(body) { body in
///     spryify(arguments: Transient(body))
///   }
/// }
/// ```
///
/// A stub can answer with `andDo { (body: @escaping (Trail) -> Void) in body(eiger) }`. The log
/// records only that there was an argument of this type. In a verification, match it with
/// `Argument.anything`.
public struct Transient {
  let value: Any?

  /// Wraps an argument of the member.
  ///
  /// - Parameter value: The argument for stubs to receive. It isn't kept after the call.
  public init(_ value: Any?) {
    PassedArguments.noteWrapper()
    self.value = value
  }

  /// Represents a value that was not recorded.
  package struct Placeholder: Sendable {
    package let type: any Any.Type
  }

  var placeholder: Placeholder {
    Placeholder(type: Optionals.flatten(value).map { Swift.type(of: $0) } ?? Void?.self)
  }
}
