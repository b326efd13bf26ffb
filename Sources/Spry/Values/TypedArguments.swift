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
    var reader = try ArgumentReader(arguments, as: type)
    return try reader.next(type)
  }

  /// Returns two or more arguments as a tuple.
  ///
  /// - Throws: ``ParameterMismatch`` if the arguments don't have these types.
  package static func tuple<First, Second, each Rest>(
    of arguments: [Any?], as _: (First, Second, repeat each Rest).Type
  ) throws(ParameterMismatch) -> (First, Second, repeat each Rest) {
    var reader = try ArgumentReader(
      arguments, as: First.self, Second.self, repeat (each Rest).self)
    return (
      try reader.next(First.self), try reader.next(Second.self),
      repeat try reader.next((each Rest).self)
    )
  }
}

extension [Any?] {
  /// Lists the values of a parameter pack.
  package init<each Value>(each values: repeat each Value) {
    self = []
    for value in repeat each values { append(value) }
  }
}
