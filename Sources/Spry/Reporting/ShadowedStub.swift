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
  package let report: Report

  /// Whether a call has used the stub since.
  package var isUsed: Bool { uses.value > 0 }

  package init(_ rule: StubRule, report: Report) {
    number = rule.number
    uses = rule.uses
    self.report = report
  }
}
