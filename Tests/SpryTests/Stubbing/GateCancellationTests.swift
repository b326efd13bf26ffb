import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Gates and canceled calls") struct GateCancellationTests {
  private let ranger = FakeRanger()

  @Test func waitsUntilACallIsCancelled() async {
    let gate = ranger.stub(.closures).andSuspend()
    let search = Task { try await ranger.closures(on: 1) }
    await gate.untilReached()
    search.cancel()
    await gate.untilCancelled()
    await #expect(throws: CancellationError.self) { try await search.value }
    await gate.untilCancelled(by: 1, within: .zero)
  }

  @Test func callThatOutlastsItsCancellationIsResumed() async throws {
    let gate = ranger.stub(.closures).andSuspend(outlastingCancellation: true)
    let search = Task { try await ranger.closures(on: 1) }
    await gate.untilReached()
    search.cancel()
    await gate.untilCancelled()
    gate.resume(returning: ["late"])
    #expect(try await search.value == ["late"])
  }

  @Test func waitingForACancellationThatNeverComesFails() async {
    let gate = ranger.stub(.closures).andSuspend()
    let texts = await failures {
      await gate.untilCancelled(by: 2, within: .zero)
    }
    #expect(
      texts == [
        """
        No call was canceled at the gate for FakeRanger.closures(on:) within 0 seconds, expected 2.
        A call counts as canceled if its task is canceled while it is waiting at the gate.
        """
      ])
  }
}
