/// Converts numbers between types that are unknown at compile time.
enum Number {
  /// Converts a number to another number type.
  ///
  /// A floating-point number may be rounded to another floating-point type. All other conversions
  /// must be exact.
  ///
  /// - Parameters:
  ///   - value: The number, which may be wrapped in optionals.
  ///   - type: The type to convert it to, which may be optional.
  /// - Returns: The converted number, or `nil` if `value` isn't a number, `type` isn't a number
  ///   type, or `type` cannot represent the value.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value = Optionals.flatten(value) else { return nil }
    let target = Optionals.flatten(type: type)
    let number: Any? =
      switch (target, value) {
      case (let target as any BinaryInteger.Type, let value as any BinaryInteger):
        target.init(exactly: value)
      case (let target as any BinaryInteger.Type, let value as any BinaryFloatingPoint):
        target.init(exactly: value)
      case (let target as any BinaryFloatingPoint.Type, let value as any BinaryInteger):
        target.init(exactly: value)
      case (let target as any BinaryFloatingPoint.Type, let value as any BinaryFloatingPoint):
        target.init(value)
      default: nil
      }
    return number.flatMap { $0 as? Value }
  }
}
