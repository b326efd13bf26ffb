/// What an argument of a known type has to be, in a stub that the compiler checks.
///
/// ```swift
/// store.stub(.save, as: store.save).with(.equal(eiger), .anything).andReturn()
/// ```
public struct TypedArgument<Value>: Sendable {
  let matcher: ArgumentMatcher

  /// Matches every argument, `nil` too.
  public static var anything: TypedArgument {
    TypedArgument(matcher: .argument(.anything))
  }

  /// Matches an argument for which a closure returns `true`.
  ///
  /// - Parameter predicate: Receives the argument. It may run more than once for a call.
  /// - Returns: The argument to be given in place of a value.
  public static func pass(_ predicate: @escaping (Value) -> Bool) -> TypedArgument {
    TypedArgument(matcher: .argument(.pass(predicate)))
  }

  /// Matches an argument for which a closure returns `true`, under a name.
  ///
  /// - Parameters:
  ///   - description: What the closure looks for, as a failure should call it.
  ///   - predicate: Receives the argument. It may run more than once for a call.
  /// - Returns: The argument to be given in place of a value.
  public static func pass(
    _ description: String, _ predicate: @escaping (Value) -> Bool
  ) -> TypedArgument {
    TypedArgument(matcher: .argument(.pass(description, predicate)))
  }

  /// Matches what an ``Argument`` matches, whatever the type.
  ///
  /// - Parameter argument: The argument, for example `.nonNil`.
  /// - Returns: The argument to be given in place of a value.
  public static func that(_ argument: Argument) -> TypedArgument {
    TypedArgument(matcher: .argument(argument))
  }

  /// Matches every argument, and keeps what it matched.
  ///
  /// - Parameter captor: Where to keep it.
  /// - Returns: The argument to be given in place of a value.
  public static func captured(by captor: ArgumentCaptor) -> TypedArgument {
    TypedArgument(matcher: .captor(captor))
  }
}

extension TypedArgument where Value: Equatable {
  /// Matches an argument that is equal by `==`.
  ///
  /// - Parameter value: The value to compare with.
  /// - Returns: The argument to be given in place of a value.
  public static func equal(_ value: Value) -> TypedArgument {
    TypedArgument(matcher: .argument(.equal(to: value)))
  }
}

extension TypedArgument where Value: AnyObject {
  /// Matches one class instance and no other, however equal.
  ///
  /// - Parameter object: The instance.
  /// - Returns: The argument to be given in place of a value.
  public static func identical(to object: Value) -> TypedArgument {
    TypedArgument(matcher: .argument(.identical(to: object)))
  }
}
