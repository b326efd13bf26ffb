/// The answers of one stub, given one after the other.
///
/// What they are is a value. How many calls have drawn one is counted beside it, and all versions
/// of a stub that is still being written share the count.
package struct AnswerSequence: Sendable {
  /// An answer that is used up some time.
  private struct Step: Sendable {
    let answer: Answer
    /// The number of calls that this step and those before it answer.
    var end: Int
  }

  private var steps: [Step] = []
  /// What answers when the steps are used up.
  private var lasting: Answer?
  package let uses = Counter()

  package init(_ answer: Answer) {
    lasting = answer
  }

  /// Adds an answer; the one before it answers once, unless it was said how often.
  package mutating func append(_ answer: Answer) {
    if let lasting { steps.append(Step(answer: lasting, end: stepCount + 1)) }
    lasting = answer
  }

  /// Replaces the last answer.
  package mutating func replaceLast(_ answer: Answer) {
    lasting = answer
  }

  /// Says how often the last answer is given.
  package mutating func repeatLast(_ times: Int) {
    guard let answer = lasting ?? steps.popLast()?.answer else { return }
    lasting = nil
    let (end, isTooLarge) = stepCount.addingReportingOverflow(times)
    steps.append(Step(answer: answer, end: isTooLarge ? .max : end))
  }

  private var stepCount: Int { steps.last?.end ?? 0 }

  /// The number of calls that it answers, or `nil` if its last answer stays.
  package var limit: Int? { lasting == nil ? stepCount : nil }

  /// The gate at which the newest answer holds calls.
  package var gate: Gate? {
    guard case .suspend(let gate) = lasting else { return nil }
    return gate
  }

  /// The value that answers all calls, where there is no other answer.
  package var constant: Any? {
    guard steps.isEmpty, case .value(let value) = lasting else { return nil }
    return value.value
  }

  /// Whether a call has drawn an answer.
  package var isUsed: Bool { uses.value > 0 }

  /// Whether a call has drawn the last answer, which stays.
  package var isLastUsed: Bool { lasting != nil && uses.value > stepCount }

  /// An answer that may be drawn, if nobody else is faster.
  package struct Turn {
    package let answer: Answer
    /// The number of calls that the answers before it answer.
    package let index: Int
    fileprivate let isLasting: Bool
  }

  /// The answer for the next call, or `nil` when all are used up.
  package var next: Turn? {
    let index = uses.value
    if index < stepCount {
      return Turn(answer: step(at: index).answer, index: index, isLasting: false)
    }
    return lasting.map { Turn(answer: $0, index: stepCount, isLasting: true) }
  }

  /// Finds the step that answers a call by bisection: a test may have a thousand of them.
  private func step(at index: Int) -> Step {
    var range = steps.indices
    while range.count > 1 {
      let middle = range.lowerBound + (range.count - 1) / 2
      range =
        index < steps[middle].end
        ? range.lowerBound..<middle + 1 : middle + 1..<range.upperBound
    }
    return steps[range.lowerBound]
  }

  /// Draws an answer.
  ///
  /// An answer that stays is not counted, only marked as used the first time: this is on the path
  /// of every call.
  ///
  /// - Returns: `false` when another call has drawn it in the meantime.
  package func draw(_ turn: Turn) -> Bool {
    guard turn.isLasting else { return uses.advance(from: turn.index) }
    uses.mark(from: turn.index)
    return true
  }
}
