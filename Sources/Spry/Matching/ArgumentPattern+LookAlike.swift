extension ArgumentPattern {
  /// Whether arguments do not match, but only because of values that look like the specified ones.
  ///
  /// The predicates of the test are asked last: for most calls they need not be asked.
  package func looksLike(_ arguments: [Any?]) -> Bool {
    guard matchers.count == arguments.count else { return false }
    let pairs = Array(zip(matchers, arguments))
    let nearlyMatches = { (matcher: ArgumentMatcher, argument: Any?) in
      matcher.nearlyMatches(argument)
    }
    return pairs.filter(\.0.isValue).allSatisfy(nearlyMatches) && !matches(arguments)
      && pairs.filter { !$0.0.isValue }.allSatisfy(nearlyMatches)
  }
}

extension ArgumentMatcher {
  /// Whether it is a plain value, which is compared without running code of the test.
  fileprivate var isValue: Bool { if case .value = self { true } else { false } }
}
