package import Spry
import Testing

/// Tells Swift Testing of a failure, when one of its tests is running.
///
/// The core finds it by its name: linking the module is all the set-up there is.
package struct TestingReporter: FailureReporter {
  /// Whether some test of Swift Testing has been seen running in this process.
  private static let hasSeenTest = Lock(false)

  package init() {}

  package func lookAround() {
    if Test.current != nil { Self.hasSeenTest.withLock { $0 = true } }
  }

  package func report(_ message: String, at location: CodeLocation) -> Bool {
    guard Test.current != nil else { return false }
    record(message, at: location)
    return true
  }

  package func reportWithoutTest(_ message: String, at location: CodeLocation) -> Bool {
    guard Self.hasSeenTest.withLock({ $0 }) else { return false }
    record(message, at: location)
    return true
  }

  private func record(_ message: String, at location: CodeLocation) {
    Issue.record(Comment(rawValue: message), sourceLocation: SourceLocation(location))
  }
}

extension SourceLocation {
  /// The same place in the form of Swift Testing.
  init(_ location: CodeLocation) {
    let path = "\(location.file)"
    // Swift Testing names a file by its module too, which the path does not tell; the folder is as
    // good a name to the reader.
    let parts = path.split(separator: "/").suffix(2)
    let fileID = parts.count == 2 ? parts.joined(separator: "/") : "Tests/\(path)"
    self.init(fileID: fileID, filePath: path, line: Int(location.line), column: 1)
  }
}
