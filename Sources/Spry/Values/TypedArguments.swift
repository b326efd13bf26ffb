/// Why a closure cannot be called with the arguments of a call.
package enum ParameterMismatch: Error {
  /// The closure doesn't have as many parameters as the call has arguments.
  case count(expected: Int, received: Int)
  /// The argument at `index`, starting at 0, doesn't have the parameter's type.
  case type(index: Int, expected: any Any.Type, received: Unchecked<Any?>)
}

/// Gives recorded arguments their original types again.
package enum TypedArguments {
  /// Returns any number of arguments.
  ///
  /// An `inout` argument has the type of its ``Inout``, or that of its current value.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - types: The types of the closure's parameters. A closure without parameters accepts any
  ///     arguments.
  ///   - isCall: Whether the arguments are those of a call that is being answered. A closure with
  ///     one parameter of the type `[Any?]` is then passed all arguments in an array.
  /// - Returns: The arguments as a tuple.
  /// - Throws: ``ParameterMismatch`` if there are more or fewer arguments than parameters, or if an
  ///   argument has another type.
  package static func all<each Parameter>(
    of arguments: [Any?], as types: repeat (each Parameter).Type, isCall: Bool = false
  ) throws(ParameterMismatch) -> (repeat each Parameter) {
    var count = 0
    for _ in repeat each types { count += 1 }
    let takesAll = isCall && count == 1 && (repeat each Parameter).self == [Any?].self
    let arguments = takesAll ? [arguments] : arguments
    guard count == 0 || count == arguments.count else {
      throw .count(expected: count, received: arguments.count)
    }
    var index = 0
    func next<Next>(_ type: Next.Type) throws(ParameterMismatch) -> Next {
      defer { index += 1 }
      let given = arguments[index]
      // Most arguments are stored as the parameter's type. Then the casts below can be spared.
      if let given, let value = Cast.exact(given, as: type) { return value }
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
    return (repeat try next(each types))
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
