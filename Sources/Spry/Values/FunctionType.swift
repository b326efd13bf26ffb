/// The type of a closure, which Swift can't ask a value in an `Any` for.
package enum FunctionType {
  /// Whether a value is a closure, or a function of C or Objective-C.
  package static func isClosure(_ value: Any?) -> Bool {
    guard let type = Optionals.flatten(value).map({ type(of: $0) }) else { return false }
    return _mangledTypeName(type)?.last == "c" || "\(type)".hasPrefix("@convention")
  }
}
