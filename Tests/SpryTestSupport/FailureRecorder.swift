package import Spry

/// A failure as a test framework would show it: a text at a line of a file.
package struct ReportedFailure: Equatable, Sendable, CustomStringConvertible {
  package var text: String
  package var file: String
  package var line: Int

  /// Makes the failure that a test expects.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - line: The line on which it is shown.
  ///   - file: The file in which it is shown. The default is the caller's own.
  package init(_ text: String, at line: Int, in file: String = #filePath) {
    self.text = text
    self.file = file
    self.line = line
  }

  package var description: String {
    "\(file.split(separator: "/").last ?? ""):\(line): \(text)"
  }
}

/// Stands in for a test framework: keeps the failures that a fake or an assertion reports.
package final class FailureRecorder: FailureReporter {
  private let recorded = Lock<[ReportedFailure]>([])
  private let test: String?
  private static let count = Counter()
  private let number = FailureRecorder.count.next()

  package convenience init() {
    self.init(callersUpTo: nil)
  }

  /// Makes a recorder without failures.
  ///
  /// - Parameter test: The name of the function that is taken for the test; with it, failures tell
  ///   who called the fake.
  package init(callersUpTo test: String?) {
    self.test = test
  }

  /// Each recorder is a test of its own.
  package var runningTest: String? { "\(number)" }

  package var wantsCallers: Bool { test != nil }

  package func isTest(_ caller: Caller) -> Bool { test.map(caller.function.contains) ?? false }

  /// The failures so far, in order.
  package var failures: [ReportedFailure] { recorded.withLock { $0 } }

  package func report(_ message: String, at location: CodeLocation) -> Bool {
    let failure = ReportedFailure(message, at: Int(location.line), in: location.path)
    recorded.withLock { $0.append(failure) }
    return true
  }
}

/// Runs a test's code and returns the failures that it led to, each with its line, instead of
/// failing the test.
@discardableResult
package func reportedFailures(
  callersUpTo test: String? = nil, _ body: () throws -> Void
) rethrows -> [ReportedFailure] {
  let recorder = FailureRecorder(callersUpTo: test)
  try Reporting.local.withValue([recorder], operation: body)
  return recorder.failures
}

/// The same for code that waits.
@discardableResult
package nonisolated(nonsending) func reportedFailures(
  callersUpTo test: String? = nil, _ body: nonisolated(nonsending) () async throws -> Void
) async rethrows -> [ReportedFailure] {
  let recorder = FailureRecorder(callersUpTo: test)
  try await Reporting.local.withValue([recorder], operation: body)
  return recorder.failures
}

/// Runs a test's code and returns the texts of the failures that it led to, where their lines do
/// not matter.
@discardableResult
package func failures(_ body: () throws -> Void) rethrows -> [String] {
  try reportedFailures(body).map(\.text)
}

/// The same for code that waits.
@discardableResult
package nonisolated(nonsending) func failures(
  _ body: nonisolated(nonsending) () async throws -> Void
) async rethrows -> [String] {
  try await reportedFailures(body).map(\.text)
}

/// Runs a test's code with static fakes that have no stubs and no calls, and that no other test
/// sees.
package func withOwnStaticFakes<Result>(_ body: () throws -> Result) rethrows -> Result {
  try TestScope.local.withValue(TestScope(), operation: body)
}

/// The same for code that waits.
package func withOwnStaticFakes<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await TestScope.local.withValue(TestScope(), operation: body)
}
