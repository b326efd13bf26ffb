extension Argument {
  /// Matches an argument by one of its properties.
  ///
  /// ```swift
  /// Argument.where(\Trail.name, "Gemmi Pass")
  /// ```
  ///
  /// An argument of another type does not match. It prints as `Trail whose \.name is "Gemmi Pass"`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - value: The value that the property must have.
  ///   - name: The property's name in failures. Pass it for a computed property, or for a property
  ///     of a class: Swift knows the names of stored properties of structs only.
  /// - Returns: The matcher, for use in place of a value.
  public static func `where`<Root, Value>(
    _ keyPath: KeyPath<Root, Value>, _ value: Value, as name: String? = nil
  ) -> Argument {
    Argument(rule: .property(Property(keyPath, name), ArgumentMatcher(value)))
  }

  /// Matches an argument by the range that one of its properties is in; see
  /// ``where(_:_:as:)-66oqh``.
  ///
  /// ```swift
  /// Argument.where(\Trail.ascent, in: 500...)
  /// ```
  ///
  /// The bounds have the property's type, which `.in(500...)` alone cannot know.
  public static func `where`<Root, Range: RangeExpression>(
    _ keyPath: KeyPath<Root, Range.Bound>, in range: Range, as name: String? = nil
  ) -> Argument {
    .where(keyPath, .in(range), as: name)
  }

  /// Matches an argument by its type, and captures one of its properties; see
  /// ``where(_:_:as:)-66oqh``.
  public static func `where`<Root, Value>(
    _ keyPath: KeyPath<Root, Value>, _ captor: ArgumentCaptor, as name: String? = nil
  ) -> Argument {
    Argument(rule: .property(Property(keyPath, name), .captor(captor)))
  }

  /// Matches an argument by a matcher for one of its properties; see ``where(_:_:as:)-66oqh``.
  ///
  /// ```swift
  /// Argument.where(\Trail.ascent, .in(500...))
  /// ```
  public static func `where`<Root, Value>(
    _ keyPath: KeyPath<Root, Value>, _ argument: Argument, as name: String? = nil
  ) -> Argument {
    Argument(rule: .property(Property(keyPath, name), .argument(argument)))
  }

  /// A property of an argument of some type.
  package struct Property: Sendable {
    package let owner: any Any.Type
    /// The property as key paths are written, without the type: `\.ascent`.
    package let path: String
    private let read: Unchecked<(Any?) -> Unchecked<Any?>?>

    init<Root, Value>(_ keyPath: KeyPath<Root, Value>, _ name: String?) {
      owner = Root.self
      path = name.map { "\\.\($0)" } ?? Self.path(String(describing: keyPath), Root.self)
      read = Unchecked { argument in
        (argument as? Root).map { Unchecked($0[keyPath: keyPath]) }
      }
    }

    /// The property's value; `nil` if the argument has another type.
    package func value(of argument: Any?) -> Unchecked<Any?>? {
      read.value(argument)
    }

    /// Takes the root's name away, and the addresses that stand for what has no name:
    /// `\Trail.<computed 0x1234 (Int)>` becomes `\.(Int)`.
    private static func path(_ description: String, _ root: any Any.Type) -> String {
      let path = description.replacing("\\\(root)", with: "\\", maxReplacements: 1)
      return path.replacing(/<computed 0x[0-9a-f]+ (\(.*?\))>/) { $0.1 }
    }
  }
}
