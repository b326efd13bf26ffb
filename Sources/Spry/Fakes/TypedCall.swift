/// A call whose arguments and result the compiler checks.
///
/// A fake that `generate-fake` has written makes one for each member, with the member's own labels.
/// Specify values, or matchers, or nothing to match any arguments:
///
/// ```swift
/// store.calls.trails(near: "Bern").stub().andReturn([eiger])
/// store.calls.save(.where(\.ascent, in: 500...), as: "best").stub().andReturn()
/// XCTAssertHaveReceived(store.calls.save(), countSpecifier: .once)
/// ```
///
/// For a fake written by hand, ``TypedFunction`` makes one. Whatever takes a ``CallPattern`` takes a
/// typed call too.
///
/// `Parameters` has the types of the arguments, as a function that returns nothing, such as
/// `(Trail, String) -> Void`. `Failure` is the type of the errors that the member throws, or `Never`.
public struct TypedCall<Parameters, Result, Failure: Error>: CallPatternConvertible, Sendable {
  /// The call, without the types of its arguments and its result.
  public let callPattern: CallPattern

  /// Adds types to a call.
  ///
  /// Generated fakes use it. They specify the arguments of `call` as `TypedArgument` or as plain
  /// values; if all of them are `.anything`, the call is one with any arguments.
  public init(_ call: CallPattern) {
    callPattern = call.simplified
  }

  /// Limits the call to those whose arguments satisfy `predicate` together; see
  /// ``CallPattern/matching(_:)``.
  ///
  /// ```swift
  /// XCTAssertHaveReceived(store.calls.save().matching { trail, name in name == trail.name })
  /// ```
  public func matching<each Argument>(
    _ predicate: @escaping (repeat each Argument) -> Bool
  ) -> TypedCall where Parameters == (repeat each Argument) -> Void {
    TypedCall(callPattern.matching(predicate))
  }

  /// Begins a stub for these calls; see ``Stubbable/stub(_:file:line:)-swift.method``.
  ///
  /// - Returns: A ``TypedStub``. It takes effect when you give it its first answer.
  public func stub(
    file: StaticString = #filePath, line: UInt = #line
  ) -> TypedStub<Parameters, Result, Failure> {
    TypedStub(callPattern.stub(file: file, line: line))
  }

  /// Returns the arguments of the calls that were received, with their types, oldest first.
  ///
  /// ```swift
  /// for (trail, name) in store.calls.save().arguments() { print(trail.ascent, name) }
  /// ```
  ///
  /// Reading calls doesn't verify them.
  ///
  /// - Parameters:
  ///   - beginning: If specified, only calls after this checkpoint are read.
  ///   - file: The file to attribute failures to. The default is the file of this call.
  ///   - line: The line to attribute failures to. The default is the line of this call.
  /// - Returns: The arguments of each matching call. A call that was recorded with arguments of
  ///   other types is reported to the test and omitted.
  public func arguments<each Argument>(
    since beginning: Checkpoint? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> [(repeat each Argument)] where Parameters == (repeat each Argument) -> Void {
    callPattern.arguments(since: beginning, CodeLocation(file, line)) {
      arguments throws(ParameterMismatch) in
      try TypedArguments.all(of: arguments, as: repeat (each Argument).self)
    }
  }
}
