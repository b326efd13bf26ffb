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
        separate(2) { HandWrittenAltimeter.answering(140) },
        separate(1) { HandWrittenAltimeter.answering(140) },
        separate(2) { OwningAltimeter.answering(140) },
        separate(1) { OwningAltimeter.answering(140) },
      ], units: callsPerThread)
    return [
      Row(
        work: "two threads on one fake, per call", amount: samples[1].median / 2,
        reference: .init(name: "by hand", amount: samples[0].median / 2),
        limit: Limits(release: 4, debug: nil).current.map { .ratio($0) }),
      Row(
        work: "two threads on a fake each: a call of a thread", amount: samples[4].fastest,
        reference: .init(name: "alone", amount: samples[5].fastest),
        limit: Limits(release: 1.2, debug: nil).current.map { .ratio($0) }),
      Row(
        work: "two threads on a fake each, by hand", amount: samples[2].fastest,
        reference: .init(name: "alone", amount: samples[3].fastest)),
    ]
  }

  private static func sharing<Meter: Altimeter>(
    _ makeAltimeter: @escaping () -> Meter, check: @escaping (Meter) -> Int
  ) -> Contender {
    Contender {
      let altimeter = makeAltimeter()
      return {
        onThreads(2) { _ in CallRows.call(altimeter, callsPerThread) }
        precondition(check(altimeter) == 2 * callsPerThread)
        altimeter.reset()
      }
    }
  }

  /// Calls a fake on each of one or two threads.
  private static func separate<Meter: Altimeter>(
    _ threads: Int, _ makeAltimeter: @escaping () -> Meter
  ) -> Contender {
    Contender {
      let altimeters = (0..<threads).map { _ in makeAltimeter() }
      return {
        onThreads(threads) { index in
          CallRows.call(altimeters[index], callsPerThread)
          altimeters[index].reset()
        }
      }
    }
  }

  /// Runs work on threads that start together, and waits for them.
  private static func onThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let gate = Gate(count)
    let finished = DispatchSemaphore(value: 0)
    for index in 0..<count {
      Thread {
        gate.wait()
        work(index)
        finished.signal()
      }.start()
    }
    for _ in 0..<count { finished.wait() }
  }

  /// A gate that holds threads until the last of them arrives.
  private final class Gate: Sendable {
    private let arrived = Atomic(0)
    private let count: Int

    init(_ count: Int) {
      self.count = count
    }

    func wait() {
      arrived.add(1, ordering: .relaxed)
      while arrived.load(ordering: .relaxed) < count {}
    }
  }
}
