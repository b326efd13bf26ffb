/// A stub that no call has used.
///
/// Its `description` says where it was written and why no call used it.
public struct UnusedStub: Sendable {
  package let rule: StubRule
  /// The calls of its fake.
  private let log: CallLog

  package init(_ rule: StubRule, log: CallLog) {
    self.rule = rule
    self.log = log
  }

  /// The number of calls of its function.
  package var callCount: Int { log.count(of: rule.function) }

  /// The latest calls of its function.
  ///
  /// - Parameter limit: How many at most.
  /// - Returns: The calls, oldest first.
  package func latestCalls(_ limit: Int) -> [RecordedCall] {
    log.latestCalls(of: rule.function, limit)
  }

  /// The raw value of the function's case, for example `"trails(near:)"`.
  public var function: String { rule.function.rawValue }

  /// The path of the file in which the stub was written.
  public var file: StaticString { rule.location.file }

  /// The line on which the stub was written.
  public var line: UInt { rule.location.line }
}
