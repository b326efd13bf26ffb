/// A type whose values say themselves whether an argument is the one that was specified.
///
/// Adopting it is one line, for a type that is `Equatable` and for any class:
///
/// ```swift
/// extension Trail: SpryEquatable {}
/// ```
///
/// A value type is then compared by `==`, a class instance by identity, also where the class is
/// `Equatable`. For any other type the line does not compile.
///
/// There is no need to adopt it: every `Equatable` value and every class instance can be given as
/// an argument, and is compared in the same way. Adopt it to change the comparison, by implementing
/// ``isEqual(toArgument:)``.
public protocol SpryEquatable {
  /// Whether a received argument counts as this value.
  ///
  /// - Parameter actual: What a call passed, of any type, never `nil`.
  /// - Returns: `true` if the argument matches.
  func isEqual(toArgument actual: Any) -> Bool
}

extension SpryEquatable where Self: Equatable {
  /// Compares by `==`; a value of another type does not match.
  ///
  /// - Parameter actual: What a call passed.
  /// - Returns: Whether it is equal to this value.
  public func isEqual(toArgument actual: Any) -> Bool {
    Equality.isEqual(self, actual)
  }
}

extension SpryEquatable where Self: AnyObject {
  /// Compares by identity.
  ///
  /// - Parameter actual: What a call passed.
  /// - Returns: Whether it is this very object.
  public func isEqual(toArgument actual: Any) -> Bool {
    Identity.object(actual) === self
  }
}

extension SpryEquatable where Self: AnyObject & Equatable {
  /// Compares by identity; ``Argument/equal(to:)`` compares by `==`.
  ///
  /// - Parameter actual: What a call passed.
  /// - Returns: Whether it is this very object.
  public func isEqual(toArgument actual: Any) -> Bool {
    Identity.object(actual) === self
  }
}

extension String: SpryEquatable {}
extension Int: SpryEquatable {}
extension Double: SpryEquatable {}
extension Bool: SpryEquatable {}

extension Optional: SpryEquatable {
  /// Compares what is inside; `nil` matches `nil` only.
  ///
  /// - Parameter actual: What a call passed.
  /// - Returns: Whether it matches.
  public func isEqual(toArgument actual: Any) -> Bool {
    Comparison.matches(self as Any, actual)
  }
}

extension Array: SpryEquatable {
  /// Compares by `==` where the elements allow it, else element by element.
  ///
  /// - Parameter actual: What a call passed.
  /// - Returns: Whether it matches.
  public func isEqual(toArgument actual: Any) -> Bool {
    Comparison.matches(self, actual)
  }
}

extension Dictionary: SpryEquatable {
  /// Compares by `==` where the values allow it, else value by value.
  ///
  /// - Parameter actual: What a call passed.
  /// - Returns: Whether it matches.
  public func isEqual(toArgument actual: Any) -> Bool {
    Comparison.matches(self, actual)
  }
}
