extension TypedArgument {
  /// Matches an argument that equals `value`, except perhaps for some properties; see
  /// ``Argument/equal(to:ignoring:)``.
  public static func equal<each Property>(
    to value: Value, ignoring properties: repeat WritableKeyPath<Value, each Property>
  ) -> Self where Value: Equatable { Self(.equal(to: value, ignoring: repeat each properties)) }

  /// Matches an argument that equals `value`; short for `equal(to: value)`.
  public static func equal(_ value: Value) -> Self where Value: Equatable { .equal(to: value) }

  /// Matches `value` like a plain value, for an optional or a type that isn't `Equatable`.
  ///
  /// It compares class instances by identity and enums by their cases and associated values.
  @_disfavoredOverload
  public static func equal(_ value: Value?) -> Self { Self(Argument(value)) }

  /// Matches an argument that is one of several values; see `Argument.oneOf`.
  public static func oneOf(_ value: Value, _ others: Value...) -> Self {
    Self(.any([value] + others, isList: true))
  }

  /// Matches `object` and no other instance, even an equal one; see ``Argument/identical(to:)``.
  public static func identical(to object: AnyObject) -> Self { Self(.identical(to: object)) }

  /// Matches an argument of the specified type; see ``Argument/isType(_:)``.
  public static func isType<Expected>(_ type: Expected.Type) -> Self { Self(.isType(type)) }

  /// Matches an argument within a range whose bounds have the parameter's type; see
  /// ``Argument/in(_:)``.
  public static func `in`<Range: RangeExpression>(_ range: Range) -> Self
  where Range.Bound == Value { Self(.in(range)) }

  /// Matches an argument within a range, for an optional parameter.
  public static func `in`<Range: RangeExpression>(_ range: Range) -> Self
  where Value == Range.Bound? { Self(.in(range)) }

  /// Matches every argument that doesn't match `value`; see `Argument.not`.
  public static func not(_ value: Value) -> Self { Self(.not(value)) }

  /// Matches every argument that doesn't match another matcher; see `Argument.not`.
  @_disfavoredOverload
  public static func not(_ argument: TypedArgument) -> Self { Self(.not(argument.untyped)) }

  /// Matches an argument that satisfies all of the matchers; see `Argument.all`.
  public static func all(of arguments: TypedArgument...) -> Self {
    Self(Argument(rule: .all(arguments.map(\.untyped))))
  }

  /// Matches an argument that equals at least one of several values; see `Argument.any`.
  public static func any(of value: Value, _ others: Value...) -> Self {
    Self(.any([value] + others, isList: false))
  }

  /// Matches an argument that satisfies at least one of the matchers; see `Argument.any`.
  @_disfavoredOverload
  public static func any(of arguments: TypedArgument...) -> Self {
    Self(.any(arguments, isList: false))
  }

  /// Matches a collection that has a matching element for each of the matchers; see
  /// `Argument.contains`.
  @_disfavoredOverload
  public static func contains(_ elements: TypedArgument<Value.Element>...) -> Self
  where Value: Collection { Self(.containing(elements)) }

  // The same for optional collections and strings.

  /// Matches a collection that contains the specified elements, for an optional parameter.
  public static func contains<Elements: Collection>(
    _ elements: Elements.Element...
  ) -> Self where Value == Elements? { Self(.containing(elements)) }

  /// Matches a collection that has a matching element for each of the matchers, for an optional
  /// parameter.
  @_disfavoredOverload
  public static func contains<Elements: Collection>(
    _ elements: TypedArgument<Elements.Element>...
  ) -> Self where Value == Elements? { Self(.containing(elements)) }

  /// Matches a collection with `count` elements, or a string with `count` characters, for an
  /// optional parameter.
  public static func hasCount<Elements: Collection>(_ count: Int) -> Self
  where Value == Elements? { Self(.hasCount(count)) }

  /// Matches a string that contains the specified parts, for an optional parameter.
  public static func contains<Text: StringProtocol>(_ parts: String...) -> Self
  where Value == Text? { Self(.containing(parts)) }

  /// Matches a string that starts with `prefix`, for an optional parameter.
  public static func hasPrefix<Text: StringProtocol>(_ prefix: String) -> Self
  where Value == Text? { Self(.hasPrefix(prefix)) }

