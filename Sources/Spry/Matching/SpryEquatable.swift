/// A type that defines how its values match arguments.
///
/// A type that is `Equatable`, or a class, needs one line:
///
/// ```swift
/// extension Trail: SpryEquatable {}
/// ```
///
/// A value type is then compared by `==`, a class instance by identity, even if the class is
/// `Equatable`. For any other type the line does not compile.
///
/// Without the conformance, `Equatable` values and class instances are compared in the same way.
/// Conform to it to change the comparison, by implementing ``isEqual(toArgument:)``.
public protocol SpryEquatable {
  /// Whether a received argument counts as this value.
  ///
  /// - Parameter actual: What a call passed, of any type, never `nil`.
  /// - Returns: `true` if the argument matches.
  func isEqual(toArgument actual: Any) -> Bool
}

extension SpryEquatable where Self: Equatable {
  /// Compares by `==`; a value of another type does not match.
  public func isEqual(toArgument actual: Any) -> Bool {
    Equality.isEqual(self, actual)
  }
}

extension SpryEquatable where Self: AnyObject {
  /// Compares by identity.
  public func isEqual(toArgument actual: Any) -> Bool {
    Identity.object(actual) === self
  }
}

extension SpryEquatable where Self: AnyObject & Equatable {
  /// Compares by identity; to compare by `==`, use ``Argument/equal(to:)``.
  public func isEqual(toArgument actual: Any) -> Bool {
    Identity.object(actual) === self
  }
}

extension String: SpryEquatable {}
extension Int: SpryEquatable {}
extension Double: SpryEquatable {}
extension Bool: SpryEquatable {}

extension Optional: SpryEquatable {
  /// Compares the wrapped values; `nil` matches `nil` only.
  public func isEqual(toArgument actual: Any) -> Bool {
    Comparison.matches(self as Any, actual)
  }
}

extension Array: SpryEquatable {
  /// Compares by `==` if the elements allow it, and otherwise element by element.
  public func isEqual(toArgument actual: Any) -> Bool {
    Comparison.matches(self, actual)
  }
}

extension Dictionary: SpryEquatable {
  /// Compares by `==` if the values allow it, and otherwise value by value.
  public func isEqual(toArgument actual: Any) -> Bool {
    Comparison.matches(self, actual)
  }
}
