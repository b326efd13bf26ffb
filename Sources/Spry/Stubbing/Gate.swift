/// A gate that suspends calls to an async member until the test resumes them.
///
/// Use a gate to test loading states and race conditions without sleeping:
///
/// ```swift
/// let gate = forecasts.stub(.rain).andSuspend()
///
/// async let loading: Void = model.load(day: 1)
/// await gate.untilReached()
/// #expect(model.isLoading)
///
/// gate.resume(returning: 2.5)
/// await loading
/// #expect(model.text == "2.5 mm")
/// ```
///
/// When the task of a suspended call is canceled and the member can throw `CancellationError`, the
/// call throws it. If the member can't, the call stays suspended and fails the test unless the test
/// resumes it within two seconds.
///
/// When a test with the `.spry` trait ends while calls are still suspended, the test fails and Spry
/// resumes the calls.
///
/// `Result` is the type of the value that a call is resumed with. It's `Any?` unless the stub knows
/// the member's types, as the stub of a ``TypedCall`` does.
public struct Gate<Result>: Sendable {
  package let calls: SuspendedCalls
  let function: FunctionName
  // There is no reference to the fake's storage, so a gate doesn't keep what the fake recorded.
  let fake: FakeIdentity
  let ledger: TestLedger

  /// Waits until a number of calls have reached the gate.
  ///
  /// The method returns immediately if they already have. When time runs out or the waiting task is
  /// canceled, the test fails and the method returns.
  ///
  /// - Parameters:
  ///   - count: The number of calls to wait for, including those that have already been resumed.
  ///   - limit: The longest time to wait. The default is 30 seconds.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  public nonisolated(nonsending) func untilReached(
    by count: Int = 1, within limit: Duration = .seconds(30), file: StaticString = #filePath,
    line: UInt = #line
  ) async { await wait(for: .arrival, count, limit, CodeLocation(file, line)) }

  /// Waits until a number of calls have been canceled at the gate.
  ///
  /// A call counts if its task is canceled while the call is suspended. The method returns
  /// immediately if enough calls have already been canceled. When time runs out or the waiting task
  /// itself is canceled, the test fails and the method returns.
  ///
  /// ```swift
  /// let gate = forecasts.stub(.rain).andSuspend()
  /// let loading = Task { await model.load(day: 1) }
  /// await gate.untilReached()
  /// loading.cancel()
  /// await gate.untilCancelled()
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of canceled calls to wait for.
  ///   - limit: The longest time to wait. The default is 30 seconds.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  public nonisolated(nonsending) func untilCancelled(
    by count: Int = 1, within limit: Duration = .seconds(30), file: StaticString = #filePath,
    line: UInt = #line
  ) async { await wait(for: .cancellation, count, limit, CodeLocation(file, line)) }

  private nonisolated(nonsending) func wait(
    for event: GateLine.Event, _ count: Int, _ limit: Duration, _ location: CodeLocation
  ) async {
    guard let shortfall = await calls.wait(for: event, count, within: limit) else { return }
    let mistake = StubMistake.unreachedGate(
      event, count, seen: shortfall.seen, shortfall.isTimeUp ? limit : nil)
    let failure = Failure.stubMistake(mistake, fake, function)
    Reporting.report(Report(failure, at: location), ledger: TestScope.ledger(or: ledger))
  }

  /// Resumes the call that has waited longest and returns `value` from it.
  ///
  /// If no call is waiting, the next one returns the value without waiting.
  ///
  /// - Parameter value: The value that the member returns. If it doesn't have the member's return
  ///   type and can't be cast to it, the call fails the test.
  public func resume(returning value: Result) { calls.resume(.value(Unchecked(value))) }

  /// Resumes the call that has waited longest; see ``resume(returning:)``.
  public func resume() where Result == Void { resume(returning: ()) }

  /// Resumes the call that has waited longest, for a member that returns `Void`; see
  /// ``resume(returning:)``.
  public func resume() where Result == Any? { resume(returning: ()) }

  /// Resumes the call that has waited longest and throws `error` from it.
  ///
  /// If no call is waiting, the next one throws the error without waiting. A member that can't
  /// throw the error fails the test.
  public func resume(throwing error: any Error) { calls.resume(.error(error)) }

  /// Resumes all waiting calls and lets later calls through.
  ///
  /// The other stubs then apply to these calls, as if the gate weren't there. Values and errors
  /// that no call has received yet are discarded, and later calls don't count as having reached the
  /// gate.
  public func open() { calls.open() }
}
