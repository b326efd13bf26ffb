import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@MainActor private final class FakeButton: Spyable {
  enum Function: String, StringRepresentable { case press = "press(_:)" }
  func press(_ count: Int) { recordCall(arguments: count) }
}

/// An argument that isn't sendable.
private final class Sketch {}

@Suite struct WaitingTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()
  private let limit = Duration.seconds(30)
  private let moment = Duration.milliseconds(5)

  init() {
    store.stub(.trails).andReturn([Trail]())
  }

  /// Runs `action` once the waiting verification has examined the calls for the first time.
  ///
  /// - Parameters:
  ///   - count: The expected number of calls near Bern.
  ///   - limit: The maximum duration of the wait.
  ///   - action: A closure to run during the wait. It receives the waiting task.
  /// - Returns: The result of the wait.
  private func result(
    of count: CountSpecifier, within limit: Duration,
    while action: (Task<DidCallResult, Never>) -> Void
  ) async -> DidCallResult {
    let (looks, look) = AsyncStream.makeStream(of: Void.self)
    _ = store.trails(near: "Thun")
    let waiting = Task {
      let bern = Argument.pass("Bern") { (town: String) in
        look.yield()
        return town == "Bern"
      }
      return await store.didCall(.trails, with: bern, countSpecifier: count, within: limit)
    }
    for await _ in looks { break }
    #expect(store.spryStorage.waiterCount == 1)
    action(waiting)
    let result = await waiting.value
    #expect(store.spryStorage.waiterCount == 0)
    return result
  }

  @Test func earlierCallEndsTheWaitImmediately() async {
    _ = store.trails(near: "Bern")
    #expect(await store.didCall(.trails, with: "Bern", within: limit).success)
    #expect(await store.didCall(.trails, countSpecifier: .atLeast(0), within: limit).success)
  }

  @Test func laterCallEndsTheWait() async {
    let result = await result(of: .atLeast(1), within: limit) { _ in
      _ = store.trails(near: "Visp")
      _ = store.trails(near: "Bern")
    }
    #expect(result.success)
    #expect(result.received == 1)
  }

  @Test func otherCallDoesNotEndTheWait() async {
    let (looks, look) = AsyncStream.makeStream(of: String.self)
    let waiting = Task {
      let bern = Argument.pass("Bern") { (town: String) in
        look.yield(town)
        return town == "Bern"
      }
      return await store.didCall(.trails, with: bern, within: limit).success
    }
    _ = store.trails(near: "Thun")
    for await town in looks where town == "Thun" { break }
    _ = store.trails(near: "Visp")
    // What ends the wait looks at these calls only.
    for await town in looks where town == "Visp" { break }
    _ = store.trails(near: "Bern")
    #expect(await waiting.value)
  }

  @Test func severalLaterCallsEndTheWait() async {
    let result = await result(of: .atLeast(3), within: limit) { _ in
      for _ in 1...3 { _ = store.trails(near: "Bern") }
    }
    #expect(result.success)
  }

  @Test func failsIfNoCallComes() async {
    let result = await store.didCall(.trails, with: "Bern", within: moment)
    #expect(!result.success)
    #expect(
      result.outline == #"notReceived FakeTrailStore.trails(near: "Bern") 0 of atLeast(1)"#)
    #expect(result.failureMessage.contains("0.005 seconds"))
  }

  @Test(arguments: [CountSpecifier.never, .atMost(2), .between(0...2)])
  func maximumCountIsConfirmedWhenTheTimeIsUp(count: CountSpecifier) async {
    #expect(await store.didCall(.trails, countSpecifier: count, within: moment).success)
    #expect(await store.didCall(.trails, countSpecifier: count, within: .zero).success)
  }

  @Test(arguments: [CountSpecifier.once, 1, .between(1...2)])
  func reachedCountEndsTheWait(count: CountSpecifier) async {
    let result = await result(of: count, within: limit) { _ in _ = store.trails(near: "Bern") }
    #expect(result.success)
  }

  @Test func countThatIsNotReachedFailsWhenTheTimeIsUp() async {
    _ = store.trails(near: "Bern")
    #expect(!(await store.didCall(.trails, countSpecifier: .exactly(2), within: moment).success))
  }

  @Test(arguments: [CountSpecifier.once, .exactly(2), .between(1...2)])
  func tooManyEarlierCallsFailImmediately(count: CountSpecifier) async {
    for _ in 1...3 { _ = store.trails(near: "Bern") }
    #expect(!(await store.didCall(.trails, countSpecifier: count, within: limit).success))
  }

  @Test(arguments: [CountSpecifier.never, .atMost(2), .between(0...2)])
  func tooManyCallsFailImmediately(count: CountSpecifier) async {
    let result = await result(of: count, within: limit) { _ in
      for _ in 1...3 { _ = store.trails(near: "Bern") }
    }
    #expect(!result.success)
  }

  @Test func cancellationEndsTheWait() async {
    let missing = await result(of: .atLeast(1), within: limit) { $0.cancel() }
    #expect(!missing.success)
    #expect(missing.outline == "notReceived FakeTrailStore.trails(near: Bern) 0 of atLeast(1)")
    #expect(missing.failureMessage.contains("canceled"))
    store.resetCalls()
    let absent = await result(of: .never, within: limit) { $0.cancel() }
    #expect(!absent.success)
    #expect(absent.outline == "unconfirmed FakeTrailStore.trails(near: Bern) 0 of exactly(0)")
    #expect(absent.failureMessage.evidence == [#"1. trails(near: "Thun")"#])
  }

  @Test func cancelledTaskDoesNotWait() async {
    let successes = await withTaskGroup(of: Bool.self, returning: [Bool].self) { group in
      group.cancelAll()
      group.addTask { await store.didCall(.trails, within: limit).success }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(successes == [false])
  }

  @Test func hugeAndNegativeLimitsAreAccepted() async {
    let result = await result(of: .atLeast(1), within: .seconds(Int64.max)) { _ in
      _ = store.trails(near: "Bern")
    }
    #expect(result.success)
    #expect(!(await store.didCall(.region, within: .seconds(-1)).success))
  }

  @Test func onlyCallsSinceACheckpointAreCounted() async {
    _ = store.trails(near: "Bern")
    let mark = Checkpoint()
    #expect(!(await store.didCall(.trails, since: mark, within: moment).success))
    _ = store.trails(near: "Bern")
    #expect(await store.didCall(.trails, since: mark, within: limit).success)
  }

  @Test func incomparableValueFailsWithoutWaiting() async {
    let texts = await failures {
      #expect(
        !(await ranger.didCall(.anything, with: Scribble(strokes: 1), within: limit).success))
    }
    #expect(texts.count == 1)
  }

  @Test func verifiesAndCapturesOnce() async {
    let captor = Argument.captor()
    _ = store.trails(near: "Bern")
    #expect(await store.didCall(.trails, with: captor, within: limit).success)
    #expect(captor.count == 1)
    #expect(store.unverifiedCalls().isEmpty)
    #expect(
      await store.didCall(
        .trails, with: captor, countSpecifier: .once, within: moment
      ).success)
    #expect(captor.count == 2)
  }

  @Test func waitsForStaticCalls() async {
    await withOwnStaticFakes {
      FakeTrailStore.stub(.open).andReturn(1)
      #expect(!(await FakeTrailStore.didCall(.open, within: moment).success))
      let waiting = Task {
        await FakeTrailStore.didCall(.open, with: "a", within: limit).success
      }
      _ = FakeTrailStore.open("a")
      #expect(await waiting.value)
    }
  }

  @Test @MainActor func waitsOnTheMainActorWithNonsendableArguments() async {
    let button = FakeButton()
    let sketch = Sketch()
    #expect(!(await button.didCall(.press, with: sketch, within: moment).success))
    Task { button.press(2) }
    #expect(await button.didCall(.press, with: 2, within: limit).success)
  }

  /// A call that comes after the check wakes the task, and an earlier one is seen by the check.
  @Test func everyFakeIsWatchedBeforeTheCallsAreChecked() async {
    let other = FakeTrailStore()
    _ = store.trails(near: "Bern")
    let counts = Lock<[Int]>([])
    let look = Argument.pass { (_: String) in
      let now = [store, other].map(\.spryStorage.waiterCount)
      counts.withLock { $0 = now }
      return true
    }
    let calls = [store.call(.trails, with: look), other.call(.region)]
    _ = await calls.wait(since: nil, within: moment)
    #expect(counts.withLock { $0 } == [1, 1])
    #expect([store, other].map(\.spryStorage.waiterCount) == [0, 0])
  }

  @Test func waitsForAnOrderOfCallsToSeveralFakes() async {
    let other = FakeTrailStore()
    let calls = [store.call(.trails), other.call(.region, with: "Bern"), store.call(.region)]
    let later = Task {
      _ = store.trails(near: "Bern")
      other.region = "Bern"
      store.region = "Bern"
    }
    _ = await calls.wait(since: nil, within: limit)
    let inOrder = calls.receivedInOrder(nil)
    #expect(inOrder.text(adding: "") == nil)
    await later.value
    _ = await (calls + [store.call(.trails)]).wait(since: nil, within: moment)
    // A value that can't be compared isn't waited for.
    let mistaken = FakeRanger().call(.anything, with: Scribble(strokes: 1))
    _ = await [mistaken].wait(since: nil, within: limit)
    let mistake = [mistaken].receivedInOrder(nil)
    #expect(mistake.text(adding: "")?.hasPrefix("FakeRanger.anything, argument 1: ") == true)
  }
}
