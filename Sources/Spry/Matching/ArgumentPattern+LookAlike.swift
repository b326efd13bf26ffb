extension ArgumentPattern {
  /// Whether arguments fail to match only because of values that look like the specified ones.
  ///
  /// The predicates of the test run last, because for most calls the plain values decide.
  package func looksLike(_ arguments: [Any?]) -> Bool {
    guard accepts(arguments.count) else { return false }
    let pairs = Array(zip(matchers, arguments))
    let nearlyMatches = { (matcher: Argument, argument: Any?) in
      matcher.nearlyMatches(argument)
    }
    return pairs.filter(\.0.isValue).allSatisfy(nearlyMatches) && !matchersMatch(arguments)
      && pairs.filter { !$0.0.isValue }.allSatisfy(nearlyMatches)
      && condition?.holds(for: arguments) ?? true
  }
}
