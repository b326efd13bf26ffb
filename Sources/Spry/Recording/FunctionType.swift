/// The type of a closure, as the runtime keeps it.
///
/// Swift has no way to ask a closure in an `Any` for the types of its parameters. Its type has them
/// in memory, in a layout that the language's binary interface fixes: the kind, the flags with the
/// number of parameters, the result, the parameters.
package struct FunctionType {
  package let parameters: [any Any.Type]
  package let result: any Any.Type
  /// Whether it can be called at once, by anybody: it is neither async nor bound to an actor, and
  /// does not throw.
  package let isPlain: Bool

  /// Returns `nil` for what is not a closure.
  package init?(_ value: Any) {
    let type = Swift.type(of: value)
    guard let suffix = _mangledTypeName(type)?.last, suffix == "c" else { return nil }
    // The type is a closure's, so its memory is laid out as above.
    let words = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    let flags = unsafe words[1]
    parameters = (0..<Int(flags & 0xFFFF)).map { index in
      unsafe unsafeBitCast(words[3 + index], to: Any.Type.self)
    }
    result = unsafe unsafeBitCast(words[2], to: Any.Type.self)
    let throwing: UInt = 0x0100_0000
    let boundToActor: UInt = 0x1000_0000
    let async: UInt = 0x2000_0000
    isPlain = flags & (throwing | boundToActor | async) == 0
  }
}
