/// The stubs that may answer a call, how far they have been looked through, and what has been found
/// out about the call before.
///
/// It is not generic: what is generic over the member's type asks the runtime for that type's
/// metadata at every call, which takes longer than all the rest.
@usableFromInline
package struct Choice {
  /// The function that was called; `nil` when the fake's enum has no case for the member.
  package let function: FunctionName?
  package let passed: PassedArguments
  /// The stubs of the function, the one to be tried first in front.
  package private(set) var rules: [StubRule] = []
  private var index = 0
  /// The first stub that has not been passed over and whose conditions the arguments meet.
  package private(set) var candidate: StubRule?

  /// Begins to choose.
  package init(_ rules: [StubRule], for function: FunctionName?, _ passed: PassedArguments) {
    self.function = function
    self.passed = passed
    self.rules = rules
    passOver()
  }

  /// Looks for the next candidate.
  package mutating func passOver() {
    candidate = nil
    if index == rules.count { return }
    let arguments = passed.values
    while index < rules.count {
      let rule = rules[index]
      index += 1
      if rule.matches(arguments) {
        candidate = rule
        return
      }
    }
  }

  /// Begins again with the stubs as they are now.
  package mutating func begin(_ rules: [StubRule]) {
    self.rules = rules
    index = 0
    passOver()
  }
}
