import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Gates") struct GateTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  @Test func callWaitsForItsValue() async throws {
    let gate = ranger.stub(.closures).with(1).andSuspend()
    async let closures = ranger.closures(on: 1)
    await gate.untilReached()
    #expect(ranger.recordedCalls.map(\.description) == ["closures(on: 1)"])
    gate.resume(returning: ["Gemmi Pass"])
    #expect(try await closures == ["Gemmi Pass"])
  }

  @Test func callWaitsForItsError() async {
    let gate = ranger.stub(.closures).andSuspend()
    let task = Task { try await ranger.closures(on: 1) }
    await gate.untilReached()
    gate.resume(throwing: TrailError.closed)
    await #expect(throws: TrailError.closed) { try await task.value }
  }

  @Test func memberThatReturnsNothingCanBeSuspended() async {
    let guide = FakeGuide()
    let gate = guide.stub(.rest).andSuspend()
    async let rest: Void = guide.rest()
    await gate.untilReached()
    gate.resume()
    await rest
  }

  @Test func resumesCallsInOrderOfArrival() async throws {
    let gate = ranger.stub(.closures).andSuspend()
    async let first = ranger.closures(on: 1)
    await gate.untilReached()
    async let second = ranger.closures(on: 2)
    await gate.untilReached(by: 2)
    gate.resume(returning: ["one"])
    gate.resume(returning: ["two"])
    #expect(try await [first, second] == [["one"], ["two"]])
  }

  @Test func callThatDoesNotStopAtTheGateEndsTheWaitForIt() async throws {
    let gate = ranger.stub(.closures).andSuspend()
    gate.resume(returning: ["early"])
    let wait = Task { await gate.untilReached() }
    // Lets the wait begin.
    for _ in 1...100 { await Task.yield() }
    #expect(try await ranger.closures(on: 1) == ["early"])
    await wait.value
  }

  @Test func openGateLetsTheStubsBelowAnswer() async throws {
    ranger.stub(.closures).andReturn(["below"])
    let gate = ranger.stub(.closures).andSuspend()
    async let first = ranger.closures(on: 1)
    async let second = ranger.closures(on: 2)
    await gate.untilReached(by: 2)
    gate.open()
    #expect(try await [first, second] == [["below"], ["below"]])
    #expect(try await ranger.closures(on: 3) == ["below"])
    #expect(ranger.callCount(of: .closures) == 3)
  }

  @Test func openGateLetsAStubThatWasAddedMeanwhileAnswer() async throws {
    let gate = ranger.stub(.closures).andSuspend()
    async let closures = ranger.closures(on: 1)
    await gate.untilReached()
    ranger.stub(.closures).andReturn(["newer"])
    gate.open()
    #expect(try await closures == ["newer"])
  }

  @Test func openGateWithoutAStubBelowFailsTheCall() async {
    let gate = ranger.stub(.forecast, file: "/tests/StoreTests.swift", line: 3).andSuspend()
    gate.open()
    let found = await reportedFailures { #expect(await ranger.forecast(for: 1) == "") }
    #expect(found.map(\.outline) == ["missingStub FakeRanger.forecast(for: 1)"])
    #expect(
      found.map(\.evidence) == [["1. any arguments, at StoreTests.swift:3", "its gate is open"]])
  }

  @Test func openGateLetsTheFallbackAnswer() async {
    let guide = FakeGuide()
    let gate = guide.stub(.height).andSuspend()
    async let height = guide.height()
    await gate.untilReached()
    gate.open()
    #expect(await height == 3_967)
  }

  @Test func callCancelledBeforeItReachesTheGateThrows() async {
    let gate = ranger.stub(.closures).andSuspend()
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in starts { break }
      return try await ranger.closures(on: 1)
    }
    task.cancel()
    start.yield()
    await #expect(throws: CancellationError.self) { try await task.value }
    _ = gate
  }

  @Test func memberThatCannotThrowKeepsWaitingWhenCancelled() async throws {
    let guide = FakeGuide()
    let gates = [
      ranger.stub(.forecast).andSuspend(), guide.stub(.typed).andSuspend(),
    ]
    let first = Task { await ranger.forecast(for: 1) }
    let second = Task { try await guide.typed() }
    for gate in gates { await gate.untilReached() }
    first.cancel()
    second.cancel()
    gates[0].resume(returning: "sun")
    gates[1].resume(throwing: TrailError.closed)
    #expect(await first.value == "sun")
    await #expect(throws: TrailError.closed) { try await second.value }
  }

  @Test(.early) func testThatEndsEarlyDoesNotHang() async {
    let texts = await failures {
      let gate = ranger.stub(.forecast).andSuspend()
      async let _ = ranger.forecast(for: 1)
      await gate.untilReached()
      // Leaving cancels the child task and waits for it.
    }
    #expect(
      texts == [
        """
        The gate for FakeRanger.forecast(for: 1) still holds the call, although its task was canceled.
        The member can't throw, so the test has to resume it: \
        call resume(returning:) or open() on the gate, for example in a defer block.
        """
      ])
  }

  /// Checks whether a canceled, nonthrowing call is still waiting after `limit`.
  ///
  /// A busy machine may wake up late for a deadline. Then a shorter one that is set before the task is
  /// canceled, and the gate's own, or the gate's own and a longer one that is set afterward, usually
  /// act in their order still. One that is held up can be overtaken, so tests try again.
  ///
  /// - Returns: Whether the call is still waiting then, and the failures until it has returned.
  private func cancelledCall(
    lookingAfter limit: Duration, setBefore isBefore: Bool
  ) async -> (isWaiting: Bool?, texts: [String]) {
    let (looks, look) = AsyncStream.makeStream(of: Bool.self)
    var isWaiting: Bool?
    let texts = await failures {
      let gate = ranger.stub(.forecast).andSuspend()
      let call = Task { await ranger.forecast(for: 1) }
      await gate.untilReached()
      func setDeadline() {
        _ = Deadline(after: limit) { look.yield(!gate.calls.abandon().isEmpty) }
      }
      if isBefore { setDeadline() }
      call.cancel()
      if !isBefore { setDeadline() }
      isWaiting = await looks.first { _ in true }
      _ = await call.value
    }
    return (isWaiting, texts)
  }

  @Test(.early, arguments: [(1_900, true), (2_100, false)])
  func cancelledNonthrowingCallTimesOutAfterTwoSeconds(limit: Int, isEarly: Bool) async {
    var (isWaiting, texts) = (Bool?.none, [""])
    for _ in 1...3 where isWaiting != isEarly {
      (isWaiting, texts) = await cancelledCall(
        lookingAfter: .milliseconds(limit), setBefore: isEarly)
    }
    #expect(isWaiting == isEarly)
    #expect(texts.count == (isEarly ? 0 : 1))
  }

  @Test(arguments: [
    (Duration.milliseconds(20), "0.02 seconds"), (.zero, "0 seconds"), (.seconds(-1), "-1 seconds"),
  ])
  func waitingForACallThatNeverComesFails(limit: Duration, time: String) async {
    let gate = ranger.stub(.forecast).with(2).andSuspend()
    gate.resume(returning: "")
    _ = await ranger.forecast(for: 2)
    let texts = await failures { await gate.untilReached(by: 2, within: limit) }
    #expect(
      texts == [
        """
        Expected 2 calls at the gate for FakeRanger.forecast(for:), received 1 within \(time).
        A call reaches the gate if its arguments match the stub's conditions and the member is async.
        """
      ])
    #expect(await failures { await gate.untilReached(within: limit) } == [])
  }

  @Test func canceledWaitForACallThatHasComeIsNoFailure() async throws {
    let gate = ranger.stub(.closures).andSuspend()
    gate.resume(returning: [])
    _ = try await ranger.closures(on: 1)
    let texts = await failures {
      let wait = Task {
        while !Task.isCancelled { await Task.yield() }
        await gate.untilReached()
      }
      wait.cancel()
      await wait.value
    }
    #expect(texts == [])
  }

  /// The time is up before the wait has begun.
  @Test func noWaitIsMissedByItsDeadline() async {
    let gate = ranger.stub(.closures).andSuspend()
    let texts = await failures {
      for _ in 1...200 { await gate.untilReached(within: .zero) }
    }
    #expect(texts.count == 200)
  }

  @Test func gateDoesNotRetainTheFake() async {
    weak var storage: SpryStorage?
    let gate: Gate<Any?>
    do {
      let fake = FakeRanger()
      storage = fake.spryStorage
      gate = fake.stub(.forecast).andSuspend()
      gate.resume(returning: "sun")
      #expect(await fake.forecast(for: 1) == "sun")
      await gate.untilReached()
    }
    #expect(storage == nil)
    await gate.untilReached()
  }

  @Test func cancelledWaitForCallsFails() async {
    let gate = ranger.stub(.closures).andSuspend()
    let texts = await failures {
      await withTaskGroup(of: Void.self) { group in
        group.cancelAll()
        group.addTask { await gate.untilReached(by: 2) }
      }
    }
    #expect(
      texts == [
        """
        Expected 2 calls at the gate for FakeRanger.closures(on:), received 0 before the waiting task was canceled.
        A call reaches the gate if its arguments match the stub's conditions and the member is async.
        """
      ])
  }

  @Test func resumingWithAValueOfTheWrongTypeFails() async throws {
    let gate = ranger.stub(.forecast, file: "/tests/StoreTests.swift", line: 3).andSuspend()
    gate.resume(returning: 7)
    let texts = await failures { #expect(await ranger.forecast(for: 1) == "") }
    #expect(
      texts == [
        """
        FakeRanger can't return the result of its stub for forecast(for: 1): expected String, received 7 (Int).
        The stub is at StoreTests.swift:3; call resume(returning:) with a value of that type.
        """
      ])
  }

  @Test func suspendingASyncMemberFails() {
    _ = store.stub(.trails, file: "/tests/StoreTests.swift", line: 3).andSuspend()
    let texts = failures { #expect(store.trails(near: "Bern") == []) }
    #expect(
      texts == [
        """
        FakeTrailStore can't suspend trails(near: "Bern"), because the member isn't async.
        The stub is at StoreTests.swift:3; use andReturn or a synchronous andDo, or make the member async.
        """
      ])
  }

  @Test func gateWithTimesSuspendsOnlyTheFirstCalls() async throws {
    ranger.stub(.closures).andReturn(["later"])
    let stub = ranger.stub(.closures)
    let gate = stub.andSuspend()
    stub.times(1)
    async let first = ranger.closures(on: 1)
    await gate.untilReached()
    #expect(try await ranger.closures(on: 2) == ["later"])
    gate.resume(returning: ["first"])
    #expect(try await first == ["first"])
  }

  @MainActor @Test func loadingStateIsTestedWithoutSleeping() async {
    let gate = ranger.stub(.closures).andSuspend()
    let screen = ClosuresScreen(ranger: ranger)
    let loading = Task { await screen.load() }
    await gate.untilReached()
    #expect(screen.state == "loading")
    gate.resume(returning: ["Gemmi Pass"])
    await loading.value
    #expect(screen.state == "Gemmi Pass")
  }
}

