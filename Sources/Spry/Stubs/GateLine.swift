/// The calls and tests that wait at a gate.
///
/// It is a value that decides which of them to resume, but doesn't resume them itself.
package struct GateLine: Sendable {
  /// What a test can wait for at a gate.
  package enum Event: Sendable {
    /// A call has reached the gate.
    case arrival
    /// The task of a call has been cancelled.
    case cancellation
  }

  /// How a test's wait for events ends.
  package enum WatchEnding: Sendable {
    case reached
    /// Time ran out after this many events.
    case timeUp(seen: Int)
    /// The waiting task was cancelled after this many events.
    case cancelled(seen: Int)
  }

  /// How a call leaves a gate.
  package enum Passage: Sendable {
    case answered(Answer)
    case open
    case cancelled
    /// The call was cancelled, and was not resumed in time.
    case overdue
    /// The test has ended.
    case abandoned
  }

  /// Identifies a waiting call or test.
  typealias Ticket = Int

  /// The calls and tests to resume.
  struct Departures: Sendable {
    fileprivate var calls: [(CheckedContinuation<Passage, Never>, Passage)] = []
    fileprivate var watchers: [(CheckedContinuation<WatchEnding, Never>, WatchEnding)] = []

    func depart() {
      for (watcher, ending) in watchers { watcher.resume(returning: ending) }
      for (call, passage) in calls { call.resume(returning: passage) }
    }
  }

  /// A call that is suspended at the gate.
  private struct Waiter: Sendable {
    let ticket: Ticket
    let call: Call
    let continuation: CheckedContinuation<Passage, Never>
  }

  /// A test that is waiting for calls to arrive or to be cancelled.
  private struct Watcher: Sendable {
    let ticket: Ticket
    let event: Event
    let count: Int
    let continuation: CheckedContinuation<WatchEnding, Never>
  }

  /// What happens to a call that arrives at the gate.
  private enum Mode: Sendable { case closed, open, abandoned }

  private var mode = Mode.closed
  private var lastTicket = 0
  private var arrivals = 0
  private var cancellations = 0
  private var waiters: [Waiter] = []
  private var watchers: [Watcher] = []
  /// Answers that were given before any call was waiting for them.
  private var answers: [Answer] = []
  /// The tickets of calls and tests that were cancelled before they began to wait.
  private var absent: Set<Ticket> = []

  var isOpen: Bool { mode == .open }

  var waitingCalls: [Call] { waiters.map(\.call) }

  mutating func makeTicket() -> Ticket {
    lastTicket += 1
    return lastTicket
  }

  mutating func enter(
    _ call: Call, _ ticket: Ticket, _ continuation: CheckedContinuation<Passage, Never>
  ) -> Departures {
    arrivals += 1
    var departures = releaseWatchers(of: .arrival)
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
    switch mode {
    case .open: return .open
    case .abandoned: return .abandoned
    case .closed: return answers.isEmpty ? nil : .answered(answers.removeFirst())
    }
  }

  mutating func watch(
    for event: Event, _ count: Int, _ ticket: Ticket,
    _ continuation: CheckedContinuation<WatchEnding, Never>
  ) -> Departures {
    if seen(event) >= count || mode == .abandoned {
      absent.remove(ticket)
      return Departures(watchers: [(continuation, .reached)])
    }
    if absent.remove(ticket) != nil {
      return Departures(watchers: [(continuation, .cancelled(seen: seen(event)))])
    }
    watchers.append(
      Watcher(ticket: ticket, event: event, count: count, continuation: continuation))
    return Departures()
  }

  /// Counts a call whose task has been cancelled.
  mutating func noteCancellation() -> Departures {
    cancellations += 1
    return releaseWatchers(of: .cancellation)
  }

  private func seen(_ event: Event) -> Int {
    switch event {
    case .arrival: arrivals
    case .cancellation: cancellations
    }
  }

  /// Resumes the watchers whose count has been reached.
  private mutating func releaseWatchers(of event: Event) -> Departures {
    let count = seen(event)
    let isContent = { (watcher: Watcher) in watcher.event == event && watcher.count <= count }
    defer { watchers.removeAll(where: isContent) }
    return Departures(watchers: watchers.filter(isContent).map { ($0.continuation, .reached) })
  }

  mutating func admit(_ answer: Answer) -> Departures {
    guard !waiters.isEmpty else {
      answers.append(answer)
      return Departures()
    }
    return Departures(calls: [(waiters.removeFirst().continuation, .answered(answer))])
  }

  mutating func open() -> Departures {
    mode = .open
    return releaseAll(.open)
  }

  mutating func abandon() -> Departures {
    mode = .abandoned
    var departures = releaseAll(.abandoned)
    departures.watchers = watchers.map { ($0.continuation, .reached) }
    watchers = []
    return departures
  }

  private mutating func releaseAll(_ passage: Passage) -> Departures {
    defer { waiters = [] }
    return Departures(calls: waiters.map { ($0.continuation, passage) })
  }

  /// Resumes a call or a test that has waited too long, if it is still waiting.
  mutating func giveUp(_ ticket: Ticket) -> Departures {
    if let index = waiters.firstIndex(where: { $0.ticket == ticket }) {
      return Departures(calls: [(waiters.remove(at: index).continuation, .overdue)])
    }
    if let index = watchers.firstIndex(where: { $0.ticket == ticket }) {
      let watcher = watchers.remove(at: index)
      return Departures(watchers: [(watcher.continuation, .timeUp(seen: seen(watcher.event)))])
    }
    return Departures()
  }

  /// Stops a wait because of a cancellation, which may come before the wait has begun.
  mutating func leave(_ ticket: Ticket) -> Departures {
    if let index = waiters.firstIndex(where: { $0.ticket == ticket }) {
      return Departures(calls: [(waiters.remove(at: index).continuation, .cancelled)])
    }
    if let index = watchers.firstIndex(where: { $0.ticket == ticket }) {
      let watcher = watchers.remove(at: index)
      return Departures(watchers: [(watcher.continuation, .cancelled(seen: seen(watcher.event)))])
    }
    absent.insert(ticket)
    return Departures()
  }
}
