/// A matcher for an argument of a known type, for calls whose arguments the compiler checks.
///
/// It has all the matchers of ``Argument`` that make sense for the type, under the same names. You
/// can use literals beside them:
///
/// ```swift
/// store.calls.save(.where(\.ascent, in: 500...), as: "best").stub().andReturn()
/// ```
///
/// Pass any other value beside a matcher as `.equal(value)`. To use a matcher that you have added
/// to `Argument`, pass `.that(.peak)`.
public struct TypedArgument<Value>: Sendable {
  /// What a test would specify without types: an ``Argument``, a captor, or a plain value.
  private let specification: Unchecked<Any?>

  init(_ argument: Argument) {
    self.init(specified: argument)
  }

  init(specified: Any?) {
    specification = Unchecked(specified)
  }

  /// Matches every argument, including `nil`.
  public static var anything: TypedArgument { TypedArgument(.anything) }

  /// Matches every argument that isn't `nil`.
  public static var nonNil: TypedArgument { TypedArgument(.nonNil) }

  /// Matches an argument for which `predicate` returns `true`; see `Argument.pass`.
  public static func pass(_ predicate: @escaping (Value) -> Bool) -> TypedArgument {
    TypedArgument(.pass(predicate))
  }

  /// Matches an argument for which `predicate` returns `true`, and prints as `description`; see
  /// `Argument.pass`.
  public static func pass(
    _ description: String, _ predicate: @escaping (Value) -> Bool
  ) -> TypedArgument {
    TypedArgument(.pass(description, predicate))
  }

  /// Matches what an ``Argument`` matches; use it for matchers that you have added to that type.
  public static func that(_ argument: Argument) -> TypedArgument {
    TypedArgument(argument)
  }

  /// Matches every argument, and captures it in `captor`; see ``ArgumentCaptor``.
  public static func captured(by captor: ArgumentCaptor) -> TypedArgument {
    TypedArgument(specified: captor)
  }
}

extension TypedArgument where Value: ExpressibleByNilLiteral {
  /// Matches `nil` and nothing else.
  public static var `nil`: TypedArgument { TypedArgument(.nil) }
}

/// A matcher for an argument of a known type, with that type erased.
package protocol TypedSpecification {
  /// What a test would specify without types.
  var specified: Any? { get }
}

extension TypedArgument: TypedSpecification {
  package var specified: Any? { specification.value }
}
