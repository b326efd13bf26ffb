/// A matcher for all arguments of a call together.
///
/// Pass it alone, in place of the matchers for each argument:
///
/// ```swift
/// store.expect(
///   .save, with: Arguments.matching { (trail: Trail, name: String) in trail.name == name })
/// ```
public struct Arguments: Sendable {
  package let condition: ArgumentPattern.Condition

  /// Matches calls whose arguments pass a closure together.
  ///
  /// ```swift
  /// store.save(eiger, as: "Gemmi Pass")
  /// store.didCall(
  ///   .save, with: Arguments.matching { (trail: Trail, name: String) in trail.name == name }
  /// ).success  // false
  /// ```
  ///
  /// - Parameter predicate: Receives all arguments of a call. A call with a different number of
  ///   arguments, or with arguments of other types, does not match. It may run more than once for a
  ///   call, and never runs under a lock.
  /// - Returns: The matcher, for use in place of all arguments.
  public static func matching<each Argument>(
    _ predicate: @escaping (repeat each Argument) -> Bool
  ) -> Arguments {
    Arguments(condition: ArgumentPattern.Condition(predicate))
  }
}
