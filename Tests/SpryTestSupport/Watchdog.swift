import Foundation
import Spry
import SpryTestSupportLoader

#if !canImport(Darwin)
  import XCTest
#endif

/// Ends the process if a test hangs, and names the tests that are running.
///
/// A time limit of Swift Testing can only cancel a task, which doesn't end a blocked thread, and
/// XCTest has no time limit on Linux. If the process crashes or is asked to end, a signal handler
/// names the tests. In each of these cases, the commands that tests have started end too.
enum Watchdog {
  private struct State: Sendable {
    /// The places of the running tests in the table that a signal handler reads.
    var tests: [String: [Int32]] = [:]
    var testCount = 0
    var eventCount = 0
    var commands: [pid_t: Command] = [:]
  }

  private struct Command: Sendable {
    let place: Int32
    let end: ContinuousClock.Instant
    var isOverdue = false
  }

  private static let state = Lock(State())

  static func noteBeginning(of test: String) {
    state.withLock { state in
      state.tests[test, default: []].append(unsafe spry_note_test(test))
      state.testCount += 1
      state.eventCount += 1
    }
  }

  static func noteEnd(of test: String) {
    state.withLock { state in
      if let place = state.tests[test]?.popLast() {
        spry_forget_test(place)
        state.testCount -= 1
      }
      state.eventCount += 1
    }
  }

  /// Notes that a case of a test with arguments has ended.
  static func noteEndOfCase() { state.withLock { $0.eventCount += 1 } }

  /// Notes that a command has been started, which is killed if it takes longer than a limit.
  static func noteBeginning(of command: pid_t, within limit: Duration) {
    state.withLock { state in
      state.commands[command] = Command(
        place: spry_note_command(command), end: ContinuousClock.now + limit)
    }
  }

  /// Notes that a command has ended.
  ///
  /// - Parameter command: The identifier of its process.
  /// - Returns: Whether it was killed because it took too long.
  static func noteEnd(of command: pid_t) -> Bool {
    state.withLock { state in
      guard let ended = state.commands.removeValue(forKey: command) else { return false }
      spry_forget_command(ended.place)
      return ended.isOverdue
    }
  }

  /// Kills a command and its children, which are in the same group on Linux.
  static func kill(_ command: pid_t) {
    Foundation.kill(getpgid(command) == command ? -command : command, SIGKILL)
  }

  private static func killOverdueCommands() {
    state.withLock { state in
      let now = ContinuousClock.now
      for (command, running) in state.commands where running.end < now {
        state.commands[command]?.isOverdue = true
        kill(command)
      }
    }
  }

  /// Watches the tests on a thread of its own, because those of tasks may all be blocked.
  static func watch() {
    Thread.detachNewThread {
      // For the tests of the watchdog.
      let limit = ProcessInfo.processInfo.environment["SPRY_PATIENCE"].flatMap { Int($0) }
      var patience = limit.map { Patience(limit: $0) } ?? Patience()
      repeat {
        Thread.sleep(forTimeInterval: 1)
        killOverdueCommands()
      } while !patience.isOver(after: progress)
      fflush(nil)
      unsafe spry_write_running_tests(
        "error: no test has ended for too long. These tests are running:")
      spry_kill_commands()
      _exit(EXIT_FAILURE)
    }
  }

  /// How long the process has used the processor.
  static var processorTime: Duration {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private static var progress: Patience.Progress {
    var progress = Patience.Progress()
    progress.processorTime = processorTime
    state.withLock { state in
      progress.eventCount = state.eventCount
      progress.testCount = state.testCount
      progress.commandCount = state.commands.count
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
