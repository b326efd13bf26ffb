/// Gives recorded arguments back the types they had.
package enum TypedArguments {
  /// The arguments do not have the types, or are too many or too few.
  package struct Mismatch: Error {}

  /// Returns a tuple of the arguments.
  ///
  /// - Throws: ``Mismatch``
  package static func tuple<each Argument>(
    of arguments: [Any?], as _: (repeat each Argument).Type
  ) throws(Mismatch) -> (repeat each Argument) {
    var rest = arguments[...]
    func next<Next>(_: Next.Type) throws(Mismatch) -> Next {
      guard let first = rest.popFirst(), let argument = first as? Next else { throw Mismatch() }
      return argument
    }
    let tuple = (repeat try next((each Argument).self))
    guard rest.isEmpty else { throw Mismatch() }
    return tuple
  }
}
