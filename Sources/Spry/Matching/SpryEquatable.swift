/// A type that defines how its values match arguments.
///
/// An `Equatable` type or a class needs only one line:
///
/// ```swift
/// extension Trail: SpryEquatable {}
/// ```
///
/// Values of the type are then compared with `==`, and class instances by identity, even if the
/// class is `Equatable`. For any other type, the line doesn't compile.
///
/// Without the conformance, Spry compares `Equatable` values and class instances in the same way.
/// To change the comparison, conform to the protocol and implement ``isEqual(toArgument:)``.
public protocol SpryEquatable {
  /// Returns whether an argument of a call matches this value.
  ///
  /// - Parameter actual: The argument that the call passed. It can have any type, but is never
  ///   `nil`.
  /// - Returns: `true` if the argument matches.
  func isEqual(toArgument actual: Any) -> Bool
}

extension SpryEquatable where Self: Equatable {
  /// Compares with `==`; a value of another type doesn't match.
  public func isEqual(toArgument actual: Any) -> Bool { EqualsOperator.areEqual(self, actual) }
}

extension SpryEquatable where Self: AnyObject {
  /// Compares by identity.
  public func isEqual(toArgument actual: Any) -> Bool { Identity.object(actual) === self }
}

extension SpryEquatable where Self: AnyObject & Equatable {
  /// Compares by identity; to compare with `==`, use `Argument.equal(to:)`.
  public func isEqual(toArgument actual: Any) -> Bool { Identity.object(actual) === self }
}

// These conform so that code which is generic over the protocol accepts them.

extension String: SpryEquatable {}
extension Int: SpryEquatable {}
extension Double: SpryEquatable {}
extension Bool: SpryEquatable {}

extension Optional: SpryEquatable {
  /// Compares the wrapped values; `nil` matches `nil` only.
  public func isEqual(toArgument actual: Any) -> Bool { Comparison.matches(self as Any, actual) }
}

extension Array: SpryEquatable {
  /// Compares with `==` if the elements allow it, and otherwise element by element.
  public func isEqual(toArgument actual: Any) -> Bool { Comparison.matches(self, actual) }
}

extension Dictionary: SpryEquatable {
  /// Compares with `==` if the values allow it, and otherwise value by value.
  public func isEqual(toArgument actual: Any) -> Bool { Comparison.matches(self, actual) }
}
