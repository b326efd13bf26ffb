/// What a stub does when it answers a call.
package enum Answer: Sendable {
  case value(Unchecked<Any?>)
  case error(any Error)
  case run(Unchecked<([Any?]) throws -> Any?>)
  case runAsync(Unchecked<([Any?]) async throws -> Any?>)
  /// The member's `fallbackValue`.
  case callThrough
  /// The last value that was set, for a property.
  case remember(RememberedValue)
  /// An answer that the test gives while the call waits at a gate.
  case suspend(SuspendedCalls)

  /// Whether the member's `fallbackValue` is the answer.
  package var isFallback: Bool { if case .callThrough = self { true } else { false } }

  /// Returns the answer to a call, or `nil` if it isn't known without waiting or asking the member.
  package func result(for arguments: [Any?]) -> Result<Any?, any Error>? {
    switch self {
    case .value(let value): .success(value.value)
    case .error(let error): .failure(error)
    case .run(let body): Result { try body.value(arguments) }
    case .remember(let memory): .success(memory.value)
    case .runAsync, .suspend, .callThrough: nil
    }
  }

  /// The answer as a value, if it is one that is known before the answer runs.
  package var value: Unchecked<Any?>? {
    switch self {
    case .value(let value): value
    case .remember(let memory): Unchecked(memory.value)
    default: nil
    }
  }

  /// The answer inside a `Result`, for a member that doesn't return the `Result` itself.
  package var unwrapped: Answer? { (value?.value as? any AnswerInResult)?.answer }

  /// Runs a closure with typed parameters.
  init<each Argument, Result>(_ body: @escaping (repeat each Argument) throws -> Result) {
    self = .run(
      Unchecked { arguments in
        // Without a tuple of the arguments, for whose type the runtime would have to be asked.
        var arguments = try TypedArguments(
          arguments, for: repeat (each Argument).self, isCall: true)
        return try body(repeat arguments.next((each Argument).self))
      })
  }

  /// Runs an async closure with typed parameters.
  init<each Argument, Result>(_ body: @escaping (repeat each Argument) async throws -> Result) {
    self = .runAsync(
      Unchecked { arguments in
        // Without a tuple of the arguments, for whose type the runtime would have to be asked.
        var arguments = try TypedArguments(
          arguments, for: repeat (each Argument).self, isCall: true)
        return try await body(repeat arguments.next((each Argument).self))
      })
  }
}

extension Unchecked<([Any?]) async throws -> Any?> {
  /// Runs an async closure with the arguments of a call that it answers.
  ///
  /// It doesn't have to run in the isolation of the call. The call waits for it, so nothing else
  /// uses the arguments in the meantime.
  @concurrent func result(
    _ arguments: Unchecked<[Any?]>
  ) async -> Result<Unchecked<Any?>, any Error> {
    do {
      return .success(Unchecked<Any?>(try await value(arguments.value)))
    } catch {
      return .failure(error)
    }
  }
}

/// A `Result`, whose success or failure may be an answer.
private protocol AnswerInResult {
  var answer: Answer { get }
}

extension Result: AnswerInResult {
  fileprivate var answer: Answer {
    switch self {
    case .success(let value): .value(Unchecked(value))
    case .failure(let error): .error(error)
    }
  }
}

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
    if let lasting { steps.append(Step(answer: lasting, end: stepCount + 1)) }
    lasting = answer
  }

  /// Sets how many times the last answer is given.
  package mutating func repeatLast(_ times: Int) {
    guard let answer = lasting ?? steps.popLast()?.answer else { return }
    lasting = nil
    let (end, isTooLarge) = stepCount.addingReportingOverflow(times)
    steps.append(Step(answer: answer, end: isTooLarge ? .max : end))
  }

  /// The number of calls that the sequence answers, or `nil` if its last answer repeats.
  package var limit: Int? { lasting == nil ? stepCount : nil }

  /// The gate of the last answer, if that answer suspends calls.
  package var gate: SuspendedCalls? {
    if case .suspend(let gate) = lasting { gate } else { nil }
  }

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

  /// An answer that a call may draw, unless another call draws it first.
  package struct Turn {
    package let answer: Answer
    /// The number of limited answers drawn before it.
    package let index: Int
    fileprivate let isLasting: Bool
  }

  /// The answer for the next call, or `nil` if all answers are used up.
  package var next: Turn? {
    let index = uses.value
    if index < stepCount {
      let step = steps[steps.bisect { index < $0.end }]
      return Turn(answer: step.answer, index: index, isLasting: false)
    }
    guard let lasting else { return nil }
    return Turn(answer: lasting, index: stepCount, isLasting: true)
  }

  /// Draws an answer.
  ///
  /// Drawing a repeating answer isn't counted. It is only marked as used the first time, because
  /// every call comes through here.
  ///
  /// - Returns: `false` if another call has drawn the answer in the meantime.
  package func draw(_ turn: Turn) -> Bool {
    guard turn.isLasting else { return uses.advance(from: turn.index) }
    uses.mark(from: turn.index)
    return true
  }
}

/// The value of a property that keeps what was last set.
package struct RememberedValue: Sendable {
  private let kept: Lock<Unchecked<Any?>>

  package init(_ value: Any?) { kept = Lock(Unchecked(value)) }

  package var value: Any? { PassedArguments.current(kept.withLock { $0 }.value) }

  /// Keeps a value that was set.
  ///
  /// - Parameter value: The value as the log keeps it, so that no more is kept alive.
  func remember(_ value: Any?) {
    let value = Unchecked(value)
    // The old value is freed after the lock is released.
    _ = kept.withLock { exchange(&$0, with: value) }
  }
}
