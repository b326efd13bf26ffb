import FakeGenerator
import SpryTestSupport
import Testing

/// Tests fakes in a target with the upcoming feature `NonisolatedNonsendingByDefault`, for a module
/// without it.
///
/// The test compiles these fakes because the manifest has the same setting for all fakes.
@Suite(.enabled(if: canRunCommands, "The system can't start processes"), .early)
struct NonsendingTests {
  private static let feature = ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]

  private static let names = [
    "SignalTower", "TrailAlarm", "TrailBell", "TrailBytes", "TrailEcho", "TrailMiddleware",
    "TrailVisitor", "TrailWalker",
  ]

  /// Returns the compiler's output for fakes.
  private func output(
    isNonsending: Bool, flags: [String], names: [String] = names
  ) async throws -> CommandResult {
    let result = try await FixtureCommand.result(names, isNonsending: isNonsending)
    #expect(result.files.count == names.count)
    return try await FakeCompiler.result(
      of: result.files.map(\.text), flags: ["-typecheck"] + flags)
  }

  @Test(arguments: [true, false]) func closuresSpecifyTheirIsolation(isOn: Bool) async throws {
    let result = try await output(isNonsending: true, flags: isOn ? Self.feature : [])
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  /// Shows why the closures need to specify it.
  @Test func otherwiseFakesWouldNotMatchTheirProtocols() async throws {
    let result = try await output(
      isNonsending: false, flags: Self.feature, names: ["SignalTower", "TrailEcho"])
    #expect(
      result.output.contains(
        "error: type 'FakeSignalTower' does not conform to protocol 'SignalTower'"))
    #expect(
      result.output.contains("error: method does not override any method from its superclass"))
    #expect(result.status == 1)
  }
}
