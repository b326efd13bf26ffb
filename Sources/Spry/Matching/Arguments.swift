/// All arguments of a call together, in place of one matcher for each.
///
/// It is given alone, wherever arguments are specified:
///
/// ```swift
/// store.expect(
///   .save, with: Arguments.matching { (trail: Trail, name: String) in trail.name == name })
/// ```
public struct Arguments: Sendable {
  package let condition: ArgumentPattern.Condition

  /// Matches calls whose arguments fit together.
  ///
  /// ```swift
  /// store.save(eiger, as: "Gemmi Pass")
  /// store.didCall(
  ///   .save, with: Arguments.matching { (trail: Trail, name: String) in trail.name == name }
  /// ).success  // false
  /// ```
  ///
  /// - Parameter predicate: Receives all arguments of a call. A call whose arguments are of other
  ///   types, or more or fewer, does not match. It may run more than once for a call, and not under
  ///   a lock.
  /// - Returns: What is given in place of the arguments.
  public static func matching<each Argument>(
    _ predicate: @escaping (repeat each Argument) -> Bool
  ) -> Arguments {
    Arguments(condition: ArgumentPattern.Condition(predicate))
  }
}
