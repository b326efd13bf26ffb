import Spry
import SpryTestSupport
import Testing

/// Runs `body` and returns the issues it records with their locations, instead of failing the test.
func recordedIssues(_ body: () throws -> Void) rethrows -> [ReportedFailure] {
  let issues = Lock<[ReportedFailure]>([])
  try withKnownIssue(isIntermittent: true) {
    try body()
  } matching: { issue in
    issues.withLock { $0.append(ReportedFailure(issue)) }
    return true
  }
  return issues.withLock { $0 }
}

/// Runs an async `body` and returns the issues it records with their locations.
func recordedIssues(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async rethrows -> [ReportedFailure] {
  let issues = Lock<[ReportedFailure]>([])
  try await withKnownIssue(isIntermittent: true) {
    try await body()
  } matching: { issue in
    issues.withLock { $0.append(ReportedFailure(issue)) }
    return true
  }
  return issues.withLock { $0 }
}

extension ReportedFailure {
  fileprivate init(_ issue: Issue) {
    self.init(
      issue.comments.map(\.rawValue).joined(separator: "\n"), at: issue.sourceLocation?.line ?? 0,
      in: issue.sourceLocation?.fileID ?? "")
  }
}
