/// The reason why a captor cannot return the argument that a test asked for.
package struct CaptorMistake: Error {
  /// The parameter for which the captor was specified, or `nil` if it hasn't been used.
  package let parameter: CapturedParameter?
  /// The requested index in the order of capture, starting at 0.
  package let index: Int
  package let reason: Reason

  /// What is wrong with the request.
  package enum Reason: Sendable {
    case outOfRange(count: Int)
    case wrongType(expected: any Any.Type, Unchecked<Any?>)
  }
}
