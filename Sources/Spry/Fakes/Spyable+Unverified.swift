extension Spyable {
  /// The calls that no verification has found so far, in order.
  ///
  /// What finds calls is a `didCall` that succeeds, and an assertion that passes because of them.
  /// Counting and reading calls says nothing of how they should be, so it leaves no trace.
  ///
  /// - Parameters:
  ///   - functions: Functions whose calls do not matter.
  ///   - beginning: Where given, only calls after this checkpoint count.
  /// - Returns: The calls.
  public func unverifiedCalls(
    excluding functions: [Function] = [], since beginning: Checkpoint? = nil
  ) -> [RecordedCall] {
    subject.unverifiedCalls(excluding: functions, since: beginning)
  }
}

extension Spyable {
  /// The calls that no verification has found so far, in order.
  ///
  /// What finds calls is a `didCall` that succeeds, and an assertion that passes because of them.
  /// Counting and reading calls says nothing of how they should be, so it leaves no trace.
  ///
  /// - Parameters:
  ///   - functions: Functions whose calls do not matter.
  ///   - beginning: Where given, only calls after this checkpoint count.
  /// - Returns: The calls.
  public static func unverifiedCalls(
    excluding functions: [ClassFunction] = [], since beginning: Checkpoint? = nil
  ) -> [RecordedCall] {
    subject.unverifiedCalls(excluding: functions, since: beginning)
  }
}
