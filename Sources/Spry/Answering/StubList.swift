/// The stubs of one function, the one to be tried first in front.
package struct StubList: Sendable {
  package private(set) var rules: [StubRule] = []
  /// The stub that answers every call with a value, if it is tried first; kept apart, because every
  /// call asks for it.
  package private(set) var constant: StubRule?

  package init() {}

  /// Puts a stub in force: before the stubs that are as specific or less, behind the others.
  ///
  /// - Returns: The version of the same stub that it replaces, if there was one.
  package mutating func register(_ rule: StubRule) -> StubRule? {
    defer { constant = rules[0].isUnconditionalConstant ? rules[0] : nil }
    if rule.isNewVersion, let index = rules.firstIndex(where: { $0.number == rule.number }) {
      defer { rules[index] = rule }
      return rules[index]
    }
    rules.insert(rule, at: index(for: rule.specificity))
    return nil
  }

  /// The index of the first stub that is not more specific, found by bisection.
  private func index(for specificity: Int) -> Int {
    var range = rules.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if rules[middle].specificity > specificity {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}
