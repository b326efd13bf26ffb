extension Spyable {
  /// Declares a call that this fake is expected to receive before the test verifies it.
  ///
  /// ```swift
  /// store.expect(.trails, with: "Bern", countSpecifier: .once)
  /// planner.plan()
  /// store.verify()
  /// ```
  ///
  /// Calls before the declaration are not counted. An expectation that is never verified fails the
  /// test when it ends: in XCTest before `tearDown()`, in Swift Testing with the trait `.spry`.
  ///
  /// - Parameters:
  ///   - function: The case of the function, or of the property to be set.
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument, in order.
  ///     Omit to match any arguments.
  ///   - countSpecifier: The expected number of calls. The default is at least one.
  ///   - file: The file that failures point to.
  ///   - line: The line that failures point to.
  public func expect(
    _ function: Function, with arguments: Any?..., countSpecifier: CountSpecifier = .atLeast(1),
    file: StaticString = #filePath, line: UInt = #line
  ) {
    subject.expect(function, arguments, countSpecifier, CodeLocation(file, line))
  }

  /// Verifies the expectations of this fake, each of them once.
  ///
  /// Each expectation that was not met fails the test on the line that declared it.
  ///
  /// - Parameters:
  ///   - file: The file that failures name as the place of the verification.
  ///   - line: The line that failures name as the place of the verification.
  /// - Returns: Whether all expectations were met.
  @discardableResult
  public func verify(file: StaticString = #filePath, line: UInt = #line) -> Bool {
    subject.verify(at: CodeLocation(file, line))
  }
}

extension Spyable {
  /// Declares a call that the static members are expected to receive; see
  /// ``expect(_:with:countSpecifier:file:line:)-swift.method``.
  public static func expect(
    _ function: ClassFunction, with arguments: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1),
    file: StaticString = #filePath, line: UInt = #line
  ) {
    subject.expect(function, arguments, countSpecifier, CodeLocation(file, line))
  }

  /// Verifies the expectations of the static members; see ``verify(file:line:)-swift.method``.
  @discardableResult
  public static func verify(file: StaticString = #filePath, line: UInt = #line) -> Bool {
    subject.verify(at: CodeLocation(file, line))
  }
}
