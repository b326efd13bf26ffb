/// A fake for a closure, such as a callback, a completion handler, or an injected function.
///
/// ```swift
/// let done = FakeClosure()
/// let onDone: (String, Int) -> Bool = done.closure()
/// done.stub(.call).andReturn(true)
///
/// _ = onDone("Gemmi Pass", 5)
///
/// XCTAssertHaveReceived(done, .call, with: "Gemmi Pass", 5)
/// ```
///
/// The compiler infers the closure's types from the context. A closure that returns nothing needs
/// no stub, unless it receives a closure itself.
public final class FakeClosure: Spryable, Sendable {
  /// The functions of the fake, with one case for the closure.
  public enum Function: String, StringRepresentable, CaseIterable, FunctionOfClosure {
    /// A call to the closure.
    case call = "call(_:)"
  }

  /// The calls and stubs of the closure.
  public let spryStorage = SpryStorage()

  /// Creates a fake without calls or stubs.
  ///
  /// - Parameter name: The closure's name in failures: `FakeClosure "onDone" did not receive …`.
  public init(_ name: String? = nil) { spryStorage.name = name }

  /// Creates a closure that throws.
  ///
  /// ```swift
  /// let reserve = FakeClosure()
  /// let closure: (Int) throws(HutError) -> Int = reserve.closure(throwing: HutError.self)
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error type of a closure with typed throws. Omit it for a closure that throws
  ///     any error.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: A closure that records each call in this fake and returns what the test has
  ///   stubbed.
  public func closure<each Argument, Result, Failing: Error>(
    throwing error: Failing.Type = (any Error).self, file: StaticString = #filePath,
    line: UInt = #line
  ) -> @Sendable (repeat each Argument) throws(Failing) -> Result {
    { (argument: repeat each Argument) throws(Failing) -> Result in
      try self.record.answer(
        Self.member(file, line), Array(each: repeat each argument),
        throwing: Failing.self, fallback: noFallback)
    }
  }

  /// Creates a closure that doesn't throw; see the overload for closures that throw.
  @_disfavoredOverload
  public func closure<each Argument, Result>(
    file: StaticString = #filePath, line: UInt = #line
  ) -> @Sendable (repeat each Argument) -> Result {
    { (argument: repeat each Argument) in
      self.record.answer(
        Self.member(file, line), Array(each: repeat each argument),
        throwing: Never.self, fallback: noFallback)
    }
  }

  /// Creates an async closure that throws; see ``closure(throwing:file:line:)``.
  public func asyncClosure<each Argument, Result, Failing: Error>(
    throwing error: Failing.Type = (any Error).self, file: StaticString = #filePath,
    line: UInt = #line
  ) -> @Sendable (repeat each Argument) async throws(Failing) -> Result {
    { (argument: repeat each Argument) async throws(Failing) -> Result in
      try await self.record.answer(
        Self.member(file, line), Array(each: repeat each argument),
        throwing: Failing.self, fallback: Self.noAsyncFallback)
    }
  }

  /// Creates an async closure that doesn't throw; see ``closure(file:line:)``.
  @_disfavoredOverload
  public func asyncClosure<each Argument, Result>(
    file: StaticString = #filePath, line: UInt = #line
  ) -> @Sendable (repeat each Argument) async -> Result {
    { (argument: repeat each Argument) async -> Result in
      await self.record.answer(
        Self.member(file, line), Array(each: repeat each argument),
        throwing: Never.self, fallback: Self.noAsyncFallback)
    }
  }

  private static func member(_ file: StaticString, _ line: UInt) -> Member {
    Member(Function.call.rawValue, Function.call.rawValue, file, line)
  }

  // This function is async so that the compiler picks the async overload of `answer`.
  private static func noAsyncFallback<Value>() async throws -> Value { try noFallback() }
}
