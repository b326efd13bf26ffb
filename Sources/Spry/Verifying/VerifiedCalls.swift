/// Which calls of one fake successful verifications have found: a value.
package struct VerifiedCalls: Sendable {
  /// All calls of a function up to an ordinal.
  private var through: [FunctionName: Int] = [:]
  /// Single calls, in ascending order.
  private var ordinals: [Int] = []

  package init() {}

  package mutating func insert(_ matched: MatchedCalls) {
    switch matched.ordinals {
    case .through(let last): through[matched.function] = max(last, through[matched.function] ?? 0)
    case .each(let ordinals): insert(ordinals)
    }
  }

  /// The calls that no verification found, in order.
  ///
  /// - Parameters:
  ///   - log: The calls.
  ///   - excluded: Functions whose calls do not matter.
  /// - Returns: The calls.
  package func leftovers(
    in log: CallLog, excluding excluded: Set<FunctionName>
  ) -> [RecordedCall] {
    let single = Set(ordinals)
    return log.calls.filter { call in
      let function = FunctionName(call.function)
      return !excluded.contains(function) && !single.contains(call.ordinal)
        && call.ordinal > through[function] ?? 0
    }
  }

  private mutating func insert(_ new: [Int]) {
    guard let first = new.first else { return }
    if first > ordinals.last ?? 0 {
      ordinals += new
    } else if !new.elementsEqual(ordinals) {
      ordinals = Set(ordinals).union(new).sorted()
    }
  }
}
