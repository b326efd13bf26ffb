import Foundation
import Spry

#if !canImport(Darwin)
  import XCTest
#endif

/// Ends the process if a test hangs, and names the tests that are running.
///
/// A time limit of Swift Testing can only cancel a task, which doesn't end a blocked thread, and
/// XCTest has no time limit on Linux.
enum Watchdog {
  private struct State: Sendable {
    var tests: [String] = []
    var eventCount = 0
    var commandCount = 0
  }

  private static let state = Lock(State())

  static func noteBeginning(of test: String) {
    state.withLock { state in
      state.tests.append(test)
      state.eventCount += 1
    }
  }

  static func noteEnd(of test: String) {
    state.withLock { state in
      if let index = state.tests.firstIndex(of: test) { state.tests.remove(at: index) }
      state.eventCount += 1
    }
  }

  /// Notes that a case of a test with arguments has ended.
  static func noteEndOfCase() { state.withLock { $0.eventCount += 1 } }

  /// Notes that a command has been started, or that it has ended.
  ///
  /// - Parameter count: 1 or -1.
  static func noteCommands(_ count: Int) { state.withLock { $0.commandCount += count } }

  /// Watches the tests on a thread of its own, because those of tasks may all be blocked.
  static func watch() {
    Thread.detachNewThread {
      var patience = Patience()
      repeat { Thread.sleep(forTimeInterval: 1) } while !patience.isOver(after: progress)
      let names = state.withLock { $0.tests }.map { "\n  \($0)" }.joined()
      let text = "error: no test has ended for too long. These tests are running:\(names)\n"
      fflush(nil)
      FileHandle.standardError.write(Data(text.utf8))
      _exit(EXIT_FAILURE)
    }
  }

  private static var progress: Patience.Progress {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    var progress = Patience.Progress()
    progress.processorTime = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    state.withLock { state in
      progress.eventCount = state.eventCount
      progress.testCount = state.tests.count
      progress.commandCount = state.commandCount
    }
    return progress
  }
}

#if !canImport(Darwin)
  /// Observes the test cases of XCTest, which has time limits of its own on Apple's systems.
  private final class TestCases: NSObject, XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) { Watchdog.noteBeginning(of: testCase.name) }

    func testCaseDidFinish(_ testCase: XCTestCase) { Watchdog.noteEnd(of: testCase.name) }
  }
#endif

/// An event of Swift Testing, one of the lines it writes.
///
/// The format is described in `Documentation/ABI/JSON.md` of the swift-testing repository.
private struct TestEvent: Decodable {
  struct Payload: Decodable {
    let kind: String
    let testID: String?
  }

  let payload: Payload

  func note() {
    // Only functions have parentheses, and suites take as long as the tests in them.
    guard let test = payload.testID, test.contains("(") else { return }
    switch payload.kind {
    case "testStarted": Watchdog.noteBeginning(of: test)
    case "testEnded": Watchdog.noteEnd(of: test)
    case "testCaseEnded": Watchdog.noteEndOfCase()
    default: break
    }
  }
}

/// Starts to watch the tests of the process.
///
/// - Parameter events: The file descriptor from which to read the events of Swift Testing, or -1.
@_cdecl("spry_start_watchdog")
package func startWatchdog(_ events: Int32) {
  #if !canImport(Darwin)
    XCTestObservationCenter.shared.addTestObserver(TestCases())
  #endif
  Watchdog.watch()
  guard events >= 0 else { return }
  Thread.detachNewThread {
    let decoder = JSONDecoder()
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      // Not `FileHandle`, which would end the process if a signal interrupts it.
      let count = unsafe read(events, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      var lines = (rest + buffer[..<count])
        .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      rest = Array(lines.removeLast())
      for line in lines { (try? decoder.decode(TestEvent.self, from: Data(line)))?.note() }
    }
  }
}
