/// Who waits at a gate, and for what: a value that decides who may go on.
struct GateLine: Sendable {
  /// Tells those who wait apart.
  typealias Ticket = Int

  /// Those who may go on.
  struct Departures: Sendable {
    fileprivate var calls: [(CheckedContinuation<Gate.Passage, Never>, Gate.Passage)] = []
    fileprivate var watchers: [(CheckedContinuation<Gate.WatchEnding, Never>, Gate.WatchEnding)] =
      []

    func depart() {
      for (watcher, ending) in watchers { watcher.resume(returning: ending) }
      for (call, passage) in calls { call.resume(returning: passage) }
    }
  }

  /// A call that the gate holds.
  private struct Waiter: Sendable {
    let ticket: Ticket
    let call: Call
    let continuation: CheckedContinuation<Gate.Passage, Never>
  }

  /// A test that waits for calls to come.
  private struct Watcher: Sendable {
    let ticket: Ticket
    let count: Int
    let continuation: CheckedContinuation<Gate.WatchEnding, Never>
  }

  /// What becomes of a call that comes to the gate.
  private enum Mode: Sendable { case closed, open, abandoned }

  private var mode = Mode.closed
  private var lastTicket = 0
  private var arrivals = 0
  private var waiters: [Waiter] = []
  private var watchers: [Watcher] = []
  /// Answers that came before the calls.
  private var answers: [Answer] = []
  /// Those who were cancelled before they came.
  private var absent: Set<Ticket> = []

  var isOpen: Bool { mode == .open }

  var waitingCalls: [Call] { waiters.map(\.call) }

  mutating func makeTicket() -> Ticket {
    lastTicket += 1
    return lastTicket
  }

  mutating func enter(
    _ call: Call, _ ticket: Ticket,
    _ continuation: CheckedContinuation<Gate.Passage, Never>
  ) -> Departures {
    arrivals += 1
    var departures = Departures()
    departures.watchers = watchers.filter { $0.count <= arrivals }
      .map { ($0.continuation, .reached) }
    watchers.removeAll { $0.count <= arrivals }
    if let passage = passage(for: ticket) {
      departures.calls = [(continuation, passage)]
    } else {
      waiters.append(Waiter(ticket: ticket, call: call, continuation: continuation))
    }
    return departures
  }

  /// How a call that comes now goes on at once, or `nil` if it has to wait.
  private mutating func passage(for ticket: Ticket) -> Gate.Passage? {
    if absent.remove(ticket) != nil { return .cancelled }
    switch mode {
    case .open: return .open
    case .abandoned: return .abandoned
    case .closed: return answers.isEmpty ? nil : .answered(answers.removeFirst())
    }
  }

  mutating func watch(
    for count: Int, _ ticket: Ticket, _ continuation: CheckedContinuation<Gate.WatchEnding, Never>
  ) -> Departures {
    if arrivals >= count || mode == .abandoned {
      absent.remove(ticket)
      return Departures(watchers: [(continuation, .reached)])
    }
    if absent.remove(ticket) != nil {
      return Departures(watchers: [(continuation, .cancelled(arrivals: arrivals))])
    }
    watchers.append(Watcher(ticket: ticket, count: count, continuation: continuation))
    return Departures()
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

  private mutating func releaseAll(_ passage: Gate.Passage) -> Departures {
    defer { waiters = [] }
    return Departures(calls: waiters.map { ($0.continuation, passage) })
  }

  /// Lets somebody go who still waits, because it has taken too long.
  mutating func giveUp(_ ticket: Ticket) -> Departures {
    if let index = waiters.firstIndex(where: { $0.ticket == ticket }) {
      return Departures(calls: [(waiters.remove(at: index).continuation, .overdue)])
    }
    if let index = watchers.firstIndex(where: { $0.ticket == ticket }) {
      let continuation = watchers.remove(at: index).continuation
      return Departures(watchers: [(continuation, .timeUp(arrivals: arrivals))])
    }
    return Departures()
  }

  /// Stops waiting, perhaps before it has begun.
  mutating func leave(_ ticket: Ticket) -> Departures {
    if let index = waiters.firstIndex(where: { $0.ticket == ticket }) {
      return Departures(calls: [(waiters.remove(at: index).continuation, .cancelled)])
    }
    if let index = watchers.firstIndex(where: { $0.ticket == ticket }) {
      let continuation = watchers.remove(at: index).continuation
      return Departures(watchers: [(continuation, .cancelled(arrivals: arrivals))])
    }
    absent.insert(ticket)
    return Departures()
  }
}
