import Foundation
import Synchronization

/// Two threads call at once; the time includes that of letting go of the calls.
enum ThreadRows {
  private static let callsPerThread = 50_000

  static func all() -> [Row] {
    let samples = Contender.race(
      [
        sharing {
          HandWrittenTrailStore.answering(140)
        } check: {
          $0.calls.count
        },
        sharing {
          OwningTrailStore.answering(140)
        } check: {
          $0.callCount(of: .ascent)
        },
        separate { HandWrittenTrailStore.answering(140) },
        separate { OwningTrailStore.answering(140) },
      ], units: 2 * callsPerThread, rounds: 15)
    return [
      Row(
        work: "two threads on one fake, per call", amount: samples[1].median,
        reference: .init(name: "by hand", amount: samples[0].median),
        limit: Limits(release: 4, debug: nil).current.map { .ratio($0) }),
      Row(
        work: "two threads on a fake each, per call", amount: samples[3].median,
        reference: .init(name: "by hand", amount: samples[2].median)),
    ]
  }

  private static func sharing<Store: TrailStore>(
    _ makeStore: @escaping () -> Store, check: @escaping (Store) -> Int
  ) -> Contender {
    Contender {
      let store = makeStore()
      return {
        onTwoThreads { _ in CallRows.call(store, callsPerThread) }
        precondition(check(store) == 2 * callsPerThread)
        store.reset()
      }
    }
  }

  private static func separate<Store: TrailStore>(
    _ makeStore: @escaping () -> Store
  ) -> Contender {
    Contender {
      let stores = [makeStore(), makeStore()]
      return {
        onTwoThreads { index in CallRows.call(stores[index], callsPerThread) }
        for store in stores { store.reset() }
      }
    }
  }

  /// Runs work on two threads that begin together, and waits for both.
  private static func onTwoThreads(_ work: @escaping @Sendable (Int) -> Void) {
    let gate = Gate()
    let finished = DispatchSemaphore(value: 0)
    for index in 0..<2 {
      Thread {
        gate.wait()
        work(index)
        finished.signal()
      }.start()
    }
    for _ in 0..<2 { finished.wait() }
  }

  /// Holds the first thread until the second is there.
  private final class Gate: Sendable {
    private let arrived = Atomic(0)

    func wait() {
      arrived.add(1, ordering: .relaxed)
      while arrived.load(ordering: .relaxed) < 2 {}
    }
  }
}
