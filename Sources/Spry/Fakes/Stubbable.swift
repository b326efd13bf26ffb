/// A fake that returns what the test has stubbed.
///
/// In each member to stub, return the result of `stubbedValue`, or of `stubbedValueThrows` if the
/// member throws:
///
/// ```swift
/// final class FakeHutRegistry: HutRegistry, Stubbable {
///   enum Function: String, StringRepresentable {
///     case hut = "hut(near:)"
///   }
///
///   func hut(near place: String) -> any Hut {
///     stubbedValue(arguments: place)
///   }
/// }
/// ```
public protocol Stubbable: SpryStorage.TestDouble {}

extension Stubbable {
  /// Begins a stub, which specifies what calls to a function return, throw, or do.
  ///
  /// ```swift
  /// store.stub(.trails).andReturn([])
  /// store.stub(.trails).with("Bern").andReturn([eiger])
  /// ```
  ///
  /// When several stubs match a call, the one with the most conditions wins or, if that's a tie,
  /// the most recent one.
  ///
  /// - Parameters:
  ///   - function: The case of the function to stub. For a property, pass its case to stub what the
  ///     getter returns.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: A ``Stub``. It takes effect once it has an answer.
  public func stub(
    _ function: Function, file: StaticString = #filePath, line: UInt = #line
  ) -> Stub { Stub(FunctionName(function), of: record, at: CodeLocation(file, line)) }

  /// The stubs of this fake that no call has used, in the order in which they were written.
  ///
  /// ```swift
  /// #expect(store.unusedStubs.isEmpty)
  /// ```
  public var unusedStubs: [UnusedStub] { spryStorage.functions.unusedStubs }

  /// Removes stubs, but keeps recorded calls.
  ///
  /// - Parameter function: The function whose stubs to remove. Omit it to remove all stubs.
  public func resetStubs(of function: Function? = nil) {
    spryStorage.reset(stubs: true, of: function.map { FunctionName($0) })
  }

  /// Begins a stub for a static function; see ``stub(_:file:line:)-swift.method``.
  public static func stub(
    _ function: ClassFunction, file: StaticString = #filePath, line: UInt = #line
  ) -> Stub { Stub(FunctionName(function), of: record, at: CodeLocation(file, line)) }

  /// The stubs of the static members that no call has used; see ``unusedStubs-swift.property``.
  public static var unusedStubs: [UnusedStub] { record.storage.functions.unusedStubs }

  /// Removes stubs of static members, but keeps recorded calls.
  public static func resetStubs(of function: ClassFunction? = nil) {
    record.storage.reset(stubs: true, of: function.map { FunctionName($0) })
  }
}
