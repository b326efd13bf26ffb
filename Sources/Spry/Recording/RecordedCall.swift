/// One call that a fake has recorded.
///
/// Its `description` reads as the call would in Swift: `trails(near: "Bern")`.
public struct RecordedCall: Sendable {
  /// The position of the call among all calls that fakes of this process have recorded, from 1.
  ///
  /// A call with a smaller ordinal was recorded earlier, even if it went to another fake.
  public let ordinal: Int

  package let call: Call

  package init(_ call: Call, ordinal: Int) {
    self.call = call
    self.ordinal = ordinal
  }

  /// The raw value of the function's case, for example `"trails(near:)"`.
  public var function: String { call.function.rawValue }

  /// The arguments in the order in which the fake passed them on.
  public var arguments: [Any?] { call.arguments }
}
