/// The calls to one function that successful verifications have matched.
package struct VerifiedCalls: Sendable {
  /// All calls up to this ordinal are verified.
  private var last = 0
  /// The ordinals of individual calls after it.
  private var ordinals: Set<Int> = []

  package mutating func insert(_ matched: MatchedCalls) {
    switch matched.ordinals {
    case .through(let ordinal): last = max(last, ordinal)
    case .each(let ordinals): self.ordinals.formUnion(ordinals)
    }
  }

  package func contains(_ call: RecordedCall) -> Bool {
    call.ordinal <= last || ordinals.contains(call.ordinal)
  }
}
