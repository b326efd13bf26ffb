package import Spry
import Testing

/// A reporter that records issues in Swift Testing while one of its tests is running.
///
/// The core finds it by its name, so linking the module is the only setup.
package struct TestingReporter: FailureReporter {
  /// Whether a test of Swift Testing has been seen running in this process.
  private static let hasSeenTest = Lock(false)

  package init() {}

  /// Whether a test is running, including the body of an exit test.
  ///
  /// That body runs in its own process, where `Test.current` is `nil`.
  package var isTestRunning: Bool {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      Test.current != nil
    #else
      Test.current != nil || ExitTest.current != nil
    #endif
  }

  package var runningTest: String? {
    Test.current.map { test in
      "\(test.id) \(Test.Case.current.map { String(describing: $0) } ?? "")"
    }
  }

  package var wantsCallers: Bool { Test.current != nil }

  package func isTest(_ caller: Caller) -> Bool {
    guard let test = Test.current else { return false }
    let start = CodeLocation(test.sourceLocation)
    // In the name of a function that is a sentence, the runtime has other spaces and no backticks.
    let parts = test.name.split(separator: "`")
    let name =
      test.name.first == "`"
      ? String(parts[0]).replacing(" ", with: "\u{A0}") : String(test.name.prefix { $0 != "(" })
    return caller.location.path == start.path && caller.location.line >= start.line
      && caller.hasName(name)
  }

  package func noteRunningTest() {
    if Test.current != nil { Self.hasSeenTest.withLock { $0 = true } }
  }

  package func report(_ report: Report) -> Bool? {
    isTestRunning ? report.record().hasFailedTest : nil
  }

  package func reportWithoutTest(_ report: Report) -> Bool {
    // If a run is in progress, this fails it. Otherwise it has no effect, and nothing tells which
    // is the case.
    report.record()
    return Self.hasSeenTest.withLock { $0 }
  }
}

extension Report {
  /// Records an issue, by default at the location of the report.
  @discardableResult
  func record(at location: SourceLocation? = nil) -> Issue {
    let location = location ?? SourceLocation(self.location)
    return Issue.record(Comment(rawValue: text), sourceLocation: location)
  }
}

extension Issue {
  /// Whether it is certain that the issue, which has just been recorded, fails the running test.
  ///
  /// It doesn't if it is known or if a trait leaves it out. An issue in the body of an exit test
  /// may become known in the test's own process.
  var hasFailedTest: Bool {
    hasFailed && Test.current?.traits.contains { $0 is IssueHandlingTrait } == false
  }

  /// Whether the issue is neither known nor a warning, as far as Swift Testing tells.
  var hasFailed: Bool {
    #if compiler(>=6.3)
      isFailure
    #else
      // It has no public property for it.
      false
    #endif
  }
}

extension SourceLocation {
  /// Converts a location of the core into one of Swift Testing.
  init(_ location: CodeLocation) {
    let path = location.path
    // Swift Testing's file ID includes the module, which the path doesn't contain. To a reader, the
    // name of the folder is just as good.
    let parts = path.split(separator: "/").suffix(2)
    let fileID = parts.count == 2 ? parts.joined(separator: "/") : "Tests/\(path)"
    self.init(fileID: fileID, filePath: path, line: Int(location.line), column: 1)
  }
}

/// Called from C when the process starts.
@_cdecl("spry_add_testing_reporter")
package func addTestingReporter() { Reporting.add(TestingReporter()) }
