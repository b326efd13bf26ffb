import FakeGenerator
import Spry
import SpryTestSupport
import Testing

@testable import GeneratorFixtures

/// Tests fakes of members that never return or can't be called.
@Suite struct EndingTests {
  @Test func membersThatNeverReturnCanThrow() async throws {
    let fake = FakeTrailAlarm()
    fake.stub(.abandon).with("ice").andThrow(WalkError.closed)
    fake.stub(.watch).andThrow(WalkError.steep(1))
    fake.stub(.echo).andThrow(WalkError.steep(2))
    #expect(throws: WalkError.closed) { try fake.abandon("ice") }
    await #expect(throws: WalkError.steep(1)) { try await fake.watch {} }
    await #expect(throws: WalkError.steep(2)) { _ = try await fake.echo }
    #expect(fake.didCall(.abandon, with: "ice", countSpecifier: .once).success)
    fake.stub(.height).with(3, Argument.anything).andReturn(4)
    #expect(fake.height(3, or: fatalError("It is evaluated.")) == 4)
    fake.stub(.results).with(Argument.nil).andReturn([])
    #expect(await fake.results(nil).isEmpty)
  }

  @Test func membersThatCannotBeCalledHaveACase() {
    #expect(
      FakeTrailAlarm.Function.allCases.map(\.rawValue) == [
        "silence", "echo", "evacuate()", "abandon(_:)", "patrol()", "watch(_:)", "call(_:)",
        "meet(_:) (Unicorn)", "meet(_:) ((name: String, unicorn: Unicorn))", "height(_:or:)",
        "results(_:)", "subscript(_:)",
      ])
    #expect(FakeTrailAlarm.ClassFunction.allCases.map(\.rawValue) == ["init(of:)", "close()"])
  }

  @Test(.enabled(if: canRunCommands, "The system can't start processes"), .early)
  func autoclosuresThatNeverReturnAreNotEvaluated() async throws {
    let outcome = try await FixtureCommand.result(["TrailAlarm"])
    #expect(
      outcome.diagnostics.map(\.text) == [
        "warning: TrailAlarm.height(_:or:) records a placeholder for the argument 'stop': a value "
          + "of type () -> Never can't be stored, because it can't be copied or must not "
          + "escape"
      ])
  }

  #if os(Linux) || os(macOS)
    @Test(.early) func spyTrapsInAMemberThatNeverReturns() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        FakeTrailWarning().flee()
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("Fatal error: flee() never returns"))
    }

    @Test(.early) func asyncMemberThatNeverReturnsTrapsIfItsStubReturns() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let fake = FakeTrailAlarm()
        fake.stub(.patrol).andReturn()
        await fake.patrol()
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("Fatal error: patrol() never returns"))
    }

    @Test(.early) func superclassMemberThatNeverReturnsTraps() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        FakeTrailSiren().blow()
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("Fatal error: too loud"))
    }
  #endif
}
