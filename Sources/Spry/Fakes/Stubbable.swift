/// A fake that answers what the test tells it to.
///
/// Every member that is to be stubbed returns the result of `stubbedValue`, or of
/// `stubbedValueThrows` where it throws:
///
/// ```swift
/// final class FakeTrailStore: TrailStore, Stubbable {
///   enum Function: String, StringRepresentable {
///     case trails = "trails(near:)"
///   }
///
///   func trails(near place: String) -> [Trail] {
///     stubbedValue(arguments: place)
///   }
/// }
/// ```
public protocol Stubbable: TestDouble {}

extension Stubbable {
  /// Begins a stub: what this fake answers when a function is called.
  ///
  /// ```swift
  /// store.stub(.trails).andReturn([])
  /// store.stub(.trails).with("Bern").andReturn([eiger])
  /// ```
  ///
  /// Of several stubs that fit a call, the one with the most conditions answers; among equals, the
  /// newest.
  ///
  /// - Parameters:
  ///   - function: The function to be answered.
  ///   - file: The file that failures name as the place of the stub.
  ///   - line: The line in `file`.
  /// - Returns: A ``Stub``, which comes into force with its answer.
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
  /// Begins a stub: what the type answers when a static function is called.
  ///
  /// - Parameters:
  ///   - function: The function to be answered.
  ///   - file: The file that failures name as the place of the stub.
  ///   - line: The line in `file`.
  /// - Returns: A ``Stub``, which comes into force with its answer.
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
