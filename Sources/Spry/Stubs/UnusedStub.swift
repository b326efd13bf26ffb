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

/// A stub that no call used because an older, more specific stub answered the same calls.
///
/// This happens, for example, if `setUp` has already stubbed the function.
package struct LostStub: Sendable {
  /// The stub that was never used.
  package let rule: StubRule
  /// The older stub that was used instead.
  package let winner: StubRule
}

extension StubList {
  /// The number of recent calls that are examined.
  private static let callLimit = 100

  /// Finds the stubs that an older, more specific one kept from being used in recent calls.
  package func lostStubs(_ calls: FunctionCalls) -> [LostStub] {
    let used = rules.filter(\.answers.isUsed)
    let arguments = calls.latest(Self.callLimit).map { PassedArguments($0.arguments) }
    return rules.filter { !$0.answers.isUsed }.compactMap { rule in
      let winner = used.first { older in
        older.number < rule.number && older.specificity > rule.specificity
          && arguments.contains { older.matches($0) && rule.matches($0) }
      }
      return winner.map { LostStub(rule: rule, winner: $0) }
    }
  }
}
