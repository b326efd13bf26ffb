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

  /// The calls and tests to resume.
  struct Departures: Sendable {
    fileprivate var calls: [(CheckedContinuation<Passage, Never>, Passage)] = []
    fileprivate var watchers: [(CheckedContinuation<Shortfall?, Never>, Shortfall?)] = []

    func depart() {
      for (watcher, shortfall) in watchers { watcher.resume(returning: shortfall) }
      for (call, passage) in calls { call.resume(returning: passage) }
    }
  }

  /// A call that is suspended at the gate.
  private struct Waiter: Sendable {
    let ticket: Ticket
    let call: Call
    let continuation: CheckedContinuation<Passage, Never>
  }

  /// A test that is waiting for calls to arrive or to be canceled.
  private struct Watcher: Sendable {
    let ticket: Ticket
    let event: Event
    let count: Int
    let continuation: CheckedContinuation<Shortfall?, Never>
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
  ) -> Departures {
    var departures = note(.arrival)
    if let passage = passage(for: ticket) {
      departures.calls = [(continuation, passage)]
    } else {
      waiters.append(Waiter(ticket: ticket, call: call, continuation: continuation))
    }
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
  ) -> Departures {
    let isCancelled = absent.remove(ticket) != nil
    let seen = seen[event, default: 0]
    if seen >= count || isAbandoned { return Departures(watchers: [(continuation, nil)]) }
    if isCancelled {
      return Departures(watchers: [(continuation, Shortfall(seen: seen, isTimeUp: false))])
    }
    watchers.append(Watcher(ticket: ticket, event: event, count: count, continuation: continuation))
    return Departures()
  }

  /// Counts an event, and resumes the watchers for which there are enough of them now.
  mutating func note(_ event: Event) -> Departures {
    let count = seen[event, default: 0] + 1
    seen[event] = count
    let isContent = { (watcher: Watcher) in watcher.event == event && watcher.count <= count }
    defer { watchers.removeAll(where: isContent) }
    return Departures(watchers: watchers.filter(isContent).map { ($0.continuation, nil) })
  }

  mutating func admit(_ answer: Answer) -> Departures {
    guard !waiters.isEmpty else {
      answers.append(answer)
      return Departures()
    }
    return Departures(calls: [(waiters.removeFirst().continuation, .answered(answer))])
  }

  mutating func open() -> Departures { releaseAll(.open) }

  mutating func abandon() -> Departures {
    var departures = releaseAll(.abandoned)
    departures.watchers = exchange(&watchers, with: []).map { ($0.continuation, nil) }
    return departures
  }

  /// Resumes all calls in the same way, and lets later ones continue in that way too.
  private mutating func releaseAll(_ passage: Passage) -> Departures {
    exit = passage
    return Departures(calls: exchange(&waiters, with: []).map { ($0.continuation, passage) })
  }

  /// Resumes a call or a test that has waited too long, if it is still waiting.
  mutating func giveUp(_ ticket: Ticket) -> Departures {
    remove(ticket, isTimeUp: true) ?? Departures()
  }

  /// Stops a wait because of a cancellation, which may come before the wait has begun.
  mutating func leave(_ ticket: Ticket) -> Departures {
    if let departures = remove(ticket, isTimeUp: false) { return departures }
    absent.insert(ticket)
    return Departures()
  }

  private mutating func remove(_ ticket: Ticket, isTimeUp: Bool) -> Departures? {
    if let index = waiters.firstIndex(where: { $0.ticket == ticket }) {
      let call = waiters.remove(at: index)
      return Departures(calls: [(call.continuation, isTimeUp ? .overdue : .cancelled)])
    }
    guard let index = watchers.firstIndex(where: { $0.ticket == ticket }) else { return nil }
    let watcher = watchers.remove(at: index)
    let shortfall = Shortfall(seen: seen[watcher.event, default: 0], isTimeUp: isTimeUp)
    return Departures(watchers: [(watcher.continuation, shortfall)])
  }
}
