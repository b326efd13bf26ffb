extension Spyable {
  /// Names a call of this fake, for asking about the order of calls.
  ///
  /// ```swift
  /// XCTAssertHaveReceivedInOrder(store.call(.trails), store.call(.save, with: eiger, "best"))
  /// ```
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument, in order.
  ///     None at all means any arguments.
  /// - Returns: The call.
  public func call(_ function: Function, with arguments: Any?...) -> CallPattern {
    subject.call(function, arguments)
  }

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

  /// Remembers this moment, so that verifications can leave out what was recorded before.
  ///
  /// - Returns: The moment, to be given as `since:`.
  public func checkpoint() -> Checkpoint {
    Checkpoint(.checkpoint)
  }
}

extension Spyable {
  /// Names a call of the static members, for asking about the order of calls.
  ///
  /// - Parameters:
  ///   - function: The function, or the property that was set.
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument, in order.
  ///     None at all means any arguments.
  /// - Returns: The call.
  public static func call(_ function: ClassFunction, with arguments: Any?...) -> CallPattern {
    subject.call(function, arguments)
  }

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

  /// Remembers this moment, so that verifications can leave out what was recorded before.
  ///
  /// - Returns: The moment, to be given as `since:`.
  public static func checkpoint() -> Checkpoint {
    Checkpoint(.checkpoint)
  }
}
