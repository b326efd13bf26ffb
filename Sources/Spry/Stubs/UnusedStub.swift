/// A stub that no call has used.
///
/// Its `description` says where the stub was written and why no call used it.
public struct UnusedStub: Sendable {
  package let rule: StubRule
  /// The calls to the stub's function.
  package let calls: FunctionCalls

  /// The raw value of the function's case, for example `"trails(near:)"`.
  public var function: String { rule.function.rawValue }

  /// The path of the file in which the stub was written.
  public var file: StaticString { rule.location.file }

  /// The line on which the stub was written.
  public var line: UInt { rule.location.line }
}

/// A stub that has answered nothing so far, because an older stub with more conditions answered a
/// call that both match.
///
/// This happens, for example, if `setUp` has already stubbed the function. It may be right: everything
/// else comes last. So it only explains why a test has failed.
package struct ShadowedStub: Sendable {
  /// The number of the stub.
  package let number: Int
  /// How often the stub has been used.
  private let uses: Counter
  /// The explanation, at the line of the stub.
  ///
  /// It's made at the call, because a stored call may lack arguments, and may not retain others.
  package let report: String
  package let location: CodeLocation

  /// Whether a call has used the stub since.
  package var isUsed: Bool { uses.value > 0 }

  package init(_ rule: StubRule, report: String) {
    number = rule.number
    uses = rule.uses
    location = rule.location
    self.report = report
  }
}
