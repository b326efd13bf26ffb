import Foundation
import Synchronization

/// Rows that measure calls on two threads at once, including the time to release the calls.
enum ThreadRows {
  private static let callsPerThread = 50_000

  static func all() -> [Row] {
    let samples = Contender.race(
      [
        sharing {
          HandWrittenAltimeter.answering(140)
        } check: {
          $0.calls.count
        },
        sharing {
          OwningAltimeter.answering(140)
        } check: {
          $0.callCount(of: .ascent)
        },
        separate { HandWrittenAltimeter.answering(140) },
        separate { OwningAltimeter.answering(140) },
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

  private static func sharing<Meter: Altimeter>(
    _ makeAltimeter: @escaping () -> Meter, check: @escaping (Meter) -> Int
  ) -> Contender {
    Contender {
      let altimeter = makeAltimeter()
      return {
        onTwoThreads { _ in CallRows.call(altimeter, callsPerThread) }
        precondition(check(altimeter) == 2 * callsPerThread)
        altimeter.reset()
      }
    }
  }

  private static func separate<Meter: Altimeter>(
    _ makeAltimeter: @escaping () -> Meter
  ) -> Contender {
    Contender {
      let altimeters = [makeAltimeter(), makeAltimeter()]
      return {
        onTwoThreads { index in CallRows.call(altimeters[index], callsPerThread) }
        for altimeter in altimeters { altimeter.reset() }
      }
    }
  }

  /// Runs work on two threads that start together, and waits for both.
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

  /// A gate that holds the first thread until the second arrives.
  private final class Gate: Sendable {
    private let arrived = Atomic(0)

    func wait() {
      arrived.add(1, ordering: .relaxed)
      while arrived.load(ordering: .relaxed) < 2 {}
    }
  }
}
