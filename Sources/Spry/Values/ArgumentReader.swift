/// Why a closure cannot be called with the arguments of a call.
package enum ParameterMismatch: Error {
  /// The closure doesn't have as many parameters as the call has arguments.
  case count(expected: Int, received: Int)
  /// The argument at `index`, starting at 0, doesn't have the parameter's type.
  case type(index: Int, expected: any Any.Type, received: Unchecked<Any?>)
}

/// Passes a call's arguments to a closure with typed parameters, one after the other.
package struct ArgumentReader {
  private let arguments: [Any?]
  private var index = 0

  /// Starts at the first argument.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - types: The types of the closure's parameters. A closure without parameters accepts any
  ///     arguments.
  /// - Throws: ``ParameterMismatch`` if there are more or fewer arguments than parameters.
  package init<each Parameter>(
    _ arguments: [Any?], as types: repeat (each Parameter).Type
  ) throws(ParameterMismatch) {
    let expected = Self.count(repeat each types)
    guard expected == 0 || expected == arguments.count else {
      throw .count(expected: expected, received: arguments.count)
    }
    self.arguments = arguments
  }

  /// Returns the next argument.
  ///
  /// - Parameter type: The type that the argument must have.
  /// - Returns: The argument.
  /// - Throws: ``ParameterMismatch`` if the argument has another type.
  package mutating func next<Parameter>(
    _ type: Parameter.Type
  ) throws(ParameterMismatch) -> Parameter {
    defer { index += 1 }
    guard let argument = Cast.value(arguments[index], as: type) else {
      throw .type(index: index, expected: type, received: Unchecked(arguments[index]))
    }
    return argument
  }

  /// The number of types in a pack.
  package static func count<each Parameter>(_ types: repeat (each Parameter).Type) -> Int {
    var count = 0
    for _ in repeat each types { count += 1 }
    return count
  }
}
