/// A stub that no call has used.
///
/// Its `description` says where the stub was written and why no call used it.
public struct UnusedStub: Sendable {
  package let rule: StubRule
  /// The calls to the stub's function.
  package let calls: FunctionCalls

  /// The raw value of the function's case, for example `"trails(near:)"`.
  public var function: String { rule.function.rawValue }

  /// The path of the file in which the stub was written.
  public var file: StaticString { rule.location.file }

  /// The line on which the stub was written.
  public var line: UInt { rule.location.line }
}
