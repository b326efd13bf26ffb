/// A matcher for an argument of a known type, for calls whose arguments the compiler checks.
///
/// It has the matchers of ``Argument`` that make sense for the type, under the same names. You can
/// use literals beside them:
///
/// ```swift
/// store.calls.save(.where(\.ascent, in: 500...), as: "best").stub().andReturn()
/// ```
///
/// Pass any other value beside a matcher as `.equal(value)`. To use a matcher that you have added
/// to `Argument`, pass `.that(.peak)`.
public struct TypedArgument<Value>: Sendable, TypedMatcher {
  package let untyped: Argument

  init(_ argument: Argument) { untyped = argument }

  /// Matches every argument, including `nil`.
  public static var anything: TypedArgument { TypedArgument(.anything) }

  /// Matches every argument that isn't `nil`.
  public static var nonNil: TypedArgument { TypedArgument(.nonNil) }

  /// Matches an argument for which `predicate` returns `true`; see `Argument.pass`.
  public static func pass(_ predicate: @escaping (Value) -> Bool) -> TypedArgument {
    TypedArgument(.pass(predicate))
  }

  /// Matches an argument for which `predicate` returns `true` and prints as `description`; see
  /// `Argument.pass`.
  public static func pass(
    _ description: String, _ predicate: @escaping (Value) -> Bool
  ) -> TypedArgument {
    TypedArgument(.pass(description, predicate))
  }

  /// Matches what an ``Argument`` matches; use it for matchers that you have added to that type.
  public static func that(_ argument: Argument) -> TypedArgument { TypedArgument(argument) }

  /// Matches every argument and captures it in `captor`; see ``ArgumentCaptor``.
  public static func captured(by captor: ArgumentCaptor) -> TypedArgument {
    TypedArgument(Argument(captor))
  }
}

extension TypedArgument where Value: ExpressibleByNilLiteral {
  /// Matches `nil` and nothing else.
  public static var `nil`: TypedArgument { TypedArgument(.nil) }
}

/// A ``TypedArgument`` whose type is unknown.
package protocol TypedMatcher {
  /// The same matcher without the type.
  var untyped: Argument { get }
}

// Literals that are used beside matchers. They are compared like any other plain value.

extension TypedArgument: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
  /// Matches the value of a literal of a single character.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self.init(Argument(Value(unicodeScalarLiteral: value)))
  }
}

extension TypedArgument: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Matches the value of a literal of a single character.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self.init(Argument(Value(extendedGraphemeClusterLiteral: value)))
  }
}

extension TypedArgument: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  /// Matches the value of a string literal.
  public init(stringLiteral value: Value.StringLiteralType) {
    self.init(Argument(Value(stringLiteral: value)))
  }
}

extension TypedArgument: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  /// Matches the value of an integer literal.
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self.init(Argument(Value(integerLiteral: value)))
  }
}

extension TypedArgument: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
  /// Matches the value of a floating-point literal.
  public init(floatLiteral value: Value.FloatLiteralType) {
    self.init(Argument(Value(floatLiteral: value)))
  }
}

extension TypedArgument: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
  /// Matches `true` or `false`.
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self.init(Argument(Value(booleanLiteral: value)))
  }
}

extension TypedArgument: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// Matches `nil`.
  public init(nilLiteral: ()) { self.init(Argument(nil)) }
}

extension TypedArgument: ExpressibleByArrayLiteral
where
  Value: ExpressibleByArrayLiteral & RangeReplaceableCollection,
  Value.ArrayLiteralElement == Value.Element
{
  /// Matches the value of an array literal.
  public init(arrayLiteral elements: Value.Element...) { self.init(Argument(Value(elements))) }
}
