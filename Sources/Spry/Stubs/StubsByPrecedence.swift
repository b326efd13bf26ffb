/// The stubs of one function, in the order in which they are tried.
package struct StubsByPrecedence: Sendable {
  package private(set) var rules: [StubRule] = [] {
    didSet {
      constant = rules.first.flatMap { $0.pattern.matchesEverything ? $0.constant : nil }
      isConstantUsed = false
      mayShadow = rules.indices.dropFirst().contains {
        rules[$0].number > rules[$0 - 1].number
          && rules[$0].pattern.specificity < rules[$0 - 1].pattern.specificity
      }
    }
  }
  /// Whether an older stub may answer instead of a newer one with fewer conditions, which hasn't
  /// been noted.
  package var mayShadow = false
  /// The first stub's constant, if that answers all calls.
  private var constant: Constant?
  private var isConstantUsed = false

  /// Uses the first stub, if it answers all calls with a constant of a type.
  @inline(__always)
  package mutating func useConstant(_ type: any Any.Type) -> Unchecked<ConstantValue>? {
    guard let constant, constant.type == type else { return nil }
    if !isConstantUsed { rules[0].uses.mark() }
    isConstantUsed = true
    return constant.object
  }

  /// Adds a stub before those that are equally or less specific.
  ///
  /// - Returns: The earlier version of the same stub that it replaces, if there is one.
  package mutating func register(_ rule: StubRule) -> StubRule? {
    if let index = rules.firstIndex(where: { $0.number == rule.number }) {
      return exchange(&rules[index], with: rule)
    }
    rules.insert(rule, at: rules.bisect { $0.pattern.specificity <= rule.pattern.specificity })
    return nil
  }
}
