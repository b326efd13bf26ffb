import Spry
import SpryTestSupport
import Testing

@Suite("Gates") struct GateTests {
  private let store = FakeTrailStore()

  @Test func aCallWaitsForItsValue() async throws {
    let gate = store.stub(.closures).with(1).andSuspend()
    async let closures = store.closures(on: 1)
    await gate.untilReached()
    #expect(store.recordedCalls.map(\.description) == ["closures(on: 1)"])
    gate.resume(returning: ["Gemmi Pass"])
    #expect(try await closures == ["Gemmi Pass"])
  }

  @Test func aCallWaitsForItsError() async {
    let gate = store.stub(.closures).andSuspend()
    let task = Task { try await store.closures(on: 1) }
    await gate.untilReached()
    gate.resume(throwing: TrailError.closed)
    await #expect(throws: TrailError.closed) { try await task.value }
  }

  @Test func aMemberThatReturnsNothing() async {
    let guide = FakeGuide()
    let gate = guide.stub(.rest).andSuspend()
    async let rest: Void = guide.rest()
    await gate.untilReached()
    gate.resume()
    await rest
  }

  @Test func theOneThatHasWaitedLongestGoesFirst() async throws {
    let gate = store.stub(.closures).andSuspend()
    async let first = store.closures(on: 1)
    await gate.untilReached()
    async let second = store.closures(on: 2)
    await gate.untilReached(by: 2)
    gate.resume(returning: ["one"])
    gate.resume(returning: ["two"])
    #expect(try await [first, second] == [["one"], ["two"]])
  }

  @Test func whatComesFirstIsKeptForTheCall() async throws {
    let gate = store.stub(.closures).andSuspend()
    gate.resume(returning: ["early"])
    #expect(try await store.closures(on: 1) == ["early"])
    await gate.untilReached()
  }

  @Test func anOpenGateLetsTheStubsBelowAnswer() async throws {
    store.stub(.closures).andReturn(["below"])
    let gate = store.stub(.closures).andSuspend()
    async let first = store.closures(on: 1)
    async let second = store.closures(on: 2)
    await gate.untilReached(by: 2)
    gate.open()
    #expect(try await [first, second] == [["below"], ["below"]])
    #expect(try await store.closures(on: 3) == ["below"])
    #expect(store.callCount(of: .closures) == 3)
  }

  @Test func anOpenGateWithoutAStubBelow() async {
    let gate = store.stub(.forecast, file: "/tests/StoreTests.swift", line: 3).andSuspend()
    gate.open()
    let texts = await failures { #expect(await store.forecast(for: 1) == "") }
    #expect(
      texts == [
        """
        FakeTrailStore has no stub that answers forecast(for: 1).
        Stubs of forecast(for:):
          1. any arguments, written at StoreTests.swift:3
             its gate is open
        Write: fake.stub(.forecast).with(1).andReturn(<#String#>)
        """
      ])
  }

  @Test func anOpenGateFallsBack() async {
    let guide = FakeGuide()
    let gate = guide.stub(.height).andSuspend()
    async let height = guide.height()
    await gate.untilReached()
    gate.open()
    #expect(await height == 3_967)
  }

  @Test func aCancelledCallThrows() async {
    let gate = store.stub(.closures).andSuspend()
    let task = Task { try await store.closures(on: 1) }
    await gate.untilReached()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aCallThatIsCancelledBeforeItComesThrows() async {
    let gate = store.stub(.closures).andSuspend()
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in starts { break }
      return try await store.closures(on: 1)
    }
    task.cancel()
    start.yield()
    await #expect(throws: CancellationError.self) { try await task.value }
    _ = gate
  }

  @Test func aMemberThatCannotThrowGoesOnWaiting() async throws {
    let guide = FakeGuide()
    let gates = [
      store.stub(.forecast).andSuspend(), guide.stub(.typed).andSuspend(),
    ]
    let first = Task { await store.forecast(for: 1) }
    let second = Task { try await guide.typed() }
    for gate in gates { await gate.untilReached() }
    first.cancel()
    second.cancel()
    gates[0].resume(returning: "sun")
    gates[1].resume(throwing: TrailError.closed)
    #expect(await first.value == "sun")
    await #expect(throws: TrailError.closed) { try await second.value }
  }

