/// A fake that remembers how it was called.
///
/// Each member that should be remembered calls
/// ``recordCall(_:arguments:signature:file:line:)-swift.method``:
///
/// ```swift
/// final class FakeTrailView: TrailView, Spyable {
///   enum Function: String, StringRepresentable {
///     case show = "show(_:)"
///   }
///
///   func show(_ trail: Trail) {
///     recordCall(arguments: trail)
///   }
/// }
/// ```
///
/// A test then asks with `didCall`, or with an assertion of `SpryXCTest` or `SpryTesting`.
public protocol Spyable: TestDouble {}

extension Spyable {
  /// Records a call to the enclosing member.
  ///
  /// - Parameters:
  ///   - function: The member's case. Omit it to find the case by the member's signature.
  ///   - arguments: The member's arguments, in order; in a setter, the new value.
  ///   - signature: The member's signature, for finding the case and for messages.
  ///   - file: The file that failures point to, for example if a case is missing.
  ///   - line: The line that failures point to.
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
  /// Records a call to the enclosing static member; see
  /// ``recordCall(_:arguments:signature:file:line:)-swift.method``.
  @inlinable
  public static func recordCall(
    _ function: ClassFunction? = nil, arguments: Any?..., signature: String = #function,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    receiver.record(ClassFunction.self, function?.rawValue, arguments, signature, file, line)
  }

  /// Forgets the recorded calls to static members; stubs and expectations stay.
  public static func resetCalls() {
    subject.storage.resetCalls()
  }
}
