/// The answers of one stub, given one after the other.
///
/// The answers are a value. The number of calls that have drawn one is counted in an object, which
/// all versions of a stub under construction share.
package struct AnswerSequence: Sendable {
  /// An answer for a limited number of calls.
  private struct Step: Sendable {
    let answer: Answer
    /// The number of calls that this step and the steps before it answer.
    var end: Int
  }

  private var steps: [Step] = [] { didSet { stepCount = steps.last?.end ?? 0 } }
  /// The number of calls that the steps answer, stored because every call reads it.
  private var stepCount = 0
  /// The answer to give when the steps are used up, if there is one.
  private var lasting: Answer?
  package let uses = Counter()

  package init(_ answer: Answer) { lasting = answer }

  /// Adds an answer; the one before it is given once, unless its number was set with
  /// ``repeatLast(_:)``.
  package mutating func append(_ answer: Answer) {
    if lasting != nil { repeatLast(1) }
    lasting = answer
  }

  /// Sets how many times the last answer is given.
  package mutating func repeatLast(_ times: Int) {
    guard let answer = lasting ?? steps.popLast()?.answer else { return }
    lasting = nil
    steps.append(Step(answer: answer, end: stepCount + min(times, .max - stepCount)))
  }

  /// The number of calls that the sequence answers, or `nil` if its last answer repeats.
  package var limit: Int? { lasting == nil ? stepCount : nil }

  /// The gate of the last answer, if that answer suspends calls.
  package var gate: SuspendedCalls? { if case .suspend(let gate) = lasting { gate } else { nil } }

  /// The values that answers remember.
  package var memories: [RememberedValue] {
    (steps.map(\.answer) + [lasting]).compactMap { answer in
      if case .remember(let memory)? = answer { memory } else { nil }
    }
  }

  /// The value that answers all calls, if there is no other answer.
  package var constant: Any? {
    if steps.isEmpty, case .value(let value) = lasting { value.value } else { nil }
  }

  /// Whether a call has drawn an answer.
  package var isUsed: Bool { uses.value > 0 }

  /// Whether a call has drawn the last answer, which repeats.
  package var isLastUsed: Bool { lasting != nil && uses.value > stepCount }

  /// An answer that a call may draw, unless another call draws it first; a type of its own because
  /// the runtime would look up that of a tuple at every call.
  package struct Turn {
    package let answer: Answer
    /// The number of limited answers drawn before it.
    package let index: Int
  }

  /// The answer for the next call, or `nil` if all answers are used up.
  package var next: Turn? {
    let index = uses.value
    if index < stepCount {
      return Turn(answer: steps[steps.bisect { index < $0.end }].answer, index: index)
    }
    guard let lasting else { return nil }
    return Turn(answer: lasting, index: stepCount)
  }

  /// Draws the answer at an index.
  ///
  /// Drawing a repeating answer isn't counted. It is only marked as used the first time, because
  /// every call comes through here.
  ///
  /// - Returns: `false` if another call has drawn the answer in the meantime.
  package func draw(_ index: Int) -> Bool {
    if index < stepCount { return uses.advance(from: index) }
    uses.mark(from: index)
    return true
  }
}
