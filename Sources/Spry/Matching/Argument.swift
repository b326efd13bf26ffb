/// A matcher for an argument, for use when comparing it with a single value isn't enough.
///
/// Pass it in place of a value:
///
/// ```swift
/// store.stub(.trails).with(Argument.anything).andReturn([])
/// XCTAssertHaveReceived(store, .save, with: Argument.nonNil, "Eiger Trail")
/// ```
///
/// To name a matcher of your own, extend the type:
///
/// ```swift
/// extension Argument {
///   static var peak: Argument { .pass("a peak") { (trail: Trail) in trail.ascent > 1_000 } }
///   static var walk: Argument { .not(.peak) }
/// }
/// ```
public struct Argument: Sendable {
  package let rule: Rule

  /// Matches every argument, including `nil`.
  public static var anything: Argument { Argument(rule: .anything) }

  /// Matches every argument that is not `nil`.
  public static var nonNil: Argument { Argument(rule: .nonNil) }

  /// Matches `nil` and nothing else.
  public static var `nil`: Argument { Argument(rule: .isNil) }

  /// Matches an argument for which `predicate` returns `true`.
  ///
  /// The closure receives the argument as the fake passed it on. It may run more than once for a
  /// call, on the thread of the call or of the verification, and never under a lock.
  public static func pass(_ predicate: @escaping (Any?) -> Bool) -> Argument {
    Argument(rule: .pass(Predicate(nil, predicate)))
  }

  /// Matches an argument of the closure's type for which `predicate` returns `true`.
  ///
  /// ```swift
  /// let long = Argument.pass { (name: String) in name.count > 20 }
  /// ```
  ///
  /// An argument of another type does not match, and is not passed to the closure.
  @_disfavoredOverload
  public static func pass<Value>(_ predicate: @escaping (Value) -> Bool) -> Argument {
    Argument(rule: .pass(Predicate(nil, predicate)))
  }

  /// Matches an argument for which `predicate` returns `true`, and prints as `description`.
  ///
  /// The description says what the closure looks for: `"an even number"`.
  public static func pass(
    _ description: String, _ predicate: @escaping (Any?) -> Bool
  ) -> Argument {
    Argument(rule: .pass(Predicate(description, predicate)))
  }

  /// Matches an argument of the closure's type, and prints as `description`; see
  /// ``pass(_:_:)-w640``.
  @_disfavoredOverload
  public static func pass<Value>(
    _ description: String, _ predicate: @escaping (Value) -> Bool
  ) -> Argument {
    Argument(rule: .pass(Predicate(description, predicate)))
  }

  /// Matches an argument of the same type that equals `value` by `==`.
  ///
  /// Without it, a class instance matches only itself, even if the class is `Equatable`.
  public static func equal<Value: Equatable>(to value: Value) -> Argument {
    guard let expected = Optionals.flatten(value) else { return .nil }
    return Argument(
      rule: .equal(
        to: Unchecked(expected),
        Predicate(nil) { (actual: Any?) in
          Optionals.flatten(actual).map { Equality.isEqual(expected, $0) } ?? false
        }))
  }

  /// Matches `object` and no other instance, even if they are equal.
  public static func identical(to object: AnyObject) -> Argument {
    Argument(rule: .identical(to: Unchecked(object)))
  }

  /// Makes an ``ArgumentCaptor``, which matches every argument and keeps what it matched.
  public static func captor() -> ArgumentCaptor {
    ArgumentCaptor()
  }
}
