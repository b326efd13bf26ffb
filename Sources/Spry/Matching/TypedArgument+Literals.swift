// Literals that are used beside matchers. They are compared like any other plain value.

extension TypedArgument: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
  /// Matches the value of a literal of a single character.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self.init(specified: Value(unicodeScalarLiteral: value))
  }
}

extension TypedArgument: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Matches the value of a literal of a single character.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self.init(specified: Value(extendedGraphemeClusterLiteral: value))
  }
}

extension TypedArgument: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  /// Matches the value of a string literal.
  public init(stringLiteral value: Value.StringLiteralType) {
    self.init(specified: Value(stringLiteral: value))
  }
}

extension TypedArgument: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  /// Matches the value of an integer literal.
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self.init(specified: Value(integerLiteral: value))
  }
}

extension TypedArgument: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
  /// Matches the value of a floating-point literal.
  public init(floatLiteral value: Value.FloatLiteralType) {
    self.init(specified: Value(floatLiteral: value))
  }
}

extension TypedArgument: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
  /// Matches `true` or `false`.
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self.init(specified: Value(booleanLiteral: value))
  }
}

extension TypedArgument: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// Matches `nil`.
  public init(nilLiteral: ()) {
    self.init(specified: nil)
  }
}

extension TypedArgument: ExpressibleByArrayLiteral
where
  Value: ExpressibleByArrayLiteral & RangeReplaceableCollection,
  Value.ArrayLiteralElement == Value.Element
{
  /// Matches the value of an array literal.
  public init(arrayLiteral elements: Value.Element...) {
    self.init(specified: Value(elements))
  }
}
