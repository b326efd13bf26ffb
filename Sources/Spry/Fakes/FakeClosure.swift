/// A fake for a function value: a callback, a handler, an injected closure.
///
/// ```swift
/// let done = FakeClosure()
/// planner.onDone = done.closure()
///
/// planner.plan()
///
/// XCTAssertHaveReceived(done, .call, with: 3, countSpecifier: .once)
/// ```
///
/// The context determines the closure's types. A closure that returns nothing needs no stub. Any
/// other is stubbed like a function: `done.stub(.call).andReturn(true)`.
public final class FakeClosure: Spryable, Sendable {
  /// The only function.
  public enum Function: String, StringRepresentable, CaseIterable {
    /// A call to the closure.
    case call = "call(_:)"
  }

  /// Where the calls and stubs are kept.
  public let spryStorage = SpryStorage(allowsVoid: true)

  /// Makes a fake that has not been called.
  public init() {}

  /// Makes a closure that throws.
  ///
  /// - Parameters:
  ///   - file: The file that failures point to, for example if a stub is missing.
  ///   - line: The line that failures point to.
  /// - Returns: A closure that records its calls in this fake and answers from its stubs.
  public func closure<each Argument, Result>(
    file: StaticString = #filePath, line: UInt = #line
  ) -> @Sendable (repeat each Argument) throws -> Result {
    { (argument: repeat each Argument) in
      try self.closureReceiver.answer(
        Function.self, Function.call.rawValue, Self.list(repeat each argument),
        Function.call.rawValue, file, line, recording: true, throwing: (any Error).self,
        fallback: NoFallback.value)
    }
  }

  /// Makes a closure that doesn't throw; see ``closure(file:line:)-51iqe``.
  @_disfavoredOverload
  public func closure<each Argument, Result>(
    file: StaticString = #filePath, line: UInt = #line
  ) -> @Sendable (repeat each Argument) -> Result {
    { (argument: repeat each Argument) in
      self.closureReceiver.answer(
        Function.self, Function.call.rawValue, Self.list(repeat each argument),
        Function.call.rawValue, file, line, recording: true, throwing: Never.self,
        fallback: NoFallback.value)
    }
  }

  /// Makes a closure that throws errors of one type only; see ``closure(file:line:)-51iqe``.
  ///
  /// ```swift
  /// let open = FakeClosure()
  /// planner.open = open.closure(throwing: HutError.self)  // (Trail) throws(HutError) -> Void
  /// ```
  public func closure<each Argument, Result, Failing: Error>(
    throwing error: Failing.Type, file: StaticString = #filePath, line: UInt = #line
  ) -> @Sendable (repeat each Argument) throws(Failing) -> Result {
    { (argument: repeat each Argument) throws(Failing) -> Result in
      try self.closureReceiver.answer(
        Function.self, Function.call.rawValue, Self.list(repeat each argument),
        Function.call.rawValue, file, line, recording: true, throwing: Failing.self,
        fallback: NoFallback.value)
    }
  }

  /// Makes an async closure that throws; see ``closure(file:line:)-51iqe``.
  public func asyncClosure<each Argument, Result>(
    file: StaticString = #filePath, line: UInt = #line
  ) -> @Sendable (repeat each Argument) async throws -> Result {
    { (argument: repeat each Argument) async throws -> Result in
      try await self.closureReceiver.answer(
        Function.self, Function.call.rawValue, Self.list(repeat each argument),
        Function.call.rawValue, file, line, recording: true, throwing: (any Error).self,
        fallback: Self.noFallback)
    }
  }

  /// Makes an async closure that doesn't throw; see ``closure(file:line:)-51iqe``.
  @_disfavoredOverload
  public func asyncClosure<each Argument, Result>(
    file: StaticString = #filePath, line: UInt = #line
  ) -> @Sendable (repeat each Argument) async -> Result {
    { (argument: repeat each Argument) async -> Result in
      await self.closureReceiver.answer(
        Function.self, Function.call.rawValue, Self.list(repeat each argument),
        Function.call.rawValue, file, line, recording: true, throwing: Never.self,
        fallback: Self.noFallback)
    }
  }

  /// Makes an async closure that throws errors of one type only; see
  /// ``closure(throwing:file:line:)``.
  public func asyncClosure<each Argument, Result, Failing: Error>(
    throwing error: Failing.Type, file: StaticString = #filePath, line: UInt = #line
  ) -> @Sendable (repeat each Argument) async throws(Failing) -> Result {
    { (argument: repeat each Argument) async throws(Failing) -> Result in
      try await self.closureReceiver.answer(
        Function.self, Function.call.rawValue, Self.list(repeat each argument),
        Function.call.rawValue, file, line, recording: true, throwing: Failing.self,
        fallback: Self.noFallback)
    }
  }

  private var closureReceiver: Receiver {
    Receiver(FakeClosure.self, isStatic: false, isClosure: true, spryStorage)
  }

  // Being async, it picks the async way of answering.
  private static func noFallback<Value>() async throws -> Value {
    try NoFallback.value()
  }

  private static func list<each Argument>(_ argument: repeat each Argument) -> [Any?] {
    var arguments: [Any?] = []
    for argument in repeat each argument { arguments.append(argument) }
    return arguments
  }
}
