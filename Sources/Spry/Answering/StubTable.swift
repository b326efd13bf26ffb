/// All stubs of one fake: a value, kept per function in the order in which they are to be tried.
package struct StubTable: Sendable {
  private var rulesByFunction: [FunctionName: [StubRule]] = [:]

  package init() {}

  /// The functions that have stubs.
  package var functions: [FunctionName] { Array(rulesByFunction.keys) }

  /// All stubs, in the order in which they were begun.
  package var rules: [StubRule] {
    rulesByFunction.values.joined().sorted { $0.identity.number < $1.identity.number }
  }

  /// Puts a stub in force: before the stubs that are as specific or less, behind the others.
  ///
  /// - Returns: The version of the same stub whose place it takes, if there was one.
  package mutating func register(_ rule: StubRule) -> StubRule? {
    rulesByFunction[rule.function, default: []].register(rule)
  }

  /// The stubs of a function, the one to be tried first in front.
  package func rules(for function: FunctionName) -> [StubRule] {
    rulesByFunction[function] ?? []
  }
}

extension [StubRule] {
  fileprivate mutating func register(_ rule: StubRule) -> StubRule? {
    if let index = firstIndex(where: { $0.identity === rule.identity }) {
      defer { self[index] = rule }
      return self[index]
    }
    let specificity = rule.pattern.specificity
    let index = firstIndex { $0.pattern.specificity <= specificity } ?? endIndex
    insert(rule, at: index)
    return nil
  }
}
