/// The expectations of a test that it has not verified yet.
///
/// It outlives the fakes: one that is dropped takes none of its expectations with it. Whoever runs
/// the test takes what is left when it is over.
package final class UnverifiedExpectations: Sendable {
  /// An expectation's place in the collection.
  struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// All that the lock protects.
  private struct State: Sendable {
    var expectations: [Ticket: Expectation] = [:]
    var lastNumber = 0
  }

  private let state = Lock(State())

  package init() {}

  func add(_ expectation: Expectation) -> Ticket {
    state.withLock { state in
      state.lastNumber += 1
      let ticket = Ticket(number: state.lastNumber)
      state.expectations[ticket] = expectation
      return ticket
    }
  }

  /// Takes out one expectation.
  ///
  /// - Returns: Whether it was still there.
  func remove(_ ticket: Ticket) -> Bool {
    // What was specified is freed after the lock is released.
    let removed = state.withLock { $0.expectations.removeValue(forKey: ticket) }
    return removed != nil
  }

  /// Takes out all expectations, the one declared first in front.
  package func takeAll() -> [Expectation] {
    let expectations = state.withLock { state in
      defer { state.expectations = [:] }
      return state.expectations
    }
    return expectations.sorted { $0.key.number < $1.key.number }.map(\.value)
  }
}
