/// Converts numbers between types that are unknown at compile time.
enum Number {
  /// Returns the number of a type that has exactly the value of another number.
  ///
  /// - Parameters:
  ///   - value: The other number.
  ///   - type: The type.
  /// - Returns: `nil` if one of them is not a number, or if the type has no such number.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value = Optionals.flatten(value) else { return nil }
    let target = Optionals.flatten(type: type)
    let number: Any?
    switch (target, value) {
    case (let target as any BinaryInteger.Type, let value as any BinaryInteger):
      number = convert(value, to: target)
    case (let target as any BinaryInteger.Type, let value as any BinaryFloatingPoint):
      number = convert(value, to: target)
    case (let target as any BinaryFloatingPoint.Type, let value as any BinaryInteger):
      number = convert(value, to: target)
    case (let target as any BinaryFloatingPoint.Type, let value as any BinaryFloatingPoint):
      number = convert(value, to: target)
    default:
      number = nil
    }
    return number as? Value
  }

  private static func convert<Target: BinaryInteger>(
    _ value: some BinaryInteger, to _: Target.Type
  ) -> Target? { Target(exactly: value) }

  private static func convert<Target: BinaryInteger>(
    _ value: some BinaryFloatingPoint, to _: Target.Type
  ) -> Target? { Target(exactly: value) }

  private static func convert<Target: BinaryFloatingPoint>(
    _ value: some BinaryInteger, to _: Target.Type
  ) -> Target? { Target(exactly: value) }

  private static func convert<Target: BinaryFloatingPoint>(
    _ value: some BinaryFloatingPoint, to _: Target.Type
  ) -> Target? { Target(value) }
}
