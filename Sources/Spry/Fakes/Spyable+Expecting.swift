extension Spyable {
  /// Declares what this fake will have received when the test verifies it.
  ///
  /// ```swift
  /// store.expect(.trails, with: "Bern", countSpecifier: .once)
  /// planner.plan()
  /// store.verify()
  /// ```
  ///
  /// Calls before the declaration do not count. An expectation that the test never verifies fails
  /// the test when it ends: in XCTest before `tearDown()`, in Swift Testing with the trait `.spry`.
  ///
  /// - Parameters:
  ///   - function: The function, or the property that is to be set.
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument, in order.
  ///     None at all means any arguments.
  ///   - countSpecifier: How often; once or more unless said otherwise.
  ///   - file: Where the failure is reported if the expectation is not met.
  ///   - line: The line in `file`.
  public func expect(
    _ function: Function, with arguments: Any?..., countSpecifier: CountSpecifier = .atLeast(1),
    file: StaticString = #filePath, line: UInt = #line
  ) {
    subject.expect(function, arguments, countSpecifier, CodeLocation(file, line))
  }

  /// Verifies what has been expected of this fake: each expectation once.
  ///
  /// One that is not met fails the test, on the line on which it was declared.
  ///
  /// - Parameters:
  ///   - file: What the failure names as the place where it was verified.
  ///   - line: The line in `file`.
  /// - Returns: Whether all were met.
  @discardableResult
  public func verify(file: StaticString = #filePath, line: UInt = #line) -> Bool {
    subject.verify(at: CodeLocation(file, line))
  }
}

extension Spyable {
  /// Declares what the static members will have received when the test verifies it.
  ///
  /// Calls before the declaration do not count. An expectation that the test never verifies fails
  /// the test when it ends: in XCTest before `tearDown()`, in Swift Testing with the trait `.spry`.
  ///
  /// - Parameters:
  ///   - function: The function, or the property that is to be set.
  ///   - arguments: A value, an ``Argument`` or an ``ArgumentCaptor`` for each argument, in order.
  ///     None at all means any arguments.
  ///   - countSpecifier: How often; once or more unless said otherwise.
  ///   - file: Where the failure is reported if the expectation is not met.
  ///   - line: The line in `file`.
  public static func expect(
    _ function: ClassFunction, with arguments: Any?...,
    countSpecifier: CountSpecifier = .atLeast(1),
    file: StaticString = #filePath, line: UInt = #line
  ) {
    subject.expect(function, arguments, countSpecifier, CodeLocation(file, line))
  }

  /// Verifies what has been expected of the static members: each expectation once.
  ///
  /// One that is not met fails the test, on the line on which it was declared.
  ///
  /// - Parameters:
  ///   - file: What the failure names as the place where it was verified.
  ///   - line: The line in `file`.
  /// - Returns: Whether all were met.
  @discardableResult
  public static func verify(file: StaticString = #filePath, line: UInt = #line) -> Bool {
    subject.verify(at: CodeLocation(file, line))
  }
}