  /// Matches a string that ends with `suffix`, for an optional parameter.
  public static func hasSuffix<Text: StringProtocol>(_ suffix: String) -> Self
  where Value == Text? { Self(.hasSuffix(suffix)) }

  /// Matches a string that contains a match for a regular expression, for an optional parameter.
  public static func matching<Text: StringProtocol>(_ regex: some RegexComponent) -> Self
  where Value == Text? { Self(.matching(regex)) }

  /// Matches an argument whose property has a specified value; see `Argument.where`.
  ///
  /// ```swift
  /// store.stub.save(.where(\.ascent, 140)).andThrow(.full)
  /// ```
  public static func `where`<Property>(
    _ keyPath: KeyPath<Value, Property>, _ value: Property, as name: String? = nil
  ) -> Self { Self(.where(keyPath, value, as: name)) }

  /// Matches an argument whose property satisfies a matcher; see `Argument.where`.
  ///
  /// ```swift
  /// store.stub.save(.where(\.ascent, .in(500...))).andThrow(.full)
  /// ```
  @_disfavoredOverload
  public static func `where`<Property>(
    _ keyPath: KeyPath<Value, Property>, _ argument: TypedArgument<Property>,
    as name: String? = nil
  ) -> Self { Self(.where(keyPath, argument.untyped, as: name)) }

  /// Matches an argument whose property is in a range; see ``Argument/where(_:in:as:)``.
  public static func `where`<Range: RangeExpression>(
    _ keyPath: KeyPath<Value, Range.Bound>, in range: Range, as name: String? = nil
  ) -> Self { Self(.where(keyPath, in: range, as: name)) }

  // The same for properties of optional parameters.

  /// Matches an argument whose property has a specified value, for an optional parameter.
  public static func `where`<Wrapped, Property>(
    _ keyPath: KeyPath<Wrapped, Property>, _ value: Property, as name: String? = nil
  ) -> Self where Value == Wrapped? { Self(.where(keyPath, value, as: name)) }

  /// Matches an argument whose property satisfies a matcher, for an optional parameter.
  @_disfavoredOverload
  public static func `where`<Wrapped, Property>(
    _ keyPath: KeyPath<Wrapped, Property>, _ argument: TypedArgument<Property>,
    as name: String? = nil
  ) -> Self where Value == Wrapped? { Self(.where(keyPath, argument.untyped, as: name)) }

  /// Matches an argument whose property is in a range, for an optional parameter.
  public static func `where`<Wrapped, Range: RangeExpression>(
    _ keyPath: KeyPath<Wrapped, Range.Bound>, in range: Range, as name: String? = nil
  ) -> Self where Value == Wrapped? { Self(.where(keyPath, in: range, as: name)) }
}

extension TypedArgument where Value: Collection {
  /// Matches an empty collection or string.
  public static var isEmpty: Self { Self(.isEmpty) }

  /// Matches a collection that contains the specified elements in any order; see
  /// `Argument.contains`.
  public static func contains(_ elements: Value.Element...) -> Self { Self(.containing(elements)) }

  /// Matches a collection with `count` elements, or a string with `count` characters; see
  /// ``Argument/hasCount(_:)``.
  public static func hasCount(_ count: Int) -> Self { Self(.hasCount(count)) }
}

extension TypedArgument where Value: StringProtocol {
  /// Matches a string that contains the specified parts; see `Argument.contains`.
  public static func contains(_ parts: String...) -> Self { Self(.containing(parts)) }

  /// Matches a string that starts with `prefix`; see ``Argument/hasPrefix(_:)``.
  public static func hasPrefix(_ prefix: String) -> Self { Self(.hasPrefix(prefix)) }

  /// Matches a string that ends with `suffix`; see ``Argument/hasSuffix(_:)``.
  public static func hasSuffix(_ suffix: String) -> Self { Self(.hasSuffix(suffix)) }

  /// Matches a string that contains a match for a regular expression; see
  /// ``Argument/matching(_:)``.
  public static func matching(_ regex: some RegexComponent) -> Self { Self(.matching(regex)) }
}

extension TypedArgument where Value: ExpressibleByNilLiteral {
  /// Matches `nil` and nothing else.
  public static var `nil`: Self { Self(.nil) }
}
