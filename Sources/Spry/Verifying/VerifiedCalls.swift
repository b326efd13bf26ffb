/// Which calls of one function successful verifications have found: a value.
package struct VerifiedCalls: Sendable {
  /// All calls up to this ordinal.
  private var last = 0
  /// Single calls after it.
  private var ordinals: Set<Int> = []

  package init() {}

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
