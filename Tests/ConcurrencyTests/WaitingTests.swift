import Spry
import SpryTestSupport
import Testing

private final class FakeBell: Spyable, Sendable {
  enum Function: String, StringRepresentable { case ring = "ring(_:)" }
  enum ClassFunction: String, StringRepresentable { case tune = "tune(_:)" }
  let spryStorage = SpryStorage()
  func ring(_ number: Int) { recordCall(arguments: number) }
  static func tune(_ number: Int) { recordCall(arguments: number) }
}

private final class FakePorter: Spryable, Sendable {
  enum Function: String, StringRepresentable { case rest }
  let spryStorage = SpryStorage()
  func rest() async -> Int { await spryify() }
}

@Suite("Many tasks waiting for calls to one fake") struct WaitingTests {
  private let limit = Duration.seconds(300)

  @Test func eachTaskIsResumedByItsCall() async {
    let bell = FakeBell()
    let results = await startTogether(100) { number in
      if number.isMultiple(of: 2) {
        return await bell.didCall(.ring, with: number + 1, within: limit).success
      }
      bell.ring(number)
      return true
    }
    #expect(results == Array(repeating: true, count: 100))
    #expect(bell.spryStorage.waiterCount == 0)
    #expect(bell.unverifiedCalls().isEmpty)
  }

  @Test func allTasksAreResumedByOneCall() async {
    let bell = FakeBell()
    let results = await startTogether(50) { number in
      if number == 49 { bell.ring(1) }
      return await bell.didCall(.ring, with: 1, within: limit).success
    }
    #expect(results == Array(repeating: true, count: 50))
  }

  @Test func noCallIsMissed() async {
    let bell = FakeBell()
    let results = await startTogether(8) { task in
      guard task < 4 else {
        for number in 0..<200 { bell.ring(number) }
        return true
      }
      return await bell.didCall(.ring, countSpecifier: .atLeast(800), within: limit).success
    }
    #expect(results == Array(repeating: true, count: 8))
  }

  @Test func someWaitsAreCancelled() async {
    let bell = FakeBell()
    let results = await startTogether(60) { number in
      let waiting = Task { await bell.didCall(.ring, with: number, within: limit).success }
      if number.isMultiple(of: 2) { waiting.cancel() } else { bell.ring(number) }
      return await waiting.value
    }
    #expect(results == (0..<60).map { !$0.isMultiple(of: 2) })
    #expect(bell.spryStorage.waiterCount == 0)
  }

  @Test func callsAreResetDuringWaits() async {
    let bell = FakeBell()
    let results = await startTogether(6) { task in
      switch task {
      case 0:
        for _ in 0..<50 { bell.resetCalls() }
        bell.ring(7)
        return true
      case 1:
        for number in 0..<50 where number != 7 { bell.ring(number) }
        return true
      default:
        return await bell.didCall(.ring, with: 7, within: limit).success
      }
    }
    #expect(results == Array(repeating: true, count: 6))
  }

  @Test func verificationsRunConcurrently() async {
    let bell = FakeBell()
    for number in 0..<400 { bell.ring(number) }
    _ = await startTogether(4) { task in
      for number in 0..<400 where number % 4 == task {
        bell.expect(.ring, countSpecifier: .atLeast(0))
        _ = bell.didCall(.ring, with: number).success
        bell.verify()
      }
    }
    #expect(bell.unverifiedCalls().isEmpty)
  }

  @Test func callsToOneFakeStayInOrder() async {
    let first = FakeBell()
    let second = FakeBell()
    _ = await startTogether(2) { task in
      for number in 0..<500 { (task == 0 ? first : second).ring(number) }
    }
    let outcome = (0..<500).map { first.call(.ring, with: $0) }.receivedInOrder(nil)
    #expect(outcome.text(adding: "") == nil)
    let ordinals = (first.recordedCalls + second.recordedCalls).map(\.ordinal)
    #expect(Set(ordinals).count == 1_000)
  }

  @Test func tasksThatStopWaitingDoNotDisturbOthers() async {
    let bell = FakeBell()
    let counts = await startTogether(8) { task in
      var count = 0
      for number in task * 200..<(task + 1) * 200 {
        bell.ring(number)
        if await bell.didCall(.ring, with: number, within: limit).success { count += 1 }
      }
      return count
    }
    #expect(counts == Array(repeating: 200, count: 8))
    #expect(bell.spryStorage.waiterCount == 0)
  }

