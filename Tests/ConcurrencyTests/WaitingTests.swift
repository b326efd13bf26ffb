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
  private let limit = Duration.seconds(30)

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
    let outcome = OrderAssertion.haveReceivedInOrder(
      (0..<500).map { first.call(.ring, with: $0) }, since: nil)
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

  @Test(.timeLimit(.minutes(1))) func eachDeadlineActsOnce() async throws {
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
