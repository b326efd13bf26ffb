/// One call that a fake has recorded.
///
/// Its `description` reads as the call would in Swift: `trails(near: "Bern")`.
public struct RecordedCall: Sendable {
  /// The raw value of the function's case, for example `"trails(near:)"`.
  public let function: String

  /// The call's place among all calls that fakes of this process have recorded, from 1.
  ///
  /// A call with a smaller ordinal was recorded earlier, whichever fake it went to.
  public let ordinal: Int

  /// What `#function` was where the call was recorded.
  package let signature: String

  /// What the log keeps: it does not keep an object alive that the log does not.
  private let entry: FunctionCalls.Entry

  package init(function: FunctionName, signature: String, entry: FunctionCalls.Entry) {
    self.function = function.rawValue
    self.signature = signature
    ordinal = entry.ordinal
    self.entry = entry
  }

  /// The arguments in the order in which the fake passed them on.
  public var arguments: [Any?] { entry.arguments.value }

  /// The arguments as the log keeps them.
  package var kept: [Any?] { entry.kept }
}
