/// A matcher for an argument of a known type, for calls whose arguments the compiler checks.
///
/// It has the matchers of ``Argument`` that make sense for the type, under the same names. You can
/// use plain values beside them:
///
/// ```swift
/// store.stub.save(.where(\.ascent, in: 500...), as: "best").andThrow(.full)
/// ```
///
/// Only in calls to members with more than three parameters, pass a value beside a matcher as
/// `.equal(value)`. To use a matcher that you have added to `Argument`, pass `.that(.peak)`.
public struct TypedArgument<Value>: Sendable, Matcher {
  package let untyped: Argument

  init(_ argument: Argument) { untyped = argument }

  /// Matches every argument, including `nil`.
  public static var anything: TypedArgument { TypedArgument(.anything) }

  /// Matches every argument, including `nil`; the same as ``anything``.
  public static var any: TypedArgument { .anything }

  /// Matches every argument that isn't `nil`.
  public static var nonNil: TypedArgument { TypedArgument(.nonNil) }

  /// Matches an argument for which `predicate` returns `true`; see `Argument.pass`.
  public static func pass(_ predicate: @escaping (Value) -> Bool) -> TypedArgument {
    TypedArgument(.pass(predicate))
  }

  /// Matches an argument for which `predicate` returns `true`; the same as ``pass(_:)``.
  ///
  /// ```swift
  /// XCTAssertHaveReceived(store.calls.save(.where { $0.ascent > 500 }))
  /// ```
  public static func `where`(_ predicate: @escaping (Value) -> Bool) -> TypedArgument {
    .pass(predicate)
  }

  /// Matches an argument for which `predicate` returns `true` and prints as `description`; see
  /// `Argument.pass`.
  public static func pass(
    _ description: String, _ predicate: @escaping (Value) -> Bool
  ) -> TypedArgument { TypedArgument(.pass(description, predicate)) }

  /// Matches what an ``Argument`` matches; use it for matchers that you have added to that type.
  public static func that(_ argument: Argument) -> TypedArgument { TypedArgument(argument) }

  /// Matches every argument and captures it in `captor`; see ``ArgumentCaptor``.
  public static func captured(by captor: ArgumentCaptor) -> TypedArgument {
    TypedArgument(Argument(captor))
  }
}
