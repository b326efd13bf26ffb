/// A call that a test can stub with answers whose types the compiler checks.
///
/// ``TypedCall`` and ``TypedProperty`` are such calls. Get one from the `stub` of a generated fake,
/// and give it its first answer:
///
/// ```swift
/// store.stub.trails(near: "Bern").andReturn([eiger]).thenReturn([])
/// store.stub.save(as: "best").andThrow(.full)
/// store.stub.region.andReturn("Bern")
/// ```
///
/// The call takes effect as a stub with that answer. In all other respects, the stub works like a
/// ``Stub``.
///
/// `Parameters` has the types of the arguments, as a function that returns nothing, such as
/// `(Trail, String) -> Void`. `Failure` is the type of the errors that the member throws, or
/// `Never`.
public protocol StubbableCall<Parameters, Result, Failure>: Sendable {
  /// The types of the arguments that the closures of stubs receive.
  associatedtype Parameters

  /// The type that the member returns.
  associatedtype Result

  /// The type of the errors that the member throws, or `Never`.
  associatedtype Failure: Error

  /// The calls that the stub matches, without their types.
  var stubbedCall: CallPattern { get }
}

extension StubbableCall {
  /// Makes calls return a value; see ``Stub/andReturn(_:)-(Any?)``.
  ///
  /// - Parameters:
  ///   - value: The value that the member returns.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: The stub, which is now in effect, for further answers.
  @discardableResult
  public func andReturn(
    _ value: Result, file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<Parameters, Result, Failure> { begin(with: .value(Unchecked(value)), file, line) }

  /// Makes calls return `Void`.
  @discardableResult
  public func andReturn(
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<Parameters, Result, Failure> where Result == Void {
    andReturn((), file: file, line: line)
  }

  /// Makes calls run a closure, which receives the arguments with their types.
  ///
  /// ```swift
  /// store.stub.load().andDo { id, completion in completion(.success(eiger)) }
  /// ```
  ///
  /// The closure runs on the thread of the call, and never while Spry holds a lock. It can throw
  /// any error, because the compiler doesn't infer the type of the errors that a closure throws. An
  /// error that the member can't throw fails the test.
  @discardableResult
  public func andDo<each Argument>(
    _ body: @escaping (repeat each Argument) throws -> Result, file: StaticString = #filePath,
    line: UInt = #line
  ) -> TypedStub<Parameters, Result, Failure> where Parameters == (repeat each Argument) -> Void {
    begin(with: Answer(body), file, line)
  }

  /// Makes calls to an async member run an async closure.
  @discardableResult
  @_disfavoredOverload
  public func andDo<each Argument>(
    _ body: @escaping (repeat each Argument) async throws -> Result,
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<Parameters, Result, Failure> where Parameters == (repeat each Argument) -> Void {
    begin(with: Answer(body), file, line)
  }

  /// Makes calls throw an error that the member can throw.
  @discardableResult
  public func andThrow(
    _ error: Failure, file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<Parameters, Result, Failure> { begin(with: .error(error), file, line) }

  // Otherwise, the compiler would only say that an error can't be converted to `Never`.
  /// Unavailable, because the member doesn't throw.
  @available(*, unavailable, message: "the member doesn't throw")
  public func andThrow(_ error: any Error) where Failure == Never {}

  /// Makes calls use the member's `fallbackValue`; see ``Stub/andCallThrough()``.
  @discardableResult
  public func andCallThrough(
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<Parameters, Result, Failure> { begin(with: .callThrough, file, line) }

  /// Suspends each call until the test resumes it; see ``Stub/andSuspend()``.
  ///
  /// The compiler checks that the gate is resumed with a value of the member's return type.
  public func andSuspend(
    file: StaticString = #filePath, line: UInt = #line
  ) -> Gate<Result> { Stub(for: stubbedCall, at: CodeLocation(file, line)).suspend() }

  /// Begins a stub with its first answer.
  func begin(
    with answer: Answer, _ file: StaticString, _ line: UInt
  ) -> TypedStub<Parameters, Result, Failure> {
    TypedStub(Stub(for: stubbedCall, at: CodeLocation(file, line)).setAnswer(answer))
  }
}

extension Stub {
  /// Begins a stub for a call, which its next answer puts into effect.
  fileprivate convenience init(for call: CallPattern, at location: CodeLocation) {
    if !(call.fake.type is any Stubbable.Type) {
      call.record.report(.stubMistake(.notStubbable, call.fake, call.function), at: location)
    }
    self.init(call.function, of: call.record, at: location)
    if !call.pattern.matchesEverything { _ = with(call.pattern, at: location) }
  }
}
