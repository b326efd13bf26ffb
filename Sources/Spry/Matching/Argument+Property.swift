extension Argument {
  /// Matches an argument by one of its properties.
  ///
  /// ```swift
  /// Argument.where(\Trail.name, "Gemmi Pass")
  /// ```
  ///
  /// An argument of another type does not match. It prints as
  /// `Trail whose \.name is "Gemmi Pass"`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - value: What it has to be.
  ///   - name: The property's name in failures. Swift knows that of a stored property of a struct;
  ///     any other shows its type only, unless it is named here.
  /// - Returns: The argument to be given in place of a value.
  public static func `where`<Root, Value>(
    _ keyPath: KeyPath<Root, Value>, _ value: Value, as name: String? = nil
  ) -> Argument {
    Argument(rule: .property(Property(keyPath, name), ArgumentMatcher(value)))
  }

  /// Matches an argument by the range in which one of its properties is.
  ///
  /// ```swift
  /// Argument.where(\Trail.ascent, in: 500...)
  /// ```
  ///
  /// Numbers in the range are of the property's type, which `.in(500...)` by itself cannot know.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - range: The range.
  ///   - name: The property's name in failures, where Swift does not know it.
  /// - Returns: The argument to be given in place of a value.
  public static func `where`<Root, Range: RangeExpression>(
    _ keyPath: KeyPath<Root, Range.Bound>, in range: Range, as name: String? = nil
  ) -> Argument {
    .where(keyPath, .in(range), as: name)
  }

  /// Matches an argument by one of its properties, and captures the property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - captor: Keeps the property of each argument that matches.
  ///   - name: The property's name in failures, where Swift does not know it.
  /// - Returns: The argument to be given in place of a value.
  public static func `where`<Root, Value>(
    _ keyPath: KeyPath<Root, Value>, _ captor: ArgumentCaptor, as name: String? = nil
  ) -> Argument {
    Argument(rule: .property(Property(keyPath, name), .captor(captor)))
  }

  /// Matches an argument whose property matches.
  ///
  /// ```swift
  /// Argument.where(\Trail.ascent, .in(500...))
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - argument: What it has to match.
  ///   - name: The property's name in failures, where Swift does not know it.
  /// - Returns: The argument to be given in place of a value.
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

    /// The property's value; `nil` where the argument is of another type.
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
