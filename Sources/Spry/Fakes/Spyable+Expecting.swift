extension Spyable {
  /// Declares a call that this fake is expected to receive.
  ///
  /// ```swift
  /// store.expect(.trails, with: "Bern", countSpecifier: .once)
  /// planner.plan(near: "Bern")
  /// store.verify()
  /// ```
  ///
  /// Only calls after the declaration are counted. An expectation that is never verified fails the
  /// test when it ends, which in XCTest is before `tearDown()`. In Swift Testing without the
  /// `.spry` trait, the test fails when the fake is deallocated.
  ///
  /// - Parameters:
  ///   - function: The case of the function. To expect that a property is set, pass the property's
  ///     case.
  ///   - arguments: The expected arguments, in order. For each, pass a value, an ``Argument``, or
  ///     an ``ArgumentCaptor``. Omit them to match any arguments.
  ///   - countSpecifier: The expected number of calls, such as `.once` or `.exactly(3)`. The
  ///     default is at least one.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: The expectation, to check whether it is met or to cancel it. You can discard it.
  @discardableResult
  public func expect(
    _ function: Function, with arguments: Any?..., countSpecifier: CountSpecifier = .atLeast(1),
    file: StaticString = #filePath, line: UInt = #line
  ) -> CallPattern.DeclaredExpectation {
    record.call(function, arguments, file, line).expect(countSpecifier)
  }

  /// Verifies the expectations of this fake.
  ///
  /// Each expectation that wasn't met fails the test on the line that declared it. An expectation
  /// is verified only once, so the next call to this method skips it. If the test has declared no
  /// expectation for the fake, it fails too.
  ///
  /// - Parameters:
  ///   - file: The file that failures name as the place of the verification. The default is the
  ///     file of this call.
  ///   - line: The line that failures name as the place of the verification. The default is the
  ///     line of this call.
  /// - Returns: Whether all expectations were met.
  @discardableResult
  public func verify(file: StaticString = #filePath, line: UInt = #line) -> Bool {
    record.verify(at: CodeLocation(file, line))
  }

  /// Waits until the expectations of this fake are met, and verifies them.
  ///
  /// ```swift
  /// store.expect(.trails, with: "Bern")
  /// planner.startPlanning(near: "Bern")
  /// await store.verify(within: .seconds(1))
  /// ```
  ///
  /// This method returns as soon as all are met. With `.never`, `.atMost`, and ranges that begin at
  /// 0, only the end of the time limit can confirm that.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait, such as `.seconds(1)`. A canceled task stops waiting.
  ///   - file: The file that failures name as the place of the verification. The default is the
  ///     file of this call.
  ///   - line: The line that failures name as the place of the verification. The default is the
  ///     line of this call.
  /// - Returns: Whether all expectations were met.
  @discardableResult
  nonisolated(nonsending) public func verify(
    within limit: Duration, file: StaticString = #filePath, line: UInt = #line
  ) async -> Bool {
    record.verify(at: CodeLocation(file, line), after: await record.waitUntilMet(within: limit))
  }

  /// Declares a call that a static member is expected to receive; see
  /// ``expect(_:with:countSpecifier:file:line:)-swift.method``.
  @discardableResult
  public static func expect(
    _ function: ClassFunction, with arguments: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1), file: StaticString = #filePath, line: UInt = #line
  ) -> CallPattern.DeclaredExpectation {
    record.call(function, arguments, file, line).expect(countSpecifier)
  }

  /// Verifies the expectations of the static members; see ``verify(file:line:)-swift.method``.
  @discardableResult
  public static func verify(file: StaticString = #filePath, line: UInt = #line) -> Bool {
    record.verify(at: CodeLocation(file, line))
  }

  /// Waits until the expectations of the static members are met, and verifies them; see
  /// ``verify(within:file:line:)-swift.method``.
  @discardableResult
  nonisolated(nonsending) public static func verify(
    within limit: Duration, file: StaticString = #filePath, line: UInt = #line
  ) async -> Bool {
    record.verify(at: CodeLocation(file, line), after: await record.waitUntilMet(within: limit))
  }
}
