/// Which calls of one fake successful verifications have found: a value.
package struct VerifiedCalls: Sendable {
  /// How far the calls of one function have been verified without a gap.
  private struct FunctionMark: Sendable {
    let function: FunctionName
    /// All calls of the function up to this ordinal.
    var through: Int
  }

  /// An array for the reason that ``CallLog`` has one.
  private var marks: [FunctionMark] = []
  /// Single calls.
  private var ordinals: Set<Int> = []

  package init() {}

  package mutating func insert(_ matched: MatchedCalls) {
    switch matched.ordinals {
    case .through(let last): insert(through: last, of: matched.function)
    case .each(let ordinals): self.ordinals.formUnion(ordinals)
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
    log.calls.filter { call in
      let function = FunctionName(call.function)
      return !excluded.contains(function) && !ordinals.contains(call.ordinal)
        && call.ordinal > through(function)
    }
  }

  private func through(_ function: FunctionName) -> Int {
    marks.first { $0.function == function }?.through ?? 0
  }

  private mutating func insert(through last: Int, of function: FunctionName) {
    var place = 0
    while place < marks.count, marks[place].function.rawValue != function.rawValue { place += 1 }
    if place < marks.count {
      marks[place].through = max(last, marks[place].through)
    } else {
      marks.append(FunctionMark(function: function, through: last))
    }
  }
}
