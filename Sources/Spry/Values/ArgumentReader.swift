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
  /// Whether the arguments are those of a call that is being answered.
  private var isCall = false

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
    var expected = 0
    for _ in repeat each types { expected += 1 }
    guard expected == 0 || expected == arguments.count else {
      throw .count(expected: expected, received: arguments.count)
    }
    self.arguments = arguments
  }

  /// Starts at the first argument of a call, for a stub's closure.
  ///
  /// A closure with one parameter of the type `[Any?]` is passed all arguments in an array.
  package init<each Parameter>(
    callOf arguments: [Any?], as types: repeat (each Parameter).Type
  ) throws(ParameterMismatch) {
    let takesAll = (repeat each Parameter).self == [Any?].self
    try self.init(takesAll ? [arguments] : arguments, as: repeat each types)
    isCall = true
  }

  /// Returns the next argument.
  ///
  /// - Parameter type: The type that the argument must have. An `inout` argument has the type of
  ///   its ``Inout``, or that of its current value.
  /// - Returns: The argument.
  /// - Throws: ``ParameterMismatch`` if the argument has another type.
  package mutating func next<Parameter>(
    _ type: Parameter.Type
  ) throws(ParameterMismatch) -> Parameter {
    defer { index += 1 }
    let given = arguments[index]
    let argument = given as? any InoutArgument
    let isWritten = type is any InoutArgument.Type
    // What a stub writes to an argument that isn't `inout` would be lost.
    guard argument != nil || !isWritten || !isCall,
      let value = Cast.value(isWritten ? given : argument.map(\.anyValue) ?? given, as: type)
    else {
      throw .type(index: index, expected: type, received: Unchecked(given))
    }
    return value
  }
}

/// Gives recorded arguments their original types again.
package enum TypedArguments {
  /// Returns any number of arguments.
  ///
  /// - Throws: ``ParameterMismatch`` if the arguments don't have these types.
  package static func all<each Parameter>(
    of arguments: [Any?], as types: repeat (each Parameter).Type
  ) throws(ParameterMismatch) -> (repeat each Parameter) {
    var reader = try ArgumentReader(arguments, as: repeat each types)
    return (repeat try reader.next(each types))
  }

  /// Returns the only argument; for `Void`, accepts a call without arguments.
  ///
  /// - Throws: ``ParameterMismatch`` if the call doesn't have one argument of this type.
  package static func single<Only>(
    of arguments: [Any?], as type: Only.Type
  ) throws(ParameterMismatch) -> Only {
    if arguments.isEmpty, let nothing = () as? Only { return nothing }
    return try all(of: arguments, as: type)
  }

  /// Returns two or more arguments as a tuple, or the only argument if that is such a tuple.
  ///
  /// - Throws: ``ParameterMismatch`` if the arguments don't have these types.
  package static func tuple<First, Second, each Rest>(
    of arguments: [Any?], as type: (First, Second, repeat each Rest).Type
  ) throws(ParameterMismatch) -> (First, Second, repeat each Rest) {
    if arguments.count == 1, let tuple = Cast.value(arguments[0], as: type) { return tuple }
    return try all(of: arguments, as: First.self, Second.self, repeat (each Rest).self)
  }
}

extension [Any?] {
  /// Lists the values of a parameter pack.
  package init<each Value>(each values: repeat each Value) {
    self = []
    for value in repeat each values { append(value) }
  }
}
