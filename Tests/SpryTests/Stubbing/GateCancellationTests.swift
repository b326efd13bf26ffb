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
        Expected 2 canceled calls at the gate for FakeRanger.closures(on:), received 0 within 0 seconds.
        Use untilReached() to wait until a call is at the gate, and then cancel that call's task.
        """
      ])
  }

  @Test(arguments: [1, 2]) func canceledCallsAreCounted(count: Int) async {
    let gate = ranger.stub(.closures).andSuspend()
    let searches = (0..<count).map { day in Task { try await ranger.closures(on: day) } }
    await gate.untilReached(by: count)
    for search in searches { search.cancel() }
    await gate.untilCancelled(by: count)
    let texts = await failures {
      await gate.untilCancelled(by: 3, within: .zero)
    }
    let headlines = texts.map { $0.split(separator: "\n").first ?? "" }
    let name = "the gate for FakeRanger.closures(on:)"
    #expect(
      headlines == [
        "Expected 3 canceled calls at \(name), received \(count) within 0 seconds."
      ])
  }
}
