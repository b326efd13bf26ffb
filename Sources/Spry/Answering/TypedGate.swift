/// A gate for calls whose result the compiler checks.
///
/// ```swift
/// let gate = closures.stub().andSuspend()
///
/// async let found = ranger.closures(on: 1)
/// await gate.untilReached()
/// gate.resume(returning: ["Gemmi Pass"])
/// ```
///
/// In all other respects, it works like a ``Gate``.
public struct TypedGate<Result>: Sendable {
  private let gate: Gate

  init(_ gate: Gate) {
    self.gate = gate
  }

  /// Waits until a number of calls have reached the gate; see
  /// ``Gate/untilReached(by:within:file:line:)``.
  public nonisolated(nonsending) func untilReached(
    by count: Int = 1, within limit: Duration = .seconds(30), file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await gate.untilReached(by: count, within: limit, file: file, line: line)
  }

  /// Waits until a number of calls have been cancelled at the gate; see
  /// ``Gate/untilCancelled(by:within:file:line:)``.
  public nonisolated(nonsending) func untilCancelled(
    by count: Int = 1, within limit: Duration = .seconds(30), file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await gate.untilCancelled(by: count, within: limit, file: file, line: line)
  }

  /// Resumes the call that has waited longest, and returns `value` from it; see
  /// ``Gate/resume(returning:)``.
  public func resume(returning value: Result) {
    gate.resume(returning: value)
  }

  /// Resumes the call that has waited longest; see ``Gate/resume(returning:)``.
  public func resume() where Result == Void {
    gate.resume()
  }

  /// Resumes the call that has waited longest, and throws `error` from it; see
  /// ``Gate/resume(throwing:)``.
  public func resume(throwing error: any Error) {
    gate.resume(throwing: error)
  }

  /// Resumes all waiting calls, and lets later calls pass without waiting; see ``Gate/open()``.
  public func open() {
    gate.open()
  }
}
