/// A fake that remembers how it was called.
///
/// Every member that is to be remembered calls
/// ``recordCall(_:arguments:signature:file:line:)-swift.method``:
///
/// ```swift
/// final class FakeTrailStore: TrailStore, Spyable {
///   enum Function: String, StringRepresentable {
///     case save = "save(_:)"
///   }
///
///   func save(_ trail: Trail) {
///     recordCall(arguments: trail)
///   }
/// }
/// ```
///
/// A test then asks with `didCall`, or with an assertion of `SpryXCTest` or `SpryTesting`.
public protocol Spyable: TestDouble {}

extension Spyable {
  /// Records a call of the member that this is called from.
  ///
  /// - Parameters:
  ///   - function: The member's case. Left out, it is found by the member's signature.
  ///   - arguments: The member's arguments, in order; in a setter, the new value.
  ///   - signature: The member's signature, for finding the case and for messages.
  ///   - file: Where a missing case is reported.
  ///   - line: The line in `file`.
  @inlinable
  public func recordCall(
    _ function: Function? = nil, arguments: Any?..., signature: String = #function,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    receiver.record(Function.self, function?.rawValue, arguments, signature, file, line)
  }

  /// Forgets the calls recorded so far; stubs and expectations stay.
  public func resetCalls() {
    spryStorage.resetCalls()
  }
}

extension Spyable {
  /// Records a call of the static member that this is called from.
  ///
  /// - Parameters:
  ///   - function: The member's case. Left out, it is found by the member's signature.
  ///   - arguments: The member's arguments, in order; in a setter, the new value.
  ///   - signature: The member's signature, for finding the case and for messages.
  ///   - file: Where a missing case is reported.
  ///   - line: The line in `file`.
  @inlinable
  public static func recordCall(
    _ function: ClassFunction? = nil, arguments: Any?..., signature: String = #function,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    receiver.record(ClassFunction.self, function?.rawValue, arguments, signature, file, line)
  }

  /// Forgets the calls of static members recorded so far; stubs and expectations stay.
  public static func resetCalls() {
    subject.storage.resetCalls()
  }
}
