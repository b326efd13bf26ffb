import Foundation

/// Failures for which no running test was found.
///
/// They are printed immediately, and reported to the next test case of XCTest.
///
/// If some of them are left when the process exits, it exits with an error, so that the run fails.
/// Such a failure comes from a thread that is older than all tests, from `class func setUp()`, from
/// the initial value of a test case's property, or from a fake that has outlived its test.
package enum UnheardFailures {
  private static let kept = Lock<[Report]>([])

  /// What may find more of them when the process exits.
  private static let finders = Lock<[@Sendable () -> Void]>([])

  /// Calls a function when the process exits.
  static func beforeExit(_ find: @escaping @Sendable () -> Void) {
    _ = watch
    finders.withLock { $0.append(find) }
  }

  /// Starts to watch for the end of the process, once.
  private static let watch: Void = {
    atexit {
      for find in finders.withLock({ $0 }) { find() }
      guard !UnheardFailures.takeAll().isEmpty, !isListing(CommandLine.arguments) else { return }
      fflush(nil)
      _exit(EXIT_FAILURE)
    }
  }()

  /// Whether a process with these arguments only lists its tests.
  ///
  /// In that case it must not fail. The failure will occur again when the tests run.
  package static func isListing(_ arguments: [String]) -> Bool {
    // On macOS, SwiftPM's own program lists the tests of XCTest.
    arguments.first.map { $0.hasSuffix("/swiftpm-xctest-helper") } ?? false
      || !Set(arguments).isDisjoint(with: ["--list-tests", "-l", "--dump-tests-json"])
  }

  static func keep(_ report: Report) {
    _ = watch
    kept.withLock { $0.append(report.kept) }
    let line = "\(report.location.path):\(report.location.line): error: \(report.text)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Removes and returns all failures kept so far.
  package static func takeAll() -> [Report] { kept.withLock { exchange(&$0, with: []) } }
}
