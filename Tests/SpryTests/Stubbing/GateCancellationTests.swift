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

  @Test func waitingForACancellationThatNeverComesFails() async throws {
    let gate = ranger.stub(.closures).andSuspend()
    gate.resume(returning: [])
    #expect(try await ranger.closures(on: 1) == [])
    let texts = await failures {
      await gate.untilCancelled(by: 2, within: .zero)
    }
    #expect(
      texts == [
        """
        FakeRanger has a gate of closures(on:) at which 0 calls were cancelled within 0.0 seconds; the test is waiting for 2.
        A call counts as cancelled if its task is cancelled while it is waiting at the gate.
        """
      ])
  }
}
