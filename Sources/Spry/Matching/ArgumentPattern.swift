/// What the arguments of a call must be, one matcher for each; without matchers, everything
/// matches.
package struct ArgumentPattern: Sendable {
  package let matchers: [ArgumentMatcher]
  /// What the arguments must be together; if it is set, there are no matchers.
  package let condition: Condition?
  /// Whether there are captors for the arguments that match.
  package let hasCaptors: Bool

  package init(_ specified: [Any?] = []) {
    if specified.count == 1, let all = specified[0] as? Arguments {
      self.init(all.condition)
    } else {
      // A test may wrap an argument as the fake does; stubs see what is inside.
      self.init(specified.map { ArgumentMatcher(($0 as? Transient).map(\.value) ?? $0) })
    }
  }

  package init(_ matchers: [ArgumentMatcher]) {
    self.matchers = matchers
    condition = nil
    hasCaptors = matchers.contains(where: \.hasCaptors)
  }

  package init(_ condition: Condition) {
    matchers = []
    self.condition = condition
    hasCaptors = false
  }

  /// The number of arguments that a call must have, if that matters.
  package var argumentCount: Int { condition?.types.count ?? matchers.count }

  package var matchesEverything: Bool { matchers.isEmpty && condition == nil }

  /// The number of arguments with a condition; the stub with more is tried first.
  package var specificity: Int {
    // A closure without parameters is a condition too.
    condition.map { max(1, $0.types.count) } ?? matchers.count { $0.isCondition }
  }

  package func matches(_ arguments: [Any?]) -> Bool {
    if matchers.isEmpty { return condition?.holds(for: arguments) ?? true }
    guard matchers.count == arguments.count else { return false }
    // Not `zip`: unspecialised, as in a debug build, it costs more than most comparisons. And
    // spans, because an array hands out copies; `Array.span` needs macOS 26.
    #if !canImport(Darwin)
      let matchers = matchers.span
      let arguments = arguments.span
    #endif
    for index in 0..<matchers.count {
      guard matchers[index].matches(arguments[index]) else { return false }
    }
    return true
  }

  /// The ordinals of the calls whose arguments match; each call is compared once.
  ///
  /// - Parameters:
  ///   - calls: The calls to a function.
  ///   - candidates: The indices of those that may match; `nil` for all.
  /// - Returns: The ordinals, in order.
  package func ordinals(of calls: [FunctionCalls.Entry], among candidates: [Int]?) -> [Int] {
    var ordinals: [Int] = []
    if let candidates {
      for index in candidates where matches(calls[index].arguments.value) {
        ordinals.append(calls[index].ordinal)
      }
    } else {
      for call in calls where matches(call.arguments.value) { ordinals.append(call.ordinal) }
    }
    return ordinals
  }

  /// Passes arguments that match to the captors among the matchers.
  ///
  /// - Parameter arguments: The arguments as the log keeps them; a captor keeps no more than that.
  package func capture(_ arguments: [Any?]) {
    guard hasCaptors else { return }
    for (matcher, argument) in zip(matchers, arguments) where matcher.hasCaptors {
      matcher.capture(argument)
    }
  }

  /// What is wrong with the first specified argument that cannot be compared.
  package var mistake: ArgumentMistake? {
    var index = 0
    while index < matchers.count {
      if let reason = matchers[index].mistake {
        return ArgumentMistake(index: index, reason: reason)
      }
      index += 1
    }
    return nil
  }
}
