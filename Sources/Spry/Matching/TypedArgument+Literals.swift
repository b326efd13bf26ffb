// Literals beside matchers. A literal is a plain value, compared like any other.

extension TypedArgument: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self.init(specified: Value(unicodeScalarLiteral: value))
  }
}

extension TypedArgument: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self.init(specified: Value(extendedGraphemeClusterLiteral: value))
  }
}

extension TypedArgument: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  public init(stringLiteral value: Value.StringLiteralType) {
    self.init(specified: Value(stringLiteral: value))
  }
}

extension TypedArgument: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self.init(specified: Value(integerLiteral: value))
  }
}

extension TypedArgument: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Value.FloatLiteralType) {
    self.init(specified: Value(floatLiteral: value))
  }
}

extension TypedArgument: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self.init(specified: Value(booleanLiteral: value))
  }
}

extension TypedArgument: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) {
    self.init(specified: nil)
  }
}

extension TypedArgument: ExpressibleByArrayLiteral
where
  Value: ExpressibleByArrayLiteral & RangeReplaceableCollection,
  Value.ArrayLiteralElement == Value.Element
{
  public init(arrayLiteral elements: Value.Element...) {
    self.init(specified: Value(elements))
  }
}
