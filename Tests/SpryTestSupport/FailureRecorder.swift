package import Spry

/// A failure as a test framework would show it, with its text and location.
package struct ReportedFailure: Equatable, Sendable, CustomStringConvertible {
  package var text: String
  package var file: String
  package var line: Int
  /// Which failure it is; see ``Failure/outline``.
  package private(set) var outline: String

  /// The calls, stubs, and differences in the text, without the sentences around them.
  package var evidence: [String] { text.evidence }

  /// The same failure with the outline in place of the text, for tests of locations.
  package var outlined: ReportedFailure { ReportedFailure(outline, at: line, in: file) }

  /// Creates a failure that a test expects.
  ///
  /// - Parameters:
  ///   - text: The complete text.
  ///   - line: The line that the failure is attributed to.
  ///   - file: The file that the failure is attributed to. The default is the file of the caller.
  package init(_ text: String, at line: Int, in file: String = #filePath) {
    self.text = text
    outline = text
    self.file = file
    self.line = line
  }

  /// Creates a failure that has been reported.
  init(_ report: Report) {
    self.init(report.text, at: Int(report.location.line), in: report.location.path)
    // A failure may not outlive its call.
    outline = report.failure?.outline ?? report.text
  }

  package static func == (first: Self, second: Self) -> Bool {
    (first.text, first.file, first.line) == (second.text, second.file, second.line)
  }

  package var description: String {
    "\(file.split(separator: "/").last ?? ""):\(line): \(text)"
  }
}

/// A reporter that records failures of fakes and assertions in place of a test framework.
package final class FailureRecorder: FailureReporter {
  private let recorded = Lock<[ReportedFailure]>([])
  private let test: String?
  private static let count = Counter()
  private let number = FailureRecorder.count.next()

  package convenience init() {
    self.init(callersUpTo: nil)
  }

  /// Creates a recorder without failures.
  ///
  /// - Parameter test: Part of the name of the test function. If specified, failures show the
  ///   callers between the test and the fake.
  package init(callersUpTo test: String?) {
    self.test = test
  }

  /// Each recorder represents a separate test.
  package var runningTest: String? { "\(number)" }

  package var wantsCallers: Bool { test != nil }

  package func isTest(_ caller: Caller) -> Bool { test.map(caller.function.contains) ?? false }

  /// The failures so far, in order.
  package var failures: [ReportedFailure] { recorded.withLock { $0 } }

  package func report(_ report: Report) -> Bool? {
    recorded.withLock { $0.append(ReportedFailure(report)) }
    return true
  }
}

/// A reporter whose failures are known issues, so that they don't fail the test.
package struct KnownFailures: FailureReporter {
  package let recorder = FailureRecorder()

  package init() {}

  package var runningTest: String? { recorder.runningTest }

  package func report(_ report: Report) -> Bool? {
    recorder.report(report).map { _ in false }
  }
}

/// A reporter for a framework that isn't running a test.
package struct DeafReporter: FailureReporter {
  package init() {}

  package func report(_ report: Report) -> Bool? { nil }
}

/// Runs `body` and returns the failures it causes with their locations, instead of failing the
/// test.
@discardableResult
package func reportedFailures(
  callersUpTo test: String? = nil, _ body: () throws -> Void
) rethrows -> [ReportedFailure] {
  let recorder = FailureRecorder(callersUpTo: test)
  try Reporting.local.withValue([recorder], operation: body)
  return recorder.failures
}

/// Runs an async `body` and returns the failures it causes with their locations.
@discardableResult
package nonisolated(nonsending) func reportedFailures(
  callersUpTo test: String? = nil, _ body: nonisolated(nonsending) () async throws -> Void
) async rethrows -> [ReportedFailure] {
  let recorder = FailureRecorder(callersUpTo: test)
  try await Reporting.local.withValue([recorder], operation: body)
  return recorder.failures
}

/// Runs `body` and returns the texts of the failures it causes, for tests that don't check their
/// locations.
@discardableResult
package func failures(_ body: () throws -> Void) rethrows -> [String] {
  try reportedFailures(body).map(\.text)
}

/// Runs an async `body` and returns the texts of the failures it causes.
@discardableResult
package nonisolated(nonsending) func failures(
  _ body: nonisolated(nonsending) () async throws -> Void
) async rethrows -> [String] {
  try await reportedFailures(body).map(\.text)
}

/// Runs `body` and returns which failures it causes; see ``Failure/outline``.
@discardableResult
package func outlines(_ body: () throws -> Void) rethrows -> [String] {
  try reportedFailures(body).map(\.outline)
}

/// Runs an async `body` and returns which failures it causes.
@discardableResult
package nonisolated(nonsending) func outlines(
  _ body: nonisolated(nonsending) () async throws -> Void
) async rethrows -> [String] {
  try await reportedFailures(body).map(\.outline)
}

/// Runs `body` with static fakes that have no stubs and calls yet, and that no other test can
/// access.
package func withOwnStaticFakes<Result>(
  policy: SpryConfiguration.UnstubbedPolicy? = nil, _ body: () throws -> Result
) rethrows -> Result {
  try TestScope.local.withValue(
    TestScope(settings: UnstubbedSettings(policy: policy)), operation: body)
}

/// Runs an async `body` with static fakes that no other test can access.
package func withOwnStaticFakes<Result>(
  policy: SpryConfiguration.UnstubbedPolicy? = nil, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  let scope = TestScope(settings: UnstubbedSettings(policy: policy))
  return try await TestScope.local.withValue(scope, operation: body)
}
