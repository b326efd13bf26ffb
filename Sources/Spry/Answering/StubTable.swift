/// All stubs of one fake: a value, kept per function in the order in which they are to be tried.
package struct StubTable: Sendable {
  /// The stubs of one function, the one to be tried first in front.
  private struct FunctionStubs: Sendable {
    let function: FunctionName
    var rules: [StubRule]
  }

  /// An array for the reason that ``CallLog`` has one.
  private var stubsByNumber: [FunctionStubs] = []

  package init() {}

  /// The functions that have stubs.
  package var functions: [FunctionName] { stubsByNumber.map(\.function) }

  /// All stubs, in the order in which they were begun.
  package var rules: [StubRule] {
    stubsByNumber.flatMap(\.rules).sorted { $0.identity.number < $1.identity.number }
  }

  /// Puts a stub in force: before the stubs that are as specific or less, behind the others.
  ///
  /// - Returns: The version of the same stub whose place it takes, if there was one.
  package mutating func register(_ rule: StubRule) -> StubRule? {
    if let number = number(of: rule.function) {
      return stubsByNumber[number].rules.register(rule)
    }
    stubsByNumber.append(FunctionStubs(function: rule.function, rules: [rule]))
    return nil
  }

  /// The stubs of a function, the one to be tried first in front.
  package func rules(for function: FunctionName) -> [StubRule] {
    guard let number = number(of: function) else { return [] }
    return stubsByNumber[number].rules
  }

  /// Begins to choose the stub that answers a call of a function.
  package func begin(_ choice: inout Choice, for function: FunctionName) {
    guard let number = number(of: function) else { return }
    choice.begin(stubsByNumber[number].rules)
  }

  private func number(of function: FunctionName) -> Int? {
    #if canImport(Darwin)
      // `Array.span` needs macOS 26.
      let stubs = stubsByNumber
    #else
      // A span, because an array hands out copies.
      let stubs = stubsByNumber.span
    #endif
    var number = 0
    while number < stubs.count {
      if stubs[number].function.rawValue == function.rawValue { return number }
      number += 1
    }
    return nil
  }
}

extension [StubRule] {
  fileprivate mutating func register(_ rule: StubRule) -> StubRule? {
    if rule.isNewVersion, let index = firstIndex(where: { $0.identity === rule.identity }) {
      defer { self[index] = rule }
      return self[index]
    }
    insert(rule, at: index(for: rule.specificity))
    return nil
  }

  /// The index of the first stub that is not more specific, found by bisection.
  private func index(for specificity: Int) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if self[middle].specificity > specificity {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}
