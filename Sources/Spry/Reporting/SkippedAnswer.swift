/// An answer that a call matched without using it, for one of three reasons.
///
/// Its value may not have the member's type, so that another stub or the fake's fallback answered.
/// For overloads that differ in their return type, that is right. Or an older stub with more
/// conditions answered. That may be right too: everything else comes last. Or the member only
/// records its calls.
///
/// If no call has used the answer by the end of the test, it was probably a mistake.
package struct SkippedAnswer: Sendable {
  /// The number of the stub, because the stub itself may hold objects of the test.
  package let number: Int
  /// How often the stub has been used.
  private let uses: Counter
  /// The answer's index among those of its stub, counted in calls from 0.
  let index: Int
  /// Makes the failure, which names the first call that didn't use the answer.
  let report: @Sendable () -> Report

  /// Whether a call has used the answer.
  package var isUsed: Bool { uses.value > index }

  package init(of rule: StubRule, at index: Int, _ report: @escaping @Sendable () -> Report) {
    (number, uses) = (rule.number, rule.uses)
    self.index = index
    self.report = report
  }
}

extension [SkippedAnswer] {
  /// Adds an answer, unless it is known from an earlier call.
  mutating func note(_ answer: SkippedAnswer) {
    let isKnown = contains { $0.number == answer.number && $0.index == answer.index }
    if !isKnown { append(answer) }
  }

  /// The answers that no call has used since, in the order of their stubs.
  var unused: [SkippedAnswer] { filter { !$0.isUsed }.sorted { $0.number < $1.number } }
}