@Suite("Gates at the end of a test") struct AbandonedGateTests {
  @Test func waitingCallsAreReportedAndReleased() async {
    let scope = TestScope()
    let (task, other, name) = await TestScope.local.withValue(scope) {
      let ranger = FakeRanger()
      let gate = ranger.stub(.closures, file: "/tests/StoreTests.swift", line: 3).andSuspend()
      let otherGate = ranger.stub(.forecast, file: "/tests/StoreTests.swift", line: 4).andSuspend()
      _ = ranger.stub(.closures).with(7).andSuspend()
      let task = Task { try await ranger.closures(on: 1) }
      await gate.untilReached()
      let other = Task { try await ranger.closures(on: 2) }
      await gate.untilReached(by: 2)
      let name = Task { await ranger.forecast(for: 3) }
      await otherGate.untilReached()
      return (task, other, name)
    }
    let entries = scope.end()
    #expect(
      entries.map(\.text) == [
        """
        The test ended with 2 calls still waiting at the gate for FakeRanger.closures(on:):
          closures(on: 1)
          closures(on: 2)
        Before the test ends, call resume(returning:) on the gate once for each call (or resume(throwing:), if the member throws), or call open() to pass the calls on to other stubs.
        """,
        """
        The test ended with 1 call still waiting at the gate for FakeRanger.forecast(for:):
          forecast(for: 3)
        Before the test ends, call resume(returning:) on the gate once for each call (or resume(throwing:), if the member throws), or call open() to pass the calls on to other stubs.
        """,
      ])
    #expect(entries.map(\.location.line) == [3, 4])
    let error = await #expect(throws: SpryFailure.self) { try await task.value }
    #expect(error?.description.hasSuffix(" the gate for FakeRanger.closures(on:)") == true)
    await #expect(throws: SpryFailure.self) { try await other.value }
    #expect(await name.value == "")
  }

  @Test func waitingCallKeepsOnlyWhatIsRecorded() async {
    let scope = TestScope()
    let rest = await TestScope.local.withValue(scope) {
      let guide = FakeGuide()
      let gate = guide.stub(.restWhile).andSuspend()
      let rest = Task { await guide.rest {} }
      await gate.untilReached()
      return rest
    }
    #expect(scope.end().map { $0.text.contains("(() -> Void (not recorded))") } == [true])
    await rest.value
  }

  @Test func callThatCanNeitherThrowNorReturnAValueStaysSuspended() async {
    let scope = TestScope()
    let isAnswered = Counter()
    await TestScope.local.withValue(scope) {
      let guide = FakeGuide()
      let gate = guide.stub(.plan).andSuspend()
      Task {
        _ = await guide.plan()
        isAnswered.mark()
      }
      await gate.untilReached()
    }
    #expect(scope.end().map { $0.text.contains("FakeGuide.plan") } == [true])
    for _ in 1...100 { await Task.yield() }
    #expect(isAnswered.value == 0)
  }

  // Only systems that can start processes have exit tests.
  #if os(Linux) || os(macOS)
    @Test("Nothing would end it", .early) func suchACallAfterTheTestStopsTheProcess() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let scope = TestScope()
        let guide = FakeGuide()
        TestScope.local.withValue(scope) { _ = guide.stub(.plan).andSuspend() }
        _ = scope.end()
        _ = await guide.plan()
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        text.contains("The test ended with 1 call still waiting at the gate for FakeGuide.plan:"))
    }
  #endif

  @Test func callsAfterTheTestEndsDoNotWait() async {
    let scope = TestScope()
    let ranger = FakeRanger()
    let gate = TestScope.local.withValue(scope) { ranger.stub(.closures).andSuspend() }
    #expect(scope.end().isEmpty)
    await gate.untilReached()
    await #expect(throws: SpryFailure.self) { try await ranger.closures(on: 1) }
  }
}

/// Shows a list that is loaded asynchronously.
@MainActor private final class ClosuresScreen {
  private let ranger: any Ranger & Sendable
  private(set) var state = "empty"

  init(ranger: any Ranger & Sendable) {
    self.ranger = ranger
  }

  func load() async {
    state = "loading"
    state = (try? await ranger.closures(on: 1).joined(separator: ", ")) ?? "error"
  }
}

private final class FakeGuide: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case rest, height, typed, plan
    case restWhile = "rest(_:)"
  }
  let spryStorage = SpryStorage()
  func rest() async { await spryify() }
  func rest(_ body: @escaping () -> Void) async { await spryify(arguments: Transient(body)) }
  func plan() async -> any Sendable { await spryify() }
  func height() async -> Int { await spryify(fallbackValue: 3_967) }
  func typed() async throws(TrailError) { try await spryifyThrows(throwing: TrailError.self) }
}
