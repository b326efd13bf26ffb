/// Gives recorded arguments back the types they had.
package enum TypedArguments {
  /// The arguments do not have the types, or are too many or too few.
  package struct Misfit: Error {}

  /// Returns the only argument; for `Void`, of a call without any, nothing.
  ///
  /// - Throws: ``Misfit``
  package static func single<Only>(
    of arguments: [Any?], as _: Only.Type
  ) throws(Misfit) -> Only {
    if arguments.isEmpty, let nothing = () as? Only { return nothing }
    guard arguments.count == 1, let only = Cast.value(arguments[0], as: Only.self) else {
      throw Misfit()
    }
    return only
  }

  /// Returns a tuple of the arguments, of which there are two or more.
  ///
  /// - Throws: ``Misfit``
  package static func tuple<First, Second, each Rest>(
    of arguments: [Any?], as _: (First, Second, repeat each Rest).Type
  ) throws(Misfit) -> (First, Second, repeat each Rest) {
    var rest = arguments[...]
    func next<Next>(_: Next.Type) throws(Misfit) -> Next {
      guard let first = rest.popFirst(), let argument = Cast.value(first, as: Next.self) else {
        throw Misfit()
      }
      return argument
    }
    let tuple = (
      try next(First.self), try next(Second.self), repeat try next((each Rest).self)
    )
    guard rest.isEmpty else { throw Misfit() }
    return tuple
  }
}
