import SpryTesting
import Testing

/// Runs `body` as a trait would run a test.
func run(
  _ trait: SpryTrait, _ body: @concurrent @Sendable () async throws -> Void
) async throws {
  let test = try #require(Test.current)
  try await trait.provideScope(for: test, testCase: nil, performing: body)
}
