import Foundation

/// The yardstick: what a person writes who has no library but wants a fake that threads can share.
///
/// A lock (`NSLock`), an array that keeps the arguments of each call, and a closure that answers.
final class HandWrittenAltimeter: Altimeter, @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [[Any?]] = []
  private var handler: (@Sendable (Int, String) -> Int)?

  var onAscent: (@Sendable (Int, String) -> Int)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  var calls: [[Any?]] {
    lock.withLock { recorded }
  }

  func ascent(on day: Int, of trail: String) -> Int {
    lock.lock()
    recorded.append([day, trail])
    let handler = handler
    lock.unlock()
    return handler?(day, trail) ?? 0
  }

  func reset() {
    lock.withLock { recorded = [] }
  }
}

/// The same with a tuple a call, which only a fake with one function, or much patience, can have.
final class TupleAltimeter: Altimeter, @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [(day: Int, trail: String)] = []
  private let handler: @Sendable (Int, String) -> Int

  init(answering ascent: Int) {
    handler = { _, _ in ascent }
  }

  func ascent(on day: Int, of trail: String) -> Int {
    lock.lock()
    recorded.append((day, trail))
    lock.unlock()
    return handler(day, trail)
  }

  func reset() {
    lock.withLock { recorded = [] }
  }
}
