/// The search for the stub that answers a call.
///
/// It keeps the stubs that may answer, how far they have been searched, and what is already known
/// about the call.
///
/// It isn't generic over the member's type. Generic code would ask the runtime for that type's
/// metadata at every call, which takes longer than everything else.
@usableFromInline
package struct Choice {
  /// The function that was called, or `nil` if the fake's enum has no case for the member.
  package let function: FunctionName?
  package let passed: PassedArguments
  /// The stubs of the function, in the order in which they are tried.
  package private(set) var rules: [StubRule] = []
  private var index = 0
  /// The first stub that matches the arguments and has not been passed over.
  @usableFromInline package private(set) var candidate: StubRule?

  /// Finds the first candidate.
  package init(_ rules: [StubRule], for function: FunctionName?, _ passed: PassedArguments) {
    self.function = function
    self.passed = passed
    self.rules = rules
    passOver()
  }

  /// Passes over the current candidate and finds the next one.
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

  /// Starts over with the stubs as they are now.
  package mutating func begin(_ rules: [StubRule]) {
    self.rules = rules
    index = 0
    passOver()
  }
}
