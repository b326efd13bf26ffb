/// Which calls of one fake successful verifications have found: a value.
package struct VerifiedCalls: Sendable {
  private var index = FunctionIndex()
  /// The ordinal up to which all calls of a function are verified, in the function's place by number.
  private var throughByNumber: [Int] = []
  /// Single calls, in ascending order.
  private var ordinals: [Int] = []

  package init() {}

  package mutating func insert(_ matched: MatchedCalls) {
    switch matched.ordinals {
    case .through(let last): insert(through: last, of: matched.function)
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
        && call.ordinal > through(function)
    }
  }

  private func through(_ function: FunctionName) -> Int {
    guard let number = index.number(of: function) else { return 0 }
    return throughByNumber[number]
  }

  private mutating func insert(through last: Int, of function: FunctionName) {
    if let number = index.number(of: function) {
      throughByNumber[number] = max(last, throughByNumber[number])
    } else {
      _ = index.add(function)
      throughByNumber.append(last)
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
