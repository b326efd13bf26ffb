/// A matcher for all arguments of a call together.
///
/// Use it when the match depends on several arguments at once. Pass it alone, in place of all of
/// them:
///
/// ```swift
/// store.expect(
///   .save, with: Arguments.matching { (trail: Trail, name: String) in trail.name == name })
/// ```
public struct Arguments: Sendable {
  package let condition: ArgumentPattern.Condition

  /// Matches calls whose arguments satisfy `predicate` together.
  ///
  /// ```swift
  /// store.save(eiger, as: "Gemmi Pass")
  /// store.didCall(
  ///   .save, with: Arguments.matching { (trail: Trail, name: String) in trail.name == name }
  /// ).success  // false
  /// ```
  ///
  /// - Parameter predicate: A closure that receives all arguments of a call and returns whether
  ///   they match. A call with a different number of arguments, or with arguments of other types,
  ///   doesn't match. The closure may run more than once per call. Spry never runs it while holding
  ///   a lock.
  /// - Returns: A matcher to pass in place of all arguments.
  public static func matching<each Argument>(
    _ predicate: @escaping (repeat each Argument) -> Bool
  ) -> Arguments {
    Arguments(condition: ArgumentPattern.Condition(predicate))
  }
}
