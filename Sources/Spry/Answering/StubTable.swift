/// All stubs of one fake: a value, kept per function in the order in which they are to be tried.
package struct StubTable: Sendable {
  private var index = FunctionIndex()
  /// The stubs of each function, in its place by number.
  private var rulesByNumber: [[StubRule]] = []

  package init() {}

  /// The functions that have stubs.
  package var functions: [FunctionName] { index.functions }

  /// All stubs, in the order in which they were begun.
  package var rules: [StubRule] {
    rulesByNumber.joined().sorted { $0.identity.number < $1.identity.number }
  }

  /// Puts a stub in force: before the stubs that are as specific or less, behind the others.
  ///
  /// - Returns: The version of the same stub whose place it takes, if there was one.
  package mutating func register(_ rule: StubRule) -> StubRule? {
    rulesByNumber[number(of: rule.function)].register(rule)
  }

  /// The stubs of a function, the one to be tried first in front.
  package func rules(for function: FunctionName) -> [StubRule] {
    guard let number = index.number(of: function) else { return [] }
    return rulesByNumber[number]
  }

  /// Begins to choose the stub that answers a call of a function.
  package func choice(for function: FunctionName) -> Choice {
    guard let number = index.number(of: function) else { return Choice([]) }
    return Choice(rulesByNumber[number])
  }

  /// The function's number, new if it has not been stubbed before.
  private mutating func number(of function: FunctionName) -> Int {
    if let number = index.number(of: function) { return number }
    rulesByNumber.append([])
    return index.add(function)
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
