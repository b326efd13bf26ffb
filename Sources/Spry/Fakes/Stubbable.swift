/// A fake that answers as the test tells it to.
///
/// Each member that should be stubbed returns the result of `stubbedValue`, or of
/// `stubbedValueThrows` if it throws:
///
/// ```swift
/// final class FakeTrailMap: TrailMap, Stubbable {
///   enum Function: String, StringRepresentable {
///     case trails = "trails(region:)"
///   }
///
///   func trails(region: String) -> [Trail] {
///     stubbedValue(arguments: region)
///   }
/// }
/// ```
public protocol Stubbable: TestDouble {}

extension Stubbable {
  /// Begins a stub, which says how this fake answers calls to a function.
  ///
  /// ```swift
  /// store.stub(.trails).andReturn([])
  /// store.stub(.trails).with("Bern").andReturn([eiger])
  /// ```
  ///
  /// If several stubs match a call, the one with the most conditions answers, and among equals, the
  /// newest.
  ///
  /// - Parameters:
  ///   - function: The case of the function, or of the property to be read.
  ///   - file: The file that failures point to.
  ///   - line: The line that failures point to.
  /// - Returns: A ``Stub``, which takes effect with its first answer.
  public func stub(
    _ function: Function, file: StaticString = #filePath, line: UInt = #line
  ) -> Stub {
    subject.stub(function, file, line)
  }

  /// The stubs of this fake that no call has used, in the order in which they were written.
  ///
  /// ```swift
  /// #expect(store.unusedStubs.isEmpty)
  /// ```
  public var unusedStubs: [UnusedStub] { spryStorage.unusedStubs }

  /// Forgets all stubs; recorded calls stay.
  public func resetStubs() {
    spryStorage.resetStubs()
  }
}

extension Stubbable {
  /// Begins a stub of a static function; see ``stub(_:file:line:)-swift.method``.
  public static func stub(
    _ function: ClassFunction, file: StaticString = #filePath, line: UInt = #line
  ) -> Stub {
    subject.stub(function, file, line)
  }

  /// The stubs of the static members that no call has used; see ``unusedStubs-swift.property``.
  public static var unusedStubs: [UnusedStub] { subject.storage.unusedStubs }

  /// Forgets all stubs of static members; recorded calls stay.
  public static func resetStubs() {
    subject.storage.resetStubs()
  }
}
