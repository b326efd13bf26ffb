/// The member of a fake that is being called.
@usableFromInline
package struct Member: Sendable {
  /// The raw value of its case, or its signature, by which the case is then found.
  @usableFromInline let name: String
  @usableFromInline let isNamed: Bool
  /// The value of `#function` in the member.
  @usableFromInline package let signature: String
  /// The line in the member to attribute failures to.
  @usableFromInline package let location: CodeLocation

  @inlinable
  package init(_ name: String?, _ signature: String, _ file: StaticString, _ line: UInt) {
    self.name = name ?? signature
    isNamed = name != nil
    self.signature = signature
    location = CodeLocation(file, line)
  }
}

/// A call to one of a fake's functions, recorded or not.
package struct Call: Sendable {
  package let function: FunctionName
  /// The value of `#function` in the member.
  package let signature: String
  private let stored: Unchecked<[Any?]>
  private let areWeak: Bool

  /// Creates a call.
  ///
  /// - Parameters:
  ///   - function: The function that was called.
  ///   - signature: The value of `#function` in the member.
  ///   - arguments: The arguments, some of which may be wrapped in ``Weakly``.
  ///   - areWeak: Whether any of the arguments may become `nil`.
  package init(
    _ function: FunctionName, signature: String, arguments: Unchecked<[Any?]>, areWeak: Bool = false
  ) {
    self.function = function
    self.signature = signature
    stored = arguments
    self.areWeak = areWeak
  }

  /// The arguments, with `nil` in place of objects that are gone.
  package var arguments: [Any?] {
    areWeak ? stored.value.map(PassedArguments.current) : stored.value
  }

  /// The arguments as the log keeps them.
  package var kept: [Any?] { stored.value }
}

/// One call that a fake has recorded.
///
/// Its `description` reads as the call would in Swift: `trails(near: "Bern")`.
public struct RecordedCall: Sendable {
  /// The position of the call among all calls that fakes of this process have recorded, starting at
  /// 1.
  ///
  /// A call with a smaller ordinal was recorded earlier, even if another fake recorded it.
  public let ordinal: Int

  package let call: Call
  /// The functions that led to the call, if they are known.
  package let trace: CallTrace?

  /// The raw value of the function's case, for example `"trails(near:)"`.
  public var function: String { call.function.rawValue }

  /// The arguments, in the order in which the fake passed them on.
  ///
  /// An object that was passed as ``Weakly`` is `nil` once it is gone.
  public var arguments: [Any?] { call.arguments }
}
