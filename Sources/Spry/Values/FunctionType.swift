/// The type of a closure, which Swift can't ask a value in an `Any` for.
package enum FunctionType {
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
