/// Gives recorded arguments back the types they had.
package enum TypedArguments {
  /// The arguments do not have the types, or are too many or too few.
  package struct Mismatch: Error {}

  /// Returns the only argument; for `Void`, of a call without any, nothing.
  ///
  /// - Throws: ``Mismatch``
  package static func single<Argument>(
    of arguments: [Any?], as _: Argument.Type
  ) throws(Mismatch) -> Argument {
    if arguments.isEmpty, let nothing = () as? Argument { return nothing }
    guard arguments.count == 1, let argument = arguments[0] as? Argument else { throw Mismatch() }
    return argument
  }

  /// Returns a tuple of the arguments, of which there are two or more.
  ///
  /// - Throws: ``Mismatch``
  package static func tuple<First, Second, each Rest>(
    of arguments: [Any?], as _: (First, Second, repeat each Rest).Type
  ) throws(Mismatch) -> (First, Second, repeat each Rest) {
    var rest = arguments[...]
    func next<Next>(_: Next.Type) throws(Mismatch) -> Next {
      guard let first = rest.popFirst(), let argument = first as? Next else { throw Mismatch() }
      return argument
    }
    let tuple = (
      try next(First.self), try next(Second.self), repeat try next((each Rest).self)
    )
    guard rest.isEmpty else { throw Mismatch() }
    return tuple
  }
}