  @Test func aTestThatEndsEarlyDoesNotHang() async {
    let texts = await failures {
      let gate = store.stub(.forecast).andSuspend()
      async let _ = store.forecast(for: 1)
      await gate.untilReached()
      // Leaving cancels the child task and waits for it.
    }
    #expect(
      texts == [
        """
        FakeTrailStore still holds forecast(for: 1) at a gate, and the call's task is cancelled.
        The member cannot throw, so only the test can end the wait: \
        call resume(returning:) or open() on the gate, also where the test ends early.
        """
      ])
  }

  @Test(arguments: [Duration.milliseconds(20), .zero, .seconds(-1)])
  func aCallThatNeverComesFailsTheTestAndDoesNotHangIt(limit: Duration) async {
    let gate = store.stub(.forecast).with(2).andSuspend()
    gate.resume(returning: "")
    _ = await store.forecast(for: 2)
    let texts = await failures { await gate.untilReached(by: 2, within: limit) }
    #expect(
      texts == [
        """
        FakeTrailStore has a gate of forecast(for:) to which 1 call came within \(limit), \
        and the test waits for 2.
        A call comes to it if its arguments meet the stub's conditions and the member is async.
        """
      ])
    #expect(await failures { await gate.untilReached(within: limit) } == [])
  }

  @Test func aGateDoesNotKeepTheFake() async {
    weak var storage: SpryStorage?
    let gate: Gate
    do {
      let fake = FakeTrailStore()
      storage = fake.spryStorage
      gate = fake.stub(.forecast).andSuspend()
      gate.resume(returning: "sun")
      #expect(await fake.forecast(for: 1) == "sun")
      await gate.untilReached()
    }
    #expect(storage == nil)
    await gate.untilReached()
  }

  @Test func aCancelledTaskHasNotSeenTheCallsThatItWaitedFor() async {
    let gate = store.stub(.closures).andSuspend()
    let texts = await failures {
      await withTaskGroup(of: Void.self) { group in
        group.cancelAll()
        group.addTask { await gate.untilReached(by: 2) }
      }
    }
    #expect(
      texts == [
        """
        FakeTrailStore has a gate of closures(on:) to which 0 calls came before the waiting task was \
        cancelled, and the test waits for 2.
        A call comes to it if its arguments meet the stub's conditions and the member is async.
        """
      ])
  }

  @Test func aValueThatTheMemberCannotReturn() async throws {
    let gate = store.stub(.forecast, file: "/tests/StoreTests.swift", line: 3).andSuspend()
    gate.resume(returning: 7)
    let texts = await failures { #expect(await store.forecast(for: 1) == "") }
    #expect(
      texts == [
        """
        FakeTrailStore cannot return what its gate gave for forecast(for: 1): \
        expected String, received 7 (Int).
        The gate is at StoreTests.swift:3; call resume(returning:) with String.
        """
      ])
  }

  @Test func aMemberThatCannotWait() {
    _ = store.stub(.trails, file: "/tests/StoreTests.swift", line: 3).andSuspend()
    let texts = failures { #expect(store.trails(near: "Bern") == []) }
    #expect(
      texts == [
        """
        FakeTrailStore cannot wait in trails(near: "Bern"): the member is not async.
        Its stub at StoreTests.swift:3 answers with andSuspend(); \
        answer with andReturn, or with a closure that does not await.
        """
      ])
  }

  @Test func finiteGates() async throws {
    store.stub(.closures).andReturn(["later"])
    let stub = store.stub(.closures)
    let gate = stub.andSuspend()
    stub.times(1)
    async let first = store.closures(on: 1)
    await gate.untilReached()
    #expect(try await store.closures(on: 2) == ["later"])
    gate.resume(returning: ["first"])
    #expect(try await first == ["first"])
  }

  @MainActor @Test func loadingStatesNeedNoSleep() async {
    let gate = store.stub(.closures).andSuspend()
    let screen = ClosuresScreen(store: store)
    let loading = Task { await screen.load() }
    await gate.untilReached()
    #expect(screen.state == "loading")
    gate.resume(returning: ["Gemmi Pass"])
    await loading.value
    #expect(screen.state == "Gemmi Pass")
  }
}

