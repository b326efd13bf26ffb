/// A matcher for an argument of a known type, for a stub that the compiler checks.
///
/// ```swift
/// store.stub(.save, as: store.save).with(.equal(eiger), .anything).andReturn()
/// ```
public struct TypedArgument<Value>: Sendable {
  let matcher: ArgumentMatcher

  /// Matches every argument, including `nil`.
  public static var anything: TypedArgument {
    TypedArgument(matcher: .argument(.anything))
  }

  /// Matches an argument for which `predicate` returns `true`; see ``Argument/pass(_:)-4qdvd``.
  public static func pass(_ predicate: @escaping (Value) -> Bool) -> TypedArgument {
    TypedArgument(matcher: .argument(.pass(predicate)))
  }

  /// Matches an argument for which `predicate` returns `true`, and prints as `description`.
  public static func pass(
    _ description: String, _ predicate: @escaping (Value) -> Bool
  ) -> TypedArgument {
    TypedArgument(matcher: .argument(.pass(description, predicate)))
  }

  /// Matches what an ``Argument`` matches, such as `.nonNil`, whatever the type.
  public static func that(_ argument: Argument) -> TypedArgument {
    TypedArgument(matcher: .argument(argument))
  }

  /// Matches every argument, and keeps it in `captor`.
  public static func captured(by captor: ArgumentCaptor) -> TypedArgument {
    TypedArgument(matcher: .captor(captor))
  }
}

extension TypedArgument where Value: Equatable {
  /// Matches an argument that equals `value` by `==`.
  public static func equal(_ value: Value) -> TypedArgument {
    TypedArgument(matcher: .argument(.equal(to: value)))
  }
}

extension TypedArgument where Value: AnyObject {
  /// Matches one class instance and no other; see ``Argument/identical(to:)``.
  public static func identical(to object: Value) -> TypedArgument {
    TypedArgument(matcher: .argument(.identical(to: object)))
  }
}
