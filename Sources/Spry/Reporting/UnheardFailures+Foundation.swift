import Foundation

/// Failures that found no test: they are printed at once, and reported to the next test case of
/// XCTest.
///
/// If some of them are left when the process ends, it ends with an error, so that the run fails. A
/// failure of this kind comes from a thread that is older than all tests, from
/// `class func setUp()`, or from the initial value of a test case's property.
package enum UnheardFailures {
  private static let kept = Lock<[TestEnd.Entry]>([])

  /// Begins, once, to watch for the end of the process.
  private static let watch: Void = {
    atexit {
      guard !UnheardFailures.takeAll().isEmpty, !UnheardFailures.isListing else { return }
      fflush(nil)
      _exit(EXIT_FAILURE)
    }
  }()

  /// Whether the process only lists its tests: then it must not fail, and the failure will come
  /// again when it runs them.
  private static let isListing =
    !Set(CommandLine.arguments).isDisjoint(with: ["--list-tests", "-l", "--dump-tests-json"])

  static func keep(_ entry: TestEnd.Entry) {
    _ = watch
    kept.withLock { $0.append(entry) }
    let line = "\(entry.location.path):\(entry.location.line): error: \(entry.text)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Takes out all failures so far.
  package static func takeAll() -> [TestEnd.Entry] {
    kept.withLock { kept in
      defer { kept = [] }
      return kept
    }
  }
}
