extension Spyable {
  /// The calls that no assertion has matched so far, in order.
  ///
  /// A `didCall` that succeeds verifies the calls that it finds, and so does an assertion that
  /// passes. Counting or reading calls verifies none.
  ///
  /// - Parameters:
  ///   - functions: The functions whose calls need no verification.
  ///   - beginning: If specified, only calls after this checkpoint are returned.
  /// - Returns: The calls, oldest first.
  public func unverifiedCalls(
    excluding functions: [Function] = [], since beginning: Checkpoint? = nil
  ) -> [RecordedCall] {
    subject.unverifiedCalls(excluding: functions, since: beginning)
  }
}

extension Spyable {
  /// The calls to static members that no assertion has matched; see
  /// ``unverifiedCalls(excluding:since:)-swift.method``.
  public static func unverifiedCalls(
    excluding functions: [ClassFunction] = [], since beginning: Checkpoint? = nil
  ) -> [RecordedCall] {
    subject.unverifiedCalls(excluding: functions, since: beginning)
  }
}
