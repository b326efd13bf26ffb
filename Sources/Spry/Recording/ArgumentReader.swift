/// Why a closure cannot be called with the arguments of a call.
package enum ParameterMismatch: Error {
  /// The closure has this many parameters.
  case count(expected: Int, received: Int)
  /// The argument at `index`, from 0, is not of the parameter's type.
  case type(index: Int, expected: any Any.Type, received: Unchecked<Any?>)
}

/// Hands a call's arguments to a closure with typed parameters, one after the other.
package struct ArgumentReader {
  private let arguments: [Any?]
  private var index = 0

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - types: The closure's parameters. Without any it fits every call.
  /// - Throws: ``ParameterMismatch`` when there are more arguments than parameters, or fewer.
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
  /// - Parameter type: What it has to be.
  /// - Returns: The argument.
  /// - Throws: ``ParameterMismatch`` when it is of another type.
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
