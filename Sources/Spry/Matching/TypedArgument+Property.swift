extension TypedArgument {
  /// Matches an argument whose property has a specified value; see `Argument.where`.
  ///
  /// ```swift
  /// save.stub().with(.where(\.ascent, 140), .anything).andReturn()
  /// ```
  public static func `where`<Property>(
    _ keyPath: KeyPath<Value, Property>, _ value: Property, as name: String? = nil
  ) -> TypedArgument {
    matching(keyPath, value, name)
  }

  /// Matches an argument whose property satisfies a matcher; see `Argument.where`.
  ///
  /// ```swift
  /// save.stub().with(.where(\.ascent, .in(500...)), .anything).andReturn()
  /// ```
  public static func `where`<Property>(
    _ keyPath: KeyPath<Value, Property>, _ argument: TypedArgument<Property>,
    as name: String? = nil
  ) -> TypedArgument {
    matching(keyPath, argument.specified, name)
  }

  /// Matches an argument whose property is in a range; see ``Argument/where(_:in:as:)``.
  public static func `where`<Range: RangeExpression>(
    _ keyPath: KeyPath<Value, Range.Bound>, in range: Range, as name: String? = nil
  ) -> TypedArgument {
    TypedArgument(.where(keyPath, in: range, as: name))
  }

  private static func matching<Root, Property>(
    _ keyPath: KeyPath<Root, Property>, _ specified: Any?, _ name: String?
  ) -> TypedArgument {
    TypedArgument(
      Argument(rule: .property(Argument.Property(keyPath, name), Argument(specified))))
  }
}

// The same matchers for optional parameters.
extension TypedArgument {
  /// Matches an argument whose property has a specified value, for an optional parameter.
  public static func `where`<Wrapped, Property>(
    _ keyPath: KeyPath<Wrapped, Property>, _ value: Property, as name: String? = nil
  ) -> TypedArgument where Value == Wrapped? {
    matching(keyPath, value, name)
  }

  /// Matches an argument whose property satisfies a matcher, for an optional parameter.
  public static func `where`<Wrapped, Property>(
    _ keyPath: KeyPath<Wrapped, Property>, _ argument: TypedArgument<Property>,
    as name: String? = nil
  ) -> TypedArgument where Value == Wrapped? {
    matching(keyPath, argument.specified, name)
  }

  /// Matches an argument whose property is in a range, for an optional parameter.
  public static func `where`<Wrapped, Range: RangeExpression>(
    _ keyPath: KeyPath<Wrapped, Range.Bound>, in range: Range, as name: String? = nil
  ) -> TypedArgument where Value == Wrapped? {
    TypedArgument(.where(keyPath, in: range, as: name))
  }
}
