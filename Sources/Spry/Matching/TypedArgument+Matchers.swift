extension TypedArgument {
  /// Matches an argument that equals `value`, except perhaps for some properties; see
  /// ``Argument/equal(to:ignoring:)``.
  public static func equal<each Property>(
    to value: Value, ignoring properties: repeat WritableKeyPath<Value, each Property>
  ) -> TypedArgument where Value: Equatable {
    TypedArgument(.equal(to: value, ignoring: repeat each properties))
  }

  /// Matches an argument that equals `value`; short for `equal(to: value)`.
  public static func equal(_ value: Value) -> TypedArgument where Value: Equatable {
    .equal(to: value)
  }

  /// Matches `value` like a plain value, for an optional or a type that isn't `Equatable`.
  ///
  /// It compares class instances by identity and enums by their cases and associated values.
  @_disfavoredOverload
  public static func equal(_ value: Value?) -> TypedArgument { TypedArgument(Argument(value)) }

  /// Matches an argument that is one of several values; see `Argument.oneOf`.
  public static func oneOf(_ value: Value, _ others: Value...) -> TypedArgument {
    TypedArgument(.any([value] + others, isList: true))
  }

  /// Matches `object` and no other instance, even an equal one; see ``Argument/identical(to:)``.
  public static func identical(to object: AnyObject) -> TypedArgument {
    TypedArgument(.identical(to: object))
  }

  /// Matches an argument of the specified type; see ``Argument/isType(_:)``.
  public static func isType<Expected>(_ type: Expected.Type) -> TypedArgument {
    TypedArgument(.isType(type))
  }

  /// Matches an argument within a range whose bounds have the parameter's type; see
  /// ``Argument/in(_:)``.
  public static func `in`<Range: RangeExpression>(_ range: Range) -> TypedArgument
  where Range.Bound == Value { TypedArgument(.in(range)) }

  /// Matches an argument within a range, for an optional parameter.
  public static func `in`<Range: RangeExpression>(_ range: Range) -> TypedArgument
  where Value == Range.Bound? { TypedArgument(.in(range)) }

  /// Matches every argument that doesn't match `value`; see `Argument.not`.
  public static func not(_ value: Value) -> TypedArgument { TypedArgument(.not(value)) }

  /// Matches every argument that doesn't match another matcher; see `Argument.not`.
  @_disfavoredOverload
  public static func not(_ argument: TypedArgument) -> TypedArgument {
    TypedArgument(.not(argument.untyped))
  }

  /// Matches an argument that satisfies all of the matchers; see `Argument.all`.
  public static func all(of arguments: TypedArgument...) -> TypedArgument {
    TypedArgument(Argument(rule: .all(arguments.map(\.untyped))))
  }

  /// Matches an argument that equals at least one of several values; see `Argument.any`.
  public static func any(of value: Value, _ others: Value...) -> TypedArgument {
    TypedArgument(.any([value] + others, isList: false))
  }

  /// Matches an argument that satisfies at least one of the matchers; see `Argument.any`.
  @_disfavoredOverload
  public static func any(of arguments: TypedArgument...) -> TypedArgument {
    TypedArgument(.any(arguments, isList: false))
  }

  /// Matches a collection that contains the specified elements in any order; see
  /// `Argument.contains`.
  public static func contains(_ elements: Value.Element...) -> TypedArgument
  where Value: Collection { TypedArgument(.containing(elements)) }

  /// Matches a collection that has a matching element for each of the matchers; see
  /// `Argument.contains`.
  @_disfavoredOverload
  public static func contains(_ elements: TypedArgument<Value.Element>...) -> TypedArgument
  where Value: Collection { TypedArgument(.containing(elements)) }

  /// Matches a string that contains the specified parts; see `Argument.contains`.
  public static func contains(_ parts: String...) -> TypedArgument
  where Value: StringProtocol { TypedArgument(.containing(parts)) }

  /// Matches a collection with `count` elements, or a string with `count` characters; see
  /// ``Argument/hasCount(_:)``.
  public static func hasCount(_ count: Int) -> TypedArgument
  where Value: Collection { TypedArgument(.hasCount(count)) }

  /// Matches a string that starts with `prefix`; see ``Argument/hasPrefix(_:)``.
  public static func hasPrefix(_ prefix: String) -> TypedArgument
  where Value: StringProtocol { TypedArgument(.hasPrefix(prefix)) }

  /// Matches a string that ends with `suffix`; see ``Argument/hasSuffix(_:)``.
  public static func hasSuffix(_ suffix: String) -> TypedArgument
  where Value: StringProtocol { TypedArgument(.hasSuffix(suffix)) }

  /// Matches a string that contains a match for a regular expression; see
  /// ``Argument/matching(_:)``.
  public static func matching(_ regex: some RegexComponent) -> TypedArgument
  where Value: StringProtocol { TypedArgument(.matching(regex)) }

  // The same matchers for optional parameters.

  /// Matches a collection that contains the specified elements, for an optional parameter.
  public static func contains<Elements: Collection>(
    _ elements: Elements.Element...
  ) -> TypedArgument where Value == Elements? { TypedArgument(.containing(elements)) }

  /// Matches a collection that has a matching element for each of the matchers, for an optional
  /// parameter.
  @_disfavoredOverload
  public static func contains<Elements: Collection>(
    _ elements: TypedArgument<Elements.Element>...
  ) -> TypedArgument where Value == Elements? { TypedArgument(.containing(elements)) }

  /// Matches a collection with `count` elements, or a string with `count` characters, for an
  /// optional parameter.
  public static func hasCount<Elements: Collection>(_ count: Int) -> TypedArgument
  where Value == Elements? { TypedArgument(.hasCount(count)) }

  /// Matches a string that contains the specified parts, for an optional parameter.
  public static func contains<Text: StringProtocol>(_ parts: String...) -> TypedArgument
  where Value == Text? { TypedArgument(.containing(parts)) }

  /// Matches a string that starts with `prefix`, for an optional parameter.
  public static func hasPrefix<Text: StringProtocol>(_ prefix: String) -> TypedArgument
  where Value == Text? { TypedArgument(.hasPrefix(prefix)) }

  /// Matches a string that ends with `suffix`, for an optional parameter.
  public static func hasSuffix<Text: StringProtocol>(_ suffix: String) -> TypedArgument
  where Value == Text? { TypedArgument(.hasSuffix(suffix)) }

  /// Matches a string that contains a match for a regular expression, for an optional parameter.
  public static func matching<Text: StringProtocol>(_ regex: some RegexComponent) -> TypedArgument
  where Value == Text? { TypedArgument(.matching(regex)) }

  /// Matches an argument whose property has a specified value; see `Argument.where`.
  ///
  /// ```swift
  /// store.stub.save(.where(\.ascent, 140)).andThrow(.full)
  /// ```
  public static func `where`<Property>(
    _ keyPath: KeyPath<Value, Property>, _ value: Property, as name: String? = nil
  ) -> TypedArgument { TypedArgument(.where(keyPath, value, as: name)) }

  /// Matches an argument whose property satisfies a matcher; see `Argument.where`.
  ///
  /// ```swift
  /// store.stub.save(.where(\.ascent, .in(500...))).andThrow(.full)
  /// ```
  @_disfavoredOverload
  public static func `where`<Property>(
    _ keyPath: KeyPath<Value, Property>, _ argument: TypedArgument<Property>,
    as name: String? = nil
  ) -> TypedArgument { TypedArgument(.where(keyPath, argument.untyped, as: name)) }

  /// Matches an argument whose property is in a range; see ``Argument/where(_:in:as:)``.
  public static func `where`<Range: RangeExpression>(
    _ keyPath: KeyPath<Value, Range.Bound>, in range: Range, as name: String? = nil
  ) -> TypedArgument { TypedArgument(.where(keyPath, in: range, as: name)) }

  // The same matchers for optional parameters.

  /// Matches an argument whose property has a specified value, for an optional parameter.
  public static func `where`<Wrapped, Property>(
    _ keyPath: KeyPath<Wrapped, Property>, _ value: Property, as name: String? = nil
  ) -> TypedArgument where Value == Wrapped? { TypedArgument(.where(keyPath, value, as: name)) }

  /// Matches an argument whose property satisfies a matcher, for an optional parameter.
  @_disfavoredOverload
  public static func `where`<Wrapped, Property>(
    _ keyPath: KeyPath<Wrapped, Property>, _ argument: TypedArgument<Property>,
    as name: String? = nil
  ) -> TypedArgument where Value == Wrapped? {
    TypedArgument(.where(keyPath, argument.untyped, as: name))
  }

  /// Matches an argument whose property is in a range, for an optional parameter.
  public static func `where`<Wrapped, Range: RangeExpression>(
    _ keyPath: KeyPath<Wrapped, Range.Bound>, in range: Range, as name: String? = nil
  ) -> TypedArgument where Value == Wrapped? {
    TypedArgument(.where(keyPath, in: range, as: name))
  }
}

extension TypedArgument where Value: Collection {
  /// Matches an empty collection or string.
  public static var isEmpty: TypedArgument { TypedArgument(.isEmpty) }
}

extension TypedArgument where Value: ExpressibleByNilLiteral {
  /// Matches `nil` and nothing else.
  public static var `nil`: TypedArgument { TypedArgument(.nil) }
}
