/// The stubs of one function, in the order in which they are tried.
package struct StubsByPrecedence: Sendable {
  package private(set) var rules: [StubRule] = [] {
    didSet {
      constant = rules.first.flatMap { $0.pattern.matchesEverything ? $0.constant : nil }
      isConstantUsed = false
      simpleCount = rules.prefix { $0.constant != nil && $0.pattern.isSimple }.count
      mayShadow = rules.indices.dropFirst().contains {
        rules[$0].number > rules[$0 - 1].number
          && rules[$0].pattern.specificity < rules[$0 - 1].pattern.specificity
      }
    }
  }
  /// Whether a newer stub stands behind an older one with more conditions, and no call has noted it.
  package var mayShadow = false
  /// The first stub's constant, if that answers all calls.
  private var constant: Constant?
  private var isConstantUsed = false
  /// The number of constants, from the first stub on, that are found without running code of the
  /// test.
  private var simpleCount = 0

  /// Uses the stub that answers a call, if it does so with a constant of a type.
  ///
  /// - Returns: The ``ConstantValue``, or `nil` if there is none or if finding it would run code of
  ///   the test.
  @inline(__always)
  package mutating func useConstant(
    _ type: any Any.Type, for arguments: [Any?]
  ) -> Unchecked<ConstantValue>? {
    guard let constant else { return simpleCount > 0 ? useSimple(type, for: arguments) : nil }
    guard constant.type == type else { return nil }
    if !isConstantUsed { rules[0].uses.mark() }
    isConstantUsed = true
    return constant.object
  }

  private func useSimple(
    _ type: any Any.Type, for arguments: [Any?]
  ) -> Unchecked<ConstantValue>? {
    var index = 0
    while index < simpleCount, !rules[index].pattern.matches(arguments) { index += 1 }
    guard index < simpleCount, !mayShadow, let constant = rules[index].constant,
      constant.type == type
    else { return nil }
    rules[index].uses.mark()
    return constant.object
  }

  /// Adds a stub before those that are equally or less specific.
  ///
  /// - Returns: The earlier version of the same stub that it replaces, if there is one.
  package mutating func register(_ rule: StubRule) -> StubRule? {
    if let index = rules.firstIndex(where: { $0.number == rule.number }) {
      return exchange(&rules[index], with: rule)
    }
    rules.insert(rule, at: rules.bisect { $0.pattern.specificity <= rule.pattern.specificity })
    return nil
  }
}
