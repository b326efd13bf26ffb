extension Argument {
  /// Matches an argument whose property has a specified value.
  ///
  /// ```swift
  /// Argument.where(\Trail.name, "Gemmi Pass")
  /// ```
  ///
  /// An argument of another type doesn't match. The matcher prints as
  /// `Trail where \.name is "Gemmi Pass"`.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the property, starting at the argument's type.
  ///   - value: The value that the property must have. It is compared like an argument.
  ///   - name: The name to show for the property in failures. Swift only knows the names of stored
  ///     properties of structs, so pass a name for a computed property or for a property of a
  ///     class.
  /// - Returns: A matcher to pass in place of a value.
  public static func `where`<Root, Value>(
    _ keyPath: KeyPath<Root, Value>, _ value: Value, as name: String? = nil
  ) -> Argument { Argument(rule: .property(Property(keyPath, name), Argument(value))) }

  /// Matches an argument whose property is in a range; see the overload for values.
  ///
  /// ```swift
  /// Argument.where(\Trail.ascent, in: 500...)
  /// ```
  ///
  /// The bounds of the range take the property's type, whereas those in `.in(500...)` alone are
  /// always of type `Int`.
  public static func `where`<Root, Range: RangeExpression>(
    _ keyPath: KeyPath<Root, Range.Bound>, in range: Range, as name: String? = nil
  ) -> Argument { .where(keyPath, .in(range), as: name) }

  /// Matches every argument of the key path's root type and captures one of its properties; see the
  /// overload for values.
  public static func `where`<Root, Value>(
    _ keyPath: KeyPath<Root, Value>, _ captor: ArgumentCaptor, as name: String? = nil
  ) -> Argument { Argument(rule: .property(Property(keyPath, name), captor.untyped)) }

  /// Matches an argument whose property satisfies a matcher; see the overload for values.
  ///
  /// ```swift
  /// Argument.where(\Trail.ascent, .in(500...))
  /// ```
  @_disfavoredOverload
  public static func `where`<Root, Value>(
    _ keyPath: KeyPath<Root, Value>, _ argument: Argument, as name: String? = nil
  ) -> Argument { Argument(rule: .property(Property(keyPath, name), argument)) }

  /// A property of an argument, read through a key path.
  package struct Property: Sendable {
    package let owner: any Any.Type
    /// The key path without its root type: `\.ascent`.
    package let path: String
    private let read: Unchecked<(Any?) -> Any?>

    init<Root, Value>(_ keyPath: KeyPath<Root, Value>, _ name: String?) {
      owner = Root.self
      path = name.map { "\\.\($0)" } ?? keyPath.path(from: Root.self)
      read = Unchecked { Cast.value($0, as: Root.self).map { $0[keyPath: keyPath] as Any } }
    }

    /// Returns the property's value, or `nil` if the argument has another type.
    ///
    /// A value that is `nil` has the type of its optional.
    package func value(of argument: Any?) -> Any? { read.value(argument) }
  }
}
