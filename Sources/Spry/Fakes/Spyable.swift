/// A fake that records how it was called.
///
/// In each member whose calls matter, call
/// ``recordCall(_:arguments:signature:file:line:)-swift.method``:
///
/// ```swift
/// final class FakeTrailView: Spyable {
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
/// In a test, verify the calls with `didCall`, or with the assertions of `SpryXCTest` or
/// `SpryTesting`.
public protocol Spyable: SpryStorage.TestDouble {}

extension Spyable {
  /// Records a call to the enclosing member.
  ///
  /// - Parameters:
  ///   - function: The member's case. Omit it to find the case by the member's signature. Pass it
  ///     if overloads differ only in their types, because they share a signature.
  ///   - arguments: The member's arguments, in order. In a setter, pass the new value. Omit them if
  ///     the member has none.
  ///   - signature: The member's signature, which identifies its case and appears in failures. Keep
  ///     the default.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  @inlinable
  public func recordCall(
    _ function: Function? = nil, arguments: Any?..., signature: String = #function,
    file: StaticString = #filePath, line: UInt = #line
  ) { record.recordCall(Member(function?.rawValue, signature, file, line), arguments) }

  /// Removes the calls recorded so far, but keeps stubs and expectations.
  ///
  /// - Parameter function: The function whose calls to remove. Omit it to remove all calls.
  public func resetCalls(of function: Function? = nil) {
    spryStorage.reset(calls: true, of: function.map { FunctionName($0) })
  }

  /// Records a call to the enclosing static member; see
  /// ``recordCall(_:arguments:signature:file:line:)-swift.method``.
  @inlinable
  public static func recordCall(
    _ function: ClassFunction? = nil, arguments: Any?..., signature: String = #function,
    file: StaticString = #filePath, line: UInt = #line
  ) { record.recordCall(Member(function?.rawValue, signature, file, line), arguments) }

  /// Removes the recorded calls to static members, but keeps stubs and expectations.
  public static func resetCalls(of function: ClassFunction? = nil) {
    record.storage.reset(calls: true, of: function.map { FunctionName($0) })
  }
}
