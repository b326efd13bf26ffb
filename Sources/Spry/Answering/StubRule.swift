/// A stub in force: for which calls of which function it answers, and how.
package struct StubRule: Sendable {
  /// Tells stubs apart; a rule with the identity of another is a new version of it.
  package final class Identity: Sendable {
    package init() {}
  }

  package let identity: Identity
  package let function: FunctionName
  package let pattern: ArgumentPattern
  package let answer: Answer
  /// The line on which the test wrote it.
  package let location: CodeLocation
}
