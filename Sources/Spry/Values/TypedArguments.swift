/// Gives recorded arguments their original types again, one after the other.
package struct TypedArguments {
  private let arguments: [Any?]
  private let isCall: Bool
  private var index = 0

  /// Begins to read arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - types: The types of the closure's parameters. A closure without parameters accepts any
  ///     arguments.
  ///   - isCall: Whether the arguments are those of a call that is being answered. A closure with
  ///     one parameter of the type `[Any?]` is then passed all arguments in an array.
  /// - Throws: ``ParameterMismatch`` if there are more or fewer arguments than parameters.
  package init<each Parameter>(
    _ arguments: [Any?], for types: repeat (each Parameter).Type, isCall: Bool = false
  ) throws(ParameterMismatch) {
    var (count, takesAll) = (0, false)
    for type in repeat each types {
      count += 1
      takesAll = isCall && count == 1 && type == [Any?].self
    }
    self.arguments = takesAll ? [arguments] : arguments
    self.isCall = isCall
    guard count == 0 || count == self.arguments.count
    else { throw .count(expected: count, received: arguments.count) }
  }

  /// Returns the next argument.
  ///
  /// An `inout` argument has the type of its ``Inout``, or that of its current value.
  ///
  /// - Throws: ``ParameterMismatch`` if the argument has another type.
  package mutating func next<Next>(_ type: Next.Type) throws(ParameterMismatch) -> Next {
    let given = arguments[index]
    index += 1
    // Most arguments are stored as the parameter's type. Then no cast is needed.
    if let given, Cast.isStored(given, as: type) { return Cast.stored(given, as: type) }
    return try cast(given, to: type)
  }

  // A function of its own, because its optionals would cost all arguments a request to the runtime.
  private func cast<Next>(_ given: Any?, to type: Next.Type) throws(ParameterMismatch) -> Next {
    let argument = given as? any InoutArgument
    let isWritten = type is any InoutArgument.Type
    // What a stub writes to an argument that isn't `inout` would be lost.
    guard argument != nil || !isWritten || !isCall,
      let value = Cast.value(isWritten ? given : argument.map(\.anyValue) ?? given, as: type)
    else { throw .type(index: index - 1, expected: type, received: Unchecked(given)) }
    return value
  }

  /// Returns any number of arguments.
  ///
  /// - Returns: The arguments as a tuple.
  /// - Throws: ``ParameterMismatch`` if there are more or fewer arguments than types, or if an
  ///   argument has another type.
  package static func all<each Parameter>(
    of arguments: [Any?], as types: repeat (each Parameter).Type
  ) throws(ParameterMismatch) -> (repeat each Parameter) {
    var arguments = try TypedArguments(arguments, for: repeat each types)
    return (repeat try arguments.next(each types))
  }

  /// Returns the only argument or, if there are several, a tuple of them; `Void` is a tuple of
  /// none.
  ///
  /// - Throws: ``ParameterMismatch`` if the arguments don't have these types.
  package static func read<Value>(
    _ arguments: [Any?], as type: Value.Type
  ) throws(ParameterMismatch) -> Value {
    let kind = TypeKind(type)
    // The only argument may itself be a tuple.
    guard kind.isTuple, kind.parts.count == arguments.count
    else { return try all(of: arguments, as: type) }
    if let tuple = ArgumentMaker(try TypedArguments(arguments)).assembled(type) { return tuple }
    throw .count(expected: 1, received: arguments.count)
  }
}

/// Makes the parts of a tuple: the arguments of a call, one after the other.
private final class ArgumentMaker: ValueAssembler {
  private var arguments: TypedArguments

  init(_ arguments: TypedArguments) { self.arguments = arguments }

  func value<Value>(of type: Value.Type) -> Value? { try? arguments.next(type) }
}

extension [Any?] {
  /// Lists the values of a parameter pack.
  package init<each Value>(each values: repeat each Value) {
    self = []
    for value in repeat each values { append(value) }
  }
}
