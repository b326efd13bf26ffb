/// A stub that no call has used, because an older one for the same calls is more specific.
///
/// It is what a test meets whose `setUp` has stubbed the function already.
package struct LostStub: Sendable {
  /// The stub that was never used.
  package let rule: StubRule
  /// The older one that was used instead.
  package let winner: StubRule
}

extension StubList {
  /// The number of calls that are looked at.
  private static let callLimit = 100

  /// The stubs that an older, more specific one keeps from being used, as the calls of the function
  /// show.
  package func lostStubs(_ calls: FunctionCalls) -> [LostStub] {
    let used = rules.filter(\.answers.isUsed)
    guard !used.isEmpty, used.count < rules.count else { return [] }
    let arguments = calls.latest(Self.callLimit).map(\.arguments)
    return rules.filter { !$0.answers.isUsed }.compactMap { rule in
      let winner = used.first { older in
        older.number < rule.number && older.specificity > rule.specificity
          && arguments.contains { older.matches($0) && rule.matches($0) }
      }
      return winner.map { LostStub(rule: rule, winner: $0) }
    }
  }
}
