/// The search for the stub that answers a call.
///
/// It keeps the stubs that may answer, how far they have been searched, and what is already known
/// about the call.
///
/// It isn't generic over the member's type. Generic code would ask the runtime for that type's
/// metadata at every call, which takes longer than everything else.
///
/// It can't be copied either, because each copy would retain everything that it keeps.
@usableFromInline
package struct Choice: ~Copyable {
  /// The function that was called, or the member's signature if its function isn't known.
  package var function: FunctionName
  /// Whether the fake's enum has a case for the member.
  ///
  /// The function isn't an optional, because copying one takes a hundred instructions.
  package var isKnown: Bool
  package let passed: PassedArguments
  /// The ordinal of the recorded call, or 0 if it isn't recorded.
  package var ordinal = 0
  /// The stubs of the function, in the order in which they are tried.
  package var rules: [StubRule] = []
  /// Whether an older stub may answer instead of a newer one with fewer conditions.
  package var mayShadow = false
  private var index = 0
  /// The first stub that matches the arguments and has not been passed over.
  package private(set) var candidate: StubRule?

  package init(
    for function: FunctionName, isKnown: Bool = true, _ passed: consuming PassedArguments
  ) {
    self.function = function
    self.isKnown = isKnown
    self.passed = passed
  }

  /// Whether the function has stubs for calls like this one, so that no policy answers it.
  package var isStubbed: Bool { rules.contains { $0.claims(passed) } }

  /// Finds the first candidate.
  package mutating func begin() {
    index = 0
    passOver()
  }

  /// Passes over the current candidate and finds the next one.
  package mutating func passOver() {
    while index < rules.count {
      let rule = rules[index]
      index += 1
      if rule.matches(passed) {
        candidate = rule
        return
      }
    }
    candidate = nil
  }

  /// Uses the candidate, if it answers with a constant of a type.
  ///
  /// - Returns: The ``ConstantValue``.
  @usableFromInline package func useConstant(_ type: any Any.Type) -> Unchecked<AnyObject>? {
    guard !mayShadow, let candidate, let constant = candidate.constant, constant.type == type else {
      return nil
    }
    candidate.uses.mark()
    return constant.object
  }

  /// The newer stubs with fewer conditions that match the call too, and have answered nothing so far.
  package func shadowed(by winner: StubRule) -> [StubRule] {
    guard mayShadow else { return [] }
    return rules.filter {
      $0.number > winner.number && $0.specificity < winner.specificity && !$0.isOptional
        && !$0.answers.isUsed && $0.matches(passed)
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

/// The stubs of one function, in the order in which they are tried.
package struct StubList: Sendable {
  package private(set) var rules: [StubRule] = [] {
    didSet {
      constant = rules.first.flatMap { $0.matchesEverything ? $0.constant : nil }
      isConstantUsed = false
      mayShadow = rules.indices.dropFirst().contains {
        rules[$0].number > rules[$0 - 1].number
          && rules[$0].specificity < rules[$0 - 1].specificity
      }
    }
  }
  /// Whether an older stub may answer instead of a newer one with fewer conditions, which hasn't
  /// been noted.
  package var mayShadow = false
  /// The first stub's constant, if that answers all calls.
  private var constant: Constant?
  private var isConstantUsed = false

  /// Uses the first stub, if it answers all calls with a constant of a type.
  package mutating func useConstant(_ type: any Any.Type) -> Unchecked<AnyObject>? {
    guard let constant, constant.type == type else { return nil }
    if !isConstantUsed { rules[0].uses.mark() }
    isConstantUsed = true
    return constant.object
  }

  /// Adds a stub before those that are equally or less specific.
  ///
  /// - Returns: The earlier version of the same stub that it replaces, if there is one.
  package mutating func register(_ rule: StubRule) -> StubRule? {
    if rule.isNewVersion, let index = rules.firstIndex(where: { $0.number == rule.number }) {
      return exchange(&rules[index], with: rule)
    }
    rules.insert(rule, at: rules.bisect { $0.specificity <= rule.specificity })
    return nil
  }
}

extension Array {
  /// Returns the index of the first element that meets a condition, which all after it meet too.
  ///
  /// It's found by binary search, because a test may have a thousand stubs or answers.
  func bisect(_ isMet: (Element) -> Bool) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isMet(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