  @Test(.timeLimit(.minutes(5))) func eachDeadlineActsOnce() async throws {
    let acts = Counter()
    _ = await inThreads(4) { _ in
      for number in 0..<500 {
        _ = Deadline(after: .milliseconds(number % 20)) { _ = acts.next() }
        Deadline(after: .seconds(30)) { _ = acts.next() }.cancel()
      }
    }
    while acts.value < 2_000 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(acts.value == 2_000)
  }

  @Test func waitsThatTimeOutImmediatelyEnd() async {
    let porter = FakePorter()
    let gate = porter.stub(.rest).andSuspend()
    let texts = await failures {
      _ = await startTogether(8) { _ in
        for _ in 0..<500 { await gate.untilReached(within: .zero) }
      }
    }
    #expect(texts.count == 4_000)
  }

  @Test func gateIsAbandonedAndResumedConcurrently() async {
    for _ in 0..<60 {
      let scope = TestScope()
      let (gate, rest) = await TestScope.local.withValue(scope) {
        let porter = FakePorter()
        let gate = porter.stub(.rest).andSuspend()
        let rest = Task { await porter.rest() }
        await gate.untilReached()
        return (gate, rest)
      }
      _ = await inThreads(3) { thread in
        switch thread {
        case 0: _ = scope.end()
        case 1: gate.resume(returning: 7)
        default: _ = gate.calls.isOpen
        }
      }
      #expect(await [0, 7].contains(rest.value))
    }
  }
}

/// What several tasks wait for at the same time must end each of their waits.
///
/// The time limit is an hour, so a task that isn't woken doesn't pass late.
@Suite("Several waits that one event ends") struct JointWaitTests {
  private let bell = FakeBell()
  private let hour = Duration.seconds(3_600)

  /// Starts some tasks, waits until all are waiting for the bell, and runs `event`.
  private func results(
    of count: Int = 2, _ wait: @escaping @Sendable () async -> Bool, after event: () -> Void
  ) async -> [Bool]? {
    let waits = (0..<count).map { _ in Task { await wait() } }
    while bell.spryStorage.waiterCount < count, !Task.isCancelled { await Task.yield() }
    event()
    return await values(of: waits)
  }

  @Test func oneCallEndsTwoWaitsForIt() async {
    let results = await results { [bell, hour] in
      await bell.didCall(.ring, with: 1, within: hour).success
    } after: {
      bell.ring(1)
    }
    #expect(results == [true, true])
  }

  @Test func oneCallEndsFiftyWaitsForIt() async {
    let results = await results(of: 50) { [bell, hour] in
      await bell.didCall(.ring, with: 1, within: hour).success
    } after: {
      bell.ring(1)
    }
    #expect(results == Array(repeating: true, count: 50))
  }

  @Test func waitGoesOnForASecondCallAfterTheFirstOne() async {
    let results = await results { [bell, hour] in
      await bell.didCall(.ring, countSpecifier: .exactly(2), within: hour).success
    } after: {
      for number in 1...2 { bell.ring(number) }
    }
    #expect(results == [true, true])
  }

  @Test func secondExpectationIsWaitedForToo() async {
    bell.expect(.ring, with: 1)
    bell.expect(.ring, with: 2)
    let results = await results { [bell, hour] in
      await bell.record.waitUntilMet(within: hour).isConfirmed
    } after: {
      bell.ring(1)
      bell.ring(2)
    }
    #expect(results == [true, true])
    #expect(bell.verify())
  }

  @Test func callToTheSecondFakeOfAnOrderEndsTheWait() async {
    let other = FakeBell()
    bell.ring(1)
    let results = await results { [bell, hour] in
      let calls = [bell.call(.ring), other.call(.ring)]
      _ = await calls.wait(since: nil, within: hour)
      return calls.receivedInOrder(nil).text(adding: "") == nil
    } after: {
      other.ring(2)
    }
    #expect(results == [true, true])
  }

  @Test func oneCallAtAGateEndsTwoWaitsForIt() async {
    let porter = FakePorter()
    let gate = porter.stub(.rest).andSuspend()
    let hour = hour
    let waits = (1...2).map { _ in Task { await gate.untilReached(within: hour) } }
    let rest = Task { await porter.rest() }
    #expect(await values(of: waits)?.count == 2)
    gate.resume(returning: 7)
    #expect(await rest.value == 7)
  }

  @Test func openGateResumesTwoCalls() async {
    let porter = FakePorter()
    porter.stub(.rest).andReturn(5)
    let gate = porter.stub(.rest).andSuspend()
    let rests = (1...2).map { _ in Task { await porter.rest() } }
    await gate.untilReached(by: 2)
    gate.open()
    #expect(await values(of: rests) == [5, 5])
  }
}
