/// The stubs of one function, in the order in which they are tried.
package struct StubList: Sendable {
  package private(set) var rules: [StubRule] = []
  /// The stub that is tried first, if it answers every call with a value.
  ///
  /// It is stored separately because every call reads it.
  package private(set) var constant: StubRule?

  package init() {}

  /// Adds a stub before those that are equally or less specific.
  ///
  /// - Returns: The earlier version of the same stub that it replaces, if there is one.
  package mutating func register(_ rule: StubRule) -> StubRule? {
    defer { constant = rules[0].isUnconditionalConstant ? rules[0] : nil }
    if rule.isNewVersion, let index = rules.firstIndex(where: { $0.number == rule.number }) {
      defer { rules[index] = rule }
      return rules[index]
    }
    rules.insert(rule, at: index(for: rule.specificity))
    return nil
  }

  /// The index of the first stub that is not more specific, found by binary search.
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
