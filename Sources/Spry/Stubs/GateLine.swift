/// The calls and tests that wait at a gate.
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

  /// Why a test's wait for events ended before there were enough of them.
  package struct Shortfall: Sendable {
    /// The number of events until then.
    let seen: Int
    /// Whether time ran out; otherwise, the waiting task was canceled.
    let isTimeUp: Bool
  }

  /// How a call leaves a gate.
  package enum Passage: Sendable {
    case answered(Answer)
    case open
    case cancelled
    /// The call was canceled, and was not resumed in time.
    case overdue
    /// The test has ended.
    case abandoned
  }

  /// Identifies a waiting call or test.
  typealias Ticket = Int

  /// Resumes a call or a test.
  typealias Departure = @Sendable () -> Void

  /// A call that is suspended at the gate.
  private struct Waiter: Sendable {
    let ticket: Ticket
    let call: Call
    let continuation: CheckedContinuation<Passage, Never>

    func departure(_ passage: Passage) -> Departure { { continuation.resume(returning: passage) } }
  }

  /// A test that is waiting for calls to arrive or to be canceled.
  private struct Watcher: Sendable {
    let ticket: Ticket
    let event: Event
    let count: Int
    let continuation: CheckedContinuation<Shortfall?, Never>

    func departure(_ shortfall: Shortfall? = nil) -> Departure {
      { continuation.resume(returning: shortfall) }
    }
  }

  /// How calls that arrive now continue immediately, or `nil` if the gate is closed.
  private var exit: Passage?
  /// How often each event has happened.
  private var seen: [Event: Int] = [:]
  private var waiters: [Waiter] = []
  private var watchers: [Watcher] = []
  /// Answers that were given before any call was waiting for them.
  private var answers: [Answer] = []
  /// The tickets of calls and tests that were canceled before they began to wait.
  private var absent: Set<Ticket> = []

  var isOpen: Bool { if case .open = exit { true } else { false } }

  private var isAbandoned: Bool { if case .abandoned = exit { true } else { false } }

  var waitingCalls: [Call] { waiters.map(\.call) }

  mutating func enter(
    _ call: Call, _ ticket: Ticket, _ continuation: CheckedContinuation<Passage, Never>
  ) -> [Departure] {
    let waiter = Waiter(ticket: ticket, call: call, continuation: continuation)
    let departures = note(.arrival)
    if let passage = passage(for: ticket) { return departures + [waiter.departure(passage)] }
    waiters.append(waiter)
    return departures
  }

  /// How a call that arrives now continues immediately, or `nil` if it has to wait.
  private mutating func passage(for ticket: Ticket) -> Passage? {
    if absent.remove(ticket) != nil { return .cancelled }
    return exit ?? (answers.isEmpty ? nil : .answered(answers.removeFirst()))
  }

  mutating func watch(
    for event: Event, _ count: Int, _ ticket: Ticket,
    _ continuation: CheckedContinuation<Shortfall?, Never>
  ) -> [Departure] {
    let watcher = Watcher(ticket: ticket, event: event, count: count, continuation: continuation)
    let isCancelled = absent.remove(ticket) != nil
    let seen = seen[event, default: 0]
    if seen >= count || isAbandoned { return [watcher.departure()] }
    if isCancelled { return [watcher.departure(Shortfall(seen: seen, isTimeUp: false))] }
    watchers.append(watcher)
    return []
  }

  /// Counts an event, and resumes the watchers for which there are enough of them now.
  mutating func note(_ event: Event) -> [Departure] {
    let count = seen[event, default: 0] + 1
    seen[event] = count
    let isContent = { (watcher: Watcher) in watcher.event == event && watcher.count <= count }
    defer { watchers.removeAll(where: isContent) }
    return watchers.filter(isContent).map { $0.departure() }
  }

  mutating func admit(_ answer: Answer) -> [Departure] {
    guard !waiters.isEmpty else {
      answers.append(answer)
      return []
    }
    return [waiters.removeFirst().departure(.answered(answer))]
  }

  mutating func open() -> [Departure] { releaseAll(.open) }

  mutating func abandon() -> [Departure] {
    exchange(&watchers, with: []).map { $0.departure() } + releaseAll(.abandoned)
  }

  /// Resumes all calls in the same way, and lets later ones continue in that way too.
  private mutating func releaseAll(_ passage: Passage) -> [Departure] {
    exit = passage
    return exchange(&waiters, with: []).map { $0.departure(passage) }
  }

  /// Resumes a call or a test that has waited too long, if it is still waiting.
  mutating func giveUp(_ ticket: Ticket) -> [Departure] { remove(ticket, isTimeUp: true) }

  /// Stops a wait because of a cancellation, which may come before the wait has begun.
  mutating func leave(_ ticket: Ticket) -> [Departure] {
    let departures = remove(ticket, isTimeUp: false)
    if departures.isEmpty { absent.insert(ticket) }
    return departures
  }

  private mutating func remove(_ ticket: Ticket, isTimeUp: Bool) -> [Departure] {
    if let index = waiters.firstIndex(where: { $0.ticket == ticket }) {
      return [waiters.remove(at: index).departure(isTimeUp ? .overdue : .cancelled)]
    }
    guard let index = watchers.firstIndex(where: { $0.ticket == ticket }) else { return [] }
    let watcher = watchers.remove(at: index)
    return [watcher.departure(Shortfall(seen: seen[watcher.event, default: 0], isTimeUp: isTimeUp))]
  }
}
