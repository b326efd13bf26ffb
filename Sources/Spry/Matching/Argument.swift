/// A condition that an argument must meet, for when one exact value isn't enough.
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
public struct Argument: Sendable, Matcher {
  package let rule: Rule

  package var untyped: Argument { self }

  /// Matches every argument, including `nil`.
  public static var anything: Argument { Argument(rule: .anything) }

  /// Matches every argument, including `nil`; the same as ``anything``.
  public static var any: Argument { .anything }

  /// Matches any number of remaining arguments, including none.
  ///
  /// ```swift
  /// store.stub(.save).with(Trail.eiger, Argument.rest).andReturn()
  /// ```
  ///
  /// It must be the last argument, and can't be part of another matcher.
  public static var rest: Argument { Argument(rule: .rest) }

  /// Matches every argument that isn't `nil`.
  public static var nonNil: Argument { .not(.nil) }

  /// Matches `nil` and nothing else.
  public static var `nil`: Argument { Argument(nil) }

  /// Matches an argument for which `predicate` returns `true`.
  ///
  /// The closure receives arguments of any type, including `nil`. It can run more than once per
  /// call, on the thread of either the call or the verification. Spry never runs it while holding a
  /// lock.
  public static func pass(_ predicate: @escaping (Any?) -> Bool) -> Argument {
    .test(of: Any?.self, where: predicate)
  }

  /// Matches an argument of the closure's type for which `predicate` returns `true`.
  ///
  /// ```swift
  /// let long = Argument.pass { (name: String) in name.count > 20 }
  /// ```
  ///
  /// An argument of another type doesn't match, and the closure isn't called with it.
  public static func pass<Value>(_ predicate: @escaping (Value) -> Bool) -> Argument {
    .test(of: Value.self, where: predicate)
  }

  /// Matches an argument for which `predicate` returns `true`, of any type; see `pass`.
  public static func `where`(_ predicate: @escaping (Any?) -> Bool) -> Argument { .pass(predicate) }

  /// Matches an argument of the closure's type for which `predicate` returns `true`; see `pass`.
  ///
  /// ```swift
  /// let long = Argument.where { (name: String) in name.count > 20 }
  /// ```
  public static func `where`<Value>(_ predicate: @escaping (Value) -> Bool) -> Argument {
    .pass(predicate)
  }

  /// Matches an argument for which `predicate` returns `true` and prints as `description`.
  ///
  /// - Parameters:
  ///   - description: What the closure looks for, such as `"an even number"`. Failures show it as
  ///     the expected argument.
  ///   - predicate: A closure that receives an argument of any type, including `nil`, and returns
  ///     whether it matches. It can run more than once per call. Spry never runs it while holding a
  ///     lock.
  /// - Returns: A matcher to pass in place of a value.
  public static func pass(
    _ description: String, _ predicate: @escaping (Any?) -> Bool
  ) -> Argument { .test(description, of: Any?.self, where: predicate) }

  /// Matches an argument of the closure's type and prints as `description`; see the overload for
  /// arguments of any type.
  public static func pass<Value>(
    _ description: String, _ predicate: @escaping (Value) -> Bool
  ) -> Argument { .test(description, of: Value.self, where: predicate) }

  /// Matches `object` and no other instance, even an equal one.
  public static func identical(to object: AnyObject) -> Argument {
    .test("identical to \(ValueText.describe(object))") {
      Optionals.flatten($0).flatMap(Identity.object) === object
    }
  }

  /// Creates an ``ArgumentCaptor``, which matches every argument and keeps it for the test.
  public static func captor() -> ArgumentCaptor { ArgumentCaptor() }
}
