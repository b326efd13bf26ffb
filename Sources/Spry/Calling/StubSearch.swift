/// The search for the stub that answers a call.
///
/// It keeps the stubs that may answer, how far they have been searched, and what is already known
/// about the call.
///
/// It isn't generic over the member's type, because generic code would ask the runtime for that
/// type's metadata at every call.
///
/// It can't be copied either, because each copy would retain everything that it keeps.
package struct StubSearch: ~Copyable {
  /// The function's index in the fake's table, or -1 if the fake's enum has no case for the member.
  package let index: Int
  /// The ordinal of the recorded call, or 0 if it isn't recorded.
  package let ordinal: Int
  /// The stubs of the function, in the order in which they are tried, which ``StubsByPrecedence``
  /// decides.
  package private(set) var rules: [StubRule]
  /// Whether an older stub may answer instead of a newer one with fewer conditions.
  package let mayShadow: Bool
  package let passed: PassedArguments
  /// The number of stubs that have been tried.
  private var tried = 0

  package init(_ found: consuming EnteredCall, _ passed: consuming PassedArguments) {
    index = found.index
    ordinal = found.ordinal
    mayShadow = found.mayShadow
    rules = found.rules ?? []
    self.passed = passed
  }

  /// Whether the fake's enum has a case for the member.
  package var isKnown: Bool { index >= 0 }

  /// Whether the function has stubs for calls like this one, so that no policy answers it.
  package var isStubbed: Bool { rules.contains { $0.claims(passed) } }

  /// Begins again with the stubs that the function has now.
  package mutating func restart(with rules: [StubRule]) {
    self.rules = rules
    tried = 0
  }

  /// Finds the next stub that matches the arguments.
  package mutating func next() -> StubRule? {
    while tried < rules.count {
      let rule = rules[tried]
      tried += 1
      if rule.matches(passed) { return rule }
    }
    return nil
  }

  /// The newer stubs with fewer conditions that match the call too, and have answered nothing so
  /// far.
  package func shadowed(by winner: StubRule) -> [StubRule] {
    rules.filter {
      $0.number > winner.number && $0.pattern.specificity < winner.pattern.specificity
        && !$0.isOptional && !$0.answers.isUsed && $0.matches(passed)
    }
  }

  /// Whether the call can be that of a setter, which passes one argument.
  package var setsValue: Bool { passed.kept.count == 1 }

  /// Passes the value that a setter received to the stubs that remember it.
  package func remember() {
    guard !rules.isEmpty, setsValue else { return }
    for memory in rules.flatMap(\.answers.memories) { memory.remember(passed.kept[0]) }
  }
}
