/// The type of a closure, as the runtime keeps it.
///
/// Swift has no way to ask a closure in an `Any` for the types of its parameters. But the type's
/// metadata contains them, in a layout that Swift's binary interface fixes: the kind, the flags
/// with the number of parameters, the result, and the parameters.
package struct FunctionType {
  package let parameters: [any Any.Type]
  package let result: any Any.Type
  /// Whether the closure can be called synchronously from anywhere.
  ///
  /// Such a closure isn't async, isn't isolated to an actor, and doesn't throw. A closure that it is
  /// passed may escape, because no other can be passed on.
  package let isPlain: Bool

  /// Returns `nil` if the value is not a closure.
  package init?(_ value: Any) { self.init(type: Swift.type(of: value)) }

  /// Returns `nil` if the type is not that of a closure.
  package init?(type: any Any.Type) {
    guard let suffix = _mangledTypeName(type)?.last, suffix == "c" else { return nil }
    // This is the type of a closure, so its metadata has the layout described above.
    let words = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    let flags = unsafe words[1]
    parameters = (0..<Int(flags & 0xFFFF)).map { index in
      unsafe unsafeBitCast(words[3 + index], to: Any.Type.self)
    }
    result = unsafe unsafeBitCast(words[2], to: Any.Type.self)
    let throwing: UInt = 0x0100_0000
    let boundToActor: UInt = 0x1000_0000
    let async: UInt = 0x2000_0000
    // The mangled name of a closure that must not escape ends in `XE`.
    isPlain =
      flags & (throwing | boundToActor | async) == 0
      && !parameters.contains { _mangledTypeName($0)?.hasSuffix("XE") ?? false }
  }

  /// Whether a value is a closure, or a function of C or Objective-C.
  package static func isClosure(_ value: Any) -> Bool {
    let type = Swift.type(of: value)
    return _mangledTypeName(type)?.last == "c" || "\(type)".hasPrefix("@convention")
  }
}

/// The type of a tuple, as the runtime keeps it.
package enum TupleType {
  /// Returns the types of a tuple's parts, or `nil` if the type is not that of a tuple.
  ///
  /// Swift has no way to ask for them without a value. But the type's metadata contains them, in a
  /// layout that Swift's binary interface fixes: the kind, the number of parts, the labels, and then
  /// the type and the offset of each part.
  package static func parts(of type: any Any.Type) -> [any Any.Type]? {
    guard let suffix = _mangledTypeName(type)?.last, suffix == "t" else { return nil }
    // This is the type of a tuple, so its metadata has the layout described above.
    let words = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    return (0..<Int(unsafe words[1])).map { index in
      unsafe unsafeBitCast(words[3 + 2 * index], to: Any.Type.self)
    }
  }
}
