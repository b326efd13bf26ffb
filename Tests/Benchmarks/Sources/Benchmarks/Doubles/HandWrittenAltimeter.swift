import Foundation

/// The yardstick, which is a thread-safe fake written without a library.
///
/// It has a lock (`NSLock`), an array with a tuple of arguments for each call, and a closure for
/// results.
final class HandWrittenAltimeter: Altimeter, @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [(day: Int, trail: String)] = []
  private var handler: (@Sendable (Int, String) -> Int)?

  var onAscent: (@Sendable (Int, String) -> Int)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  var calls: [(day: Int, trail: String)] {
    lock.withLock { recorded }
  }

  func ascent(on day: Int, of trail: String) -> Int {
    lock.lock()
    recorded.append((day, trail))
    let handler = handler
    lock.unlock()
    return handler?(day, trail) ?? 0
  }

  func reset() {
    lock.withLock { recorded = [] }
  }
}

/// The same fake with an array of any arguments for each call, instead of a tuple.
///
/// It is shown beside the yardstick, and nothing is compared to it.
final class ArrayAltimeter: Altimeter, @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [[Any?]] = []
  private var handler: (@Sendable (Int, String) -> Int)?

  var onAscent: (@Sendable (Int, String) -> Int)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
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

extension HandWrittenAltimeter {
  /// Creates a fake that returns the same value from every call.
  static func answering(_ ascent: Int) -> HandWrittenAltimeter {
    let altimeter = HandWrittenAltimeter()
    altimeter.onAscent = { _, _ in ascent }
    return altimeter
  }
}

extension ArrayAltimeter {
  /// Creates a fake that returns the same value from every call.
  static func answering(_ ascent: Int) -> ArrayAltimeter {
    let altimeter = ArrayAltimeter()
    altimeter.onAscent = { _, _ in ascent }
    return altimeter
  }
}
