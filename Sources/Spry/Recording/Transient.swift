/// An argument that a fake hands to its stubs and does not record.
///
/// It is for what must not outlive the call, above all a closure that does not escape:
///
/// ```swift
/// func visit(_ body: (Trail) -> Void) {
///   withoutActuallyEscaping(body) { body in
///     spryify(arguments: Transient(body))
///   }
/// }
/// ```
///
/// A stub answers with `andDo { (body: @escaping (Trail) -> Void) in body(eiger) }`. The log says
/// only that there was an argument of this type; `Argument.anything` matches it there.
public struct Transient {
  let value: Any?

  /// Wraps a value.
  ///
  /// - Parameter value: The member's argument.
  public init(_ value: Any?) {
    PassedArguments.noteWrapper()
    self.value = value
  }

  /// Stands in the log for a value that was not recorded.
  package struct Placeholder: Sendable {
    package let type: any Any.Type
  }

  var placeholder: Placeholder {
    Placeholder(type: Optionals.flatten(value).map { Swift.type(of: $0) } ?? Void?.self)
  }
}
