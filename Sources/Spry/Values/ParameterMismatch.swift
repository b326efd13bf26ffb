/// Why a closure cannot be called with the arguments of a call.
package enum ParameterMismatch: Error {
  /// The closure doesn't have as many parameters as the call has arguments.
  case count(expected: Int, received: Int)
  /// The argument at `index`, starting at 0, doesn't have the parameter's type.
  case type(index: Int, expected: any Any.Type, received: Unchecked<Any?>)
}