@Suite("Gates at the end of a test") struct AbandonedGateTests {
  @Test func theyAreNamedAndLetTheirCallsGo() async {
    let scope = TestScope()
    let (task, other, name) = await TestScope.$current.withValue(scope) {
      let store = FakeTrailStore()
      let gate = store.stub(.closures, file: "/tests/StoreTests.swift", line: 3).andSuspend()
      let otherGate = store.stub(.forecast, file: "/tests/StoreTests.swift", line: 4).andSuspend()
      _ = store.stub(.closures).with(7).andSuspend()
      let task = Task { try await store.closures(on: 1) }
      await gate.untilReached()
      let other = Task { try await store.closures(on: 2) }
      await gate.untilReached(by: 2)
      let name = Task { await store.forecast(for: 3) }
      await otherGate.untilReached()
      return (task, other, name)
    }
    let entries = scope.end()
    #expect(
      entries.map(\.text) == [
        """
        FakeTrailStore still holds 2 calls at a gate of closures(on:), and the test is over.
        What wait:
          closures(on: 1)
          closures(on: 2)
        Call resume(returning:), resume(throwing:) or open() on the gate before the test ends.
        """,
        """
        FakeTrailStore still holds 1 call at a gate of forecast(for:), and the test is over.
        What waits:
          forecast(for: 3)
        Call resume(returning:), resume(throwing:) or open() on the gate before the test ends.
        """,
      ])
    #expect(entries.map(\.location.line) == [3, 4])
    await #expect(throws: SpryFailure.self) { try await task.value }
    await #expect(throws: SpryFailure.self) { try await other.value }
    #expect(await name.value == "")
  }

  // Only systems that can start processes have exit tests.
  #if os(Linux) || os(macOS)
    @Test func aCallThatCanNeitherThrowNorReturnADefaultEndsTheProcess() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let scope = TestScope()
        let plan = await TestScope.$current.withValue(scope) {
          let guide = FakeGuide()
          let gate = guide.stub(.plan).andSuspend()
          let plan = Task { await guide.plan() }
          await gate.untilReached()
          return plan
        }
        _ = scope.end()
        _ = await plan.value
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        text.contains("FakeGuide still holds 1 call at a gate of plan, and the test is over."))
    }
  #endif

  @Test func whoComesAfterwardsDoesNotWait() async {
    let scope = TestScope()
    let store = FakeTrailStore()
    let gate = TestScope.$current.withValue(scope) { store.stub(.closures).andSuspend() }
    #expect(scope.end().isEmpty)
    await gate.untilReached()
    await #expect(throws: SpryFailure.self) { try await store.closures(on: 1) }
  }
}

/// Shows a list that takes its time to load.
@MainActor private final class ClosuresScreen {
  private let store: any TrailStore & Sendable
  private(set) var state = "empty"

  init(store: any TrailStore & Sendable) {
    self.store = store
  }

  func load() async {
    state = "loading"
    state = (try? await store.closures(on: 1).joined(separator: ", ")) ?? "error"
  }
}

private final class FakeGuide: Spryable, Sendable {
  enum Function: String, StringRepresentable { case rest, height, typed, plan }
  let spryStorage = SpryStorage()
  func rest() async { await spryify() }
  func plan() async -> Scribble { await spryify() }
  func height() async -> Int { await spryify(fallbackValue: 3_967) }
  func typed() async throws(TrailError) { try await spryifyThrows(throwing: TrailError.self) }
}
