/// The calls that wait at a gate.
///
/// It is a value that decides which of them to resume, but doesn't resume them itself.
package struct GateLine: Sendable {
  /// What a test can wait for at a gate.
  package enum Event: Sendable {
    /// A call has reached the gate.
    case arrival
    /// The task of a call has been canceled.
    case cancellation
  }

  /// How a call leaves a gate.
  package enum Passage: Sendable {
    case answered(Answer)
    case open
    case cancelled
    /// The call was canceled, and was not resumed in time.
    case overdue
    /// The test has ended while the call was waiting.
    case abandoned
    /// The test had ended before the call came.
    case late
  }

  /// Identifies a waiting call.
  typealias Ticket = Int

  /// Resumes a call.
  typealias Departure = @Sendable () -> Void

  /// A call that is suspended at the gate.
  private struct HeldCall: Sendable {
    let ticket: Ticket
    let call: Call
    let continuation: CheckedContinuation<Passage, Never>

    func departure(_ passage: Passage) -> Departure { { continuation.resume(returning: passage) } }
  }

  /// How calls that arrive now continue immediately, or `nil` if the gate is closed.
  private var exit: Passage?
  /// How often each event has happened.
  private var seen: [Event: Int] = [:]
  private var held: [HeldCall] = []
  /// Answers that were given before any call was waiting for them.
  private var answers: [Answer] = []
  /// The tickets of calls that were canceled before they began to wait.
  private var absent: Set<Ticket> = []
  /// The tests that wait for calls to arrive or to be canceled.
  var waiters: [Waiter] = []

  var isOpen: Bool { if case .open = exit { true } else { false } }

  var isAbandoned: Bool { if case .late = exit { true } else { false } }

  var heldCalls: [Call] { held.map(\.call) }

  /// Returns how often an event has happened.
  func count(of event: Event) -> Int { seen[event, default: 0] }

  private mutating func note(_ event: Event) { seen[event, default: 0] += 1 }

  mutating func enter(
    _ call: Call, _ ticket: Ticket, _ continuation: CheckedContinuation<Passage, Never>
  ) -> [Departure] {
    note(.arrival)
    let call = HeldCall(ticket: ticket, call: call, continuation: continuation)
    if let passage = passage(for: ticket) { return [call.departure(passage)] }
    held.append(call)
    return []
  }

  /// How a call that arrives now continues immediately, or `nil` if it has to wait.
  private mutating func passage(for ticket: Ticket) -> Passage? {
    if absent.remove(ticket) != nil { return .cancelled }
    return exit ?? (answers.isEmpty ? nil : .answered(answers.removeFirst()))
  }

  mutating func admit(_ answer: Answer) -> [Departure] {
    if held.isEmpty { answers.append(answer) }
    return held.isEmpty ? [] : [held.removeFirst().departure(.answered(answer))]
  }

  /// Resumes all calls in the same way, and lets later ones continue in that way or another.
  mutating func releaseAll(_ passage: Passage, laterOnes exit: Passage? = nil) -> [Departure] {
    self.exit = exit ?? passage
    return exchange(&held, with: []).map { $0.departure(passage) }
  }

  /// Notes a cancellation, which may come before the wait has begun, and stops the wait if it can.
  mutating func cancel(_ ticket: Ticket, endsWait: Bool) -> [Departure] {
    note(.cancellation)
    let departures = endsWait ? release(ticket, .cancelled) : []
    if endsWait, departures.isEmpty { absent.insert(ticket) }
    return departures
  }

  /// Resumes a call, if it is still waiting.
  mutating func release(_ ticket: Ticket, _ passage: Passage) -> [Departure] {
    held.firstIndex { $0.ticket == ticket }.map { [held.remove(at: $0).departure(passage)] } ?? []
  }
}
