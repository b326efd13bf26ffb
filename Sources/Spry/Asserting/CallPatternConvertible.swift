/// A type whose values describe a call: ``CallPattern``, ``TypedCall``, and ``TypedProperty``.
///
/// Assertions accept all of them.
public protocol CallPatternConvertible {
  /// The call, without the types of its arguments and its result.
  var callPattern: CallPattern { get }
}

extension CallPatternConvertible {
  /// The number of times the call was received.
  ///
  /// A mistake in its arguments is reported on the line that created the pattern.
  public var callCount: Int { callPattern.callCount(since: nil) }

  /// Counts the times the call was received after a checkpoint; see
  /// ``Spyable/callCount(of:with:since:file:line:)-swift.method``.
  public func callCount(
    since mark: Checkpoint?, file: StaticString = #filePath, line: UInt = #line
  ) -> Int { callPattern.at(file, line).callCount(since: mark) }

  /// Checks whether the call was received; see
  /// ``Spyable/didCall(_:with:countSpecifier:since:file:line:)-swift.method``.
  ///
  /// ```swift
  /// store.call(.trails, with: "Bern").didCall(countSpecifier: .once).success
  /// ```
  public func didCall(
    countSpecifier: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> DidCallResult { callPattern.at(file, line).didCall(countSpecifier, since: mark) }

  /// Waits for the call; see
  /// ``Spyable/didCall(_:with:countSpecifier:since:within:file:line:)-swift.method``.
  nonisolated(nonsending) public func didCall(
    countSpecifier: CountSpecifier = .atLeast(1), since mark: Checkpoint? = nil,
    within limit: Duration, file: StaticString = #filePath, line: UInt = #line
  ) async -> DidCallResult {
    await callPattern.at(file, line).didCall(countSpecifier, since: mark, within: limit)
  }

  /// Declares the call as expected; see
  /// ``Spyable/expect(_:with:countSpecifier:file:line:)-swift.method``.
  ///
  /// ```swift
  /// store.call(.trails, with: "Bern").expect(countSpecifier: .once)
  /// planner.plan(near: "Bern")
  /// store.verify()
  /// ```
  ///
  /// - Returns: The expectation, to check whether it is met or to cancel it. You can discard it.
  @discardableResult
  public func expect(
    countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line
  ) -> CallPattern.DeclaredExpectation { callPattern.at(file, line).expect(countSpecifier) }
}
