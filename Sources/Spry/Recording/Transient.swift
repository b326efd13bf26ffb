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
/// A stub can call the closure with `andDo { (body: @escaping (Trail) -> Void) in body(eiger) }`.
/// Spry records only that there was an argument of this type. In a verification, match it with
/// `Argument.anything`.
public struct Transient: ArgumentWrapper {
  package let matched: Any?

  /// Wraps an argument of the member.
  ///
  /// - Parameter value: The argument for stubs to receive. It isn't kept after the call.
  public init(_ value: Any?) {
    noteWrapper()
    matched = value
  }

  /// Represents a value that wasn't recorded.
  package struct Unrecorded: Sendable, CustomStringConvertible {
    package let type: any Any.Type

    package var description: String { "\(TypeText.describe(type)) (not recorded)" }
  }

  /// What is recorded, which is `nil` for `nil`.
  package var kept: Any? { Optionals.flatten(matched).map { Unrecorded(type: type(of: $0)) } }
}
