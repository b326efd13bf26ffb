package import Spry
import Testing

/// Reports failures to Swift Testing while one of its tests is running.
///
/// The core finds it by its name: linking the module is the only set-up.
package struct TestingReporter: FailureReporter {
  /// Whether a test of Swift Testing has been seen running in this process.
  private static let hasSeenTest = Lock(false)

  package init() {}

  /// The body of an exit test is a test too, in a process of its own, where `Test.current` is `nil`.
  package var isTestRunning: Bool { Test.current != nil || isExitTest }

  package var isExitTest: Bool {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      false
    #else
      ExitTest.current != nil
    #endif
  }

  package func noteRunningTest() {
    if Test.current != nil { Self.hasSeenTest.withLock { $0 = true } }
  }

  package func report(_ message: String, at location: CodeLocation) -> Bool {
    guard isTestRunning else { return false }
    record(message, at: location)
    return true
  }

  package func reportWithoutTest(_ message: String, at location: CodeLocation) -> Bool {
    // If a run is under way, this fails it. If none is, nothing happens, and nothing says so.
    record(message, at: location)
    return Self.hasSeenTest.withLock { $0 }
  }

  private func record(_ message: String, at location: CodeLocation) {
    Issue.record(Comment(rawValue: message), sourceLocation: SourceLocation(location))
  }
}

extension SourceLocation {
  /// The same location in the form of Swift Testing.
  init(_ location: CodeLocation) {
    let path = location.path
    // Swift Testing identifies a file by its module too, which the path does not contain. To the
    // reader, the folder is as good a name.
    let parts = path.split(separator: "/").suffix(2)
    let fileID = parts.count == 2 ? parts.joined(separator: "/") : "Tests/\(path)"
    self.init(fileID: fileID, filePath: path, line: Int(location.line), column: 1)
  }
}
