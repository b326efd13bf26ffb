import Foundation
import Synchronization

/// Rows that measure calls on two threads at once, including the time to release the calls.
enum ThreadRows {
  private static let callsOnOneFake = 50_000
  /// Few calls, so that in some samples both threads have a processor of their own.
  private static let callsOnAFakeEach = 5_000

  static func all() -> [Row] {
    let onOne = Contender.race(
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
      ], units: 2 * callsOnOneFake)
    let onEach = Contender.race(
      [
        separate(1) { HandWrittenAltimeter.answering(140) },
        separate(2) { HandWrittenAltimeter.answering(140) },
        separate(1) { OwningAltimeter.answering(140) },
        separate(2) { OwningAltimeter.answering(140) },
      ], units: callsOnAFakeEach, rounds: 100)
    return [
      Row(
        work: "two threads on one fake, per call", amount: onOne[1].median,
        reference: .init(name: "by hand", amount: onOne[0].median),
        limit: Limits(release: 4, debug: nil).current.map { .ratio($0) }),
      Row(
        work: "two threads on a fake each: one thread's call", amount: onEach[3].fastest,
        reference: .init(name: "alone", amount: onEach[2].fastest),
        limit: Limits(release: 1.2, debug: nil).current.map { .ratio($0) }),
      Row(
        work: "two threads on a fake each, by hand", amount: onEach[1].fastest,
        reference: .init(name: "alone", amount: onEach[0].fastest)),
    ]
  }

  private static func sharing<Meter: Altimeter>(
    _ makeAltimeter: @escaping () -> Meter, check: @escaping (Meter) -> Int
  ) -> Contender {
    Contender {
      let altimeter = makeAltimeter()
      return {
        onThreads(2) { _ in CallRows.call(altimeter, callsOnOneFake) }
        precondition(check(altimeter) == 2 * callsOnOneFake)
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
          for _ in 0..<callsOnAFakeEach / CallRows.calls {
            CallRows.call(altimeters[index], CallRows.calls)
            altimeters[index].reset()
          }
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
