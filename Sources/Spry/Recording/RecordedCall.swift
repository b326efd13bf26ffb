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
  package let callerSearch: CallerSearch?

  /// The raw value of the function's case, for example `"trails(near:)"`.
  public var function: String { call.function.rawValue }

  /// The arguments, in the order in which the fake passed them on.
  ///
  /// An object that was passed as ``Weakly`` is `nil` once it is gone.
  public var arguments: [Any?] { call.arguments.map { $0 is Weakly.Gone ? nil : $0 } }
}
