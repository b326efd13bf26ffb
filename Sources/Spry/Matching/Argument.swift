/// What an argument has to be, where equality with one value is not the question.
///
/// It stands in the place of a value wherever arguments are specified:
///
/// ```swift
/// store.stub(.trails).with(Argument.anything).andReturn([])
/// XCTAssertHaveReceived(store, .save, with: Argument.nonNil, "Eiger Trail")
/// ```
///
/// Give a rule of your own a name by extending the type:
///
/// ```swift
/// extension Argument {
///   static var peak: Argument { .pass("a peak") { (trail: Trail) in trail.ascent > 1_000 } }
///   static var walk: Argument { .not(.peak) }
/// }
/// ```
public struct Argument: Sendable {
  package let rule: Rule

  /// Matches every argument, `nil` too.
  public static var anything: Argument { Argument(rule: .anything) }

  /// Matches every argument that is not `nil`.
  public static var nonNil: Argument { Argument(rule: .nonNil) }

  /// Matches `nil` and nothing else.
  public static var `nil`: Argument { Argument(rule: .isNil) }

  /// Matches an argument for which a closure returns `true`.
  ///
  /// - Parameter predicate: Receives the argument as the fake passed it on. It may run more than
  ///   once for a call, on the thread of the call or of the verification, and never under a lock.
  /// - Returns: The argument to be given in place of a value.
  public static func pass(_ predicate: @escaping (Any?) -> Bool) -> Argument {
    Argument(rule: .pass(Predicate(nil, predicate)))
  }

  /// Matches an argument of a closure's type for which the closure returns `true`.
  ///
  /// ```swift
  /// let long = Argument.pass { (name: String) in name.count > 20 }
  /// ```
  ///
  /// An argument of any other type does not match, and the closure is not called with it.
  ///
  /// - Parameter predicate: Receives the argument. It may run more than once for a call.
  /// - Returns: The argument to be given in place of a value.
  @_disfavoredOverload
  public static func pass<Value>(_ predicate: @escaping (Value) -> Bool) -> Argument {
    Argument(rule: .pass(Predicate(nil, predicate)))
  }

  /// Matches an argument for which a closure returns `true`, under a name.
  ///
  /// - Parameters:
  ///   - description: What the closure looks for, as a failure should call it: `"an even number"`.
  ///   - predicate: Receives the argument as the fake passed it on.
  /// - Returns: The argument to be given in place of a value.
  public static func pass(
    _ description: String, _ predicate: @escaping (Any?) -> Bool
  ) -> Argument {
    Argument(rule: .pass(Predicate(description, predicate)))
  }

  /// Matches an argument of a closure's type for which the closure returns `true`, under a name.
  ///
  /// - Parameters:
  ///   - description: What the closure looks for, as a failure should call it.
  ///   - predicate: Receives the argument.
  /// - Returns: The argument to be given in place of a value.
  @_disfavoredOverload
  public static func pass<Value>(
    _ description: String, _ predicate: @escaping (Value) -> Bool
  ) -> Argument {
    Argument(rule: .pass(Predicate(description, predicate)))
  }

  /// Matches an argument of the same type that is equal by `==`, class instances too.
  ///
  /// A plain class instance matches only itself; this matches its equals.
  ///
  /// - Parameter value: The value to compare with.
  /// - Returns: The argument to be given in place of a value.
  public static func equal<Value: Equatable>(to value: Value) -> Argument {
    guard let expected = Optionals.flatten(value) else { return .nil }
    return Argument(
      rule: .equal(
        to: Unchecked(expected),
        Predicate(nil) { (actual: Any?) in
          Optionals.flatten(actual).map { Equality.isEqual(expected, $0) } ?? false
        }))
  }

  /// Matches one class instance and no other, however equal.
  ///
  /// - Parameter object: The instance.
  /// - Returns: The argument to be given in place of a value.
  public static func identical(to object: AnyObject) -> Argument {
    Argument(rule: .identical(to: Unchecked(object)))
  }

  /// Makes a captor: it matches every argument, and keeps what it matched.
  ///
  /// - Returns: A new ``ArgumentCaptor``, to be given where an argument is specified.
  public static func captor() -> ArgumentCaptor {
    ArgumentCaptor()
  }
}
