extension Spyable {
  /// Returns the calls that no verification has matched so far.
  ///
  /// A call counts as verified once a successful `didCall` or a passing assertion has matched it.
  /// Counting or reading calls doesn't verify them.
  ///
  /// - Parameters:
  ///   - functions: The functions whose calls don't have to be verified, such as logging. The
  ///     default is none.
  ///   - beginning: If specified, only calls after this checkpoint are returned.
  /// - Returns: The calls, oldest first.
  public func unverifiedCalls(
    excluding functions: [Function] = [], since beginning: Checkpoint? = nil
  ) -> [RecordedCall] {
    record.unverifiedCalls(excluding: functions, since: beginning)
  }
}

extension Spyable {
  /// Returns the calls to static members that no verification has matched; see
  /// ``unverifiedCalls(excluding:since:)-swift.method``.
  public static func unverifiedCalls(
    excluding functions: [ClassFunction] = [], since beginning: Checkpoint? = nil
  ) -> [RecordedCall] {
    record.unverifiedCalls(excluding: functions, since: beginning)
  }
}
