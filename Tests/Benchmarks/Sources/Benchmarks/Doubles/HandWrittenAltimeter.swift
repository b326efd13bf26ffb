import Foundation

/// The reference, which is a thread-safe fake written without a library.
///
/// It has a lock (`NSLock`), an array with the arguments of each call, and a closure for results.
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

/// The same fake with a tuple per call, which is practical only for a fake with one function.
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
