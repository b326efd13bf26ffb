import Spry
import SpryTestSupport
import Testing

private final class OwningFake: Spryable, Sendable {
  enum Function: String, StringRepresentable { case add }
  enum ClassFunction: String, StringRepresentable { case total }
  let spryStorage = SpryStorage()
  func add(_ number: Int) -> Int { spryify(arguments: number) }
  static func total(_ number: Int) -> Int { spryify(arguments: number) }
}

private final class RegisteredFake: Spryable, Sendable {
  enum Function: String, StringRepresentable { case add }
  enum ClassFunction: String, StringRepresentable { case note }
  static func note(_ number: Int) { recordCall(arguments: number) }
  func add(_ number: Int) -> Int { spryify(arguments: number) }
}

/// A fake that calls itself in its deinitializer, on any thread.
private final class FarewellFake: Spryable, Sendable {
  enum Function: String, StringRepresentable { case add }
  func add(_ number: Int) { recordCall(arguments: number) }
  deinit { add(0) }
}

private struct TrailClosed: Error {}

@Suite("Many tasks on one fake") struct CallTests {
  private let taskCount = 8
  private let callCount = 5_000

  @Test func noCallIsLost() async {
    let fake = OwningFake()
    fake.stub(.add).andReturn(1)
    let total = await startTogether(taskCount) { task in
      (0..<callCount).reduce(0) { $0 + fake.add(task * callCount + $1) }
    }.reduce(0, +)
    #expect(total == taskCount * callCount)
    #expect(fake.callCount(of: .add) == taskCount * callCount)
    let numbers = fake.arguments(of: .add, as: Int.self)
    #expect(Set(numbers) == Set(0..<taskCount * callCount))
  }

  @Test func noCallIsLostInTheRegistry() async {
    let fake = RegisteredFake()
    fake.stub(.add).andReturn(1)
    _ = await startTogether(taskCount) { _ in
      (0..<callCount).reduce(0) { $0 + fake.add($1) }
    }
    #expect(fake.callCount(of: .add) == taskCount * callCount)
  }

  @Test func noStaticCallIsLost() async {
    OwningFake.stub(.total).andReturn(1)
    _ = await startTogether(taskCount) { _ in
      (0..<callCount).reduce(0) { $0 + OwningFake.total($1) }
    }
    #expect(OwningFake.callCount(of: .total) == taskCount * callCount)
    OwningFake.resetCallsAndStubs()
  }

  @Test func callsOfEachTaskStayInOrder() async {
    let fake = OwningFake()
    fake.stub(.add).andReturn(1)
    _ = await startTogether(taskCount) { task in
      (0..<1_000).reduce(0) { $0 + fake.add(task * 1_000 + $1) }
    }
    let numbers = fake.recordedCalls.compactMap { $0.arguments[0] as? Int }
    for task in 0..<taskCount {
      let own = numbers.filter { $0 / 1_000 == task }
      #expect(own == own.sorted())
      #expect(own.count == 1_000)
    }
  }

  @Test func eachTaskUsesItsOwnFakes() async {
    let counts = await startTogether(taskCount) { _ in
      (0..<1_000).reduce(0) { sum, number in
        let fake = RegisteredFake()
        fake.stub(.add).andReturn(number)
        return sum + (fake.add(1) == number && fake.callCount(of: .add) == 1 ? 1 : 0)
      }
    }
    #expect(counts == Array(repeating: 1_000, count: taskCount))
  }

  @Test func fakesFreedDuringASweepMayCallThemselves() async {
    let counts = await startTogether(taskCount) { _ in
      (0..<2_000).reduce(0) { sum, number in
        let fake = FarewellFake()
        fake.add(number)
        return sum + fake.callCount(of: .add)
      }
    }
    #expect(counts == Array(repeating: 2_000, count: taskCount))
  }

  /// Each task calls with its own numbers, so it knows which stub matches.
  @Test func callsStubsVerificationsAndResetsRunConcurrently() async {
    let fake = OwningFake()
    fake.stub(.add).andReturn(1)
    let captor = Argument.captor()
    let sums = await startTogether(taskCount) { task in
      (0..<80).reduce(0) { sum, step in
        let number = task * 1_000 + step
        switch task % 4 {
        case 0: fake.stub(.add).with(number).andReturn(2)
        case 1: fake.stub(.add).with(captor, Argument.anything).andReturn(-1)
        case 2: _ = fake.didCall(.add, with: number).success
        default: if step % 40 == 39 { fake.resetCalls() }
        }
        return sum + fake.add(number)
      }
    }
    // Only the tasks with their own stubs received the values of these stubs.
    #expect(sums == (0..<taskCount).map { $0 % 4 == 0 ? 160 : 80 })
    #expect(captor.count == 0)
    #expect(fake.callCount(of: .add) < taskCount * 80)
  }

  @Test func verificationsRunDuringCalls() async {
    let fake = OwningFake()
    fake.stub(.add).andReturn(1)
    let found = await startTogether(taskCount) { task in
      (0..<20).count { step in
        _ = fake.add(task * 1_000 + step)
        return fake.didCall(.add, with: task * 1_000 + step, countSpecifier: .once).success
      }
    }
    #expect(found == Array(repeating: 20, count: taskCount))
    #expect(fake.unverifiedCalls().isEmpty)
  }

  @Test func unfinishedStubsAnswerNoCalls() async {
    let fake = OwningFake()
    fake.stub(.add).andReturn(0)
    let answers = await startTogether(2) { task in
      (0..<1_000).reduce(into: Set<Int>()) { answers, number in
        if task == 0 {
          fake.stub(.add).with(7, Argument.anything).andReturn(-1)
          fake.stub(.add).with(7).andReturn(number % 2 + 1)
        } else {
          answers.insert(fake.add(7))
        }
      }
    }
    #expect(answers[1].isSubset(of: [0, 1, 2]))
  }

  @Test func staticMembersOfATypeHaveOneStorage() async {
    for _ in 0..<50 {
      let scope = TestScope()
      _ = await inThreads(4) { number in
        TestScope.local.withValue(scope) { RegisteredFake.note(number) }
      }
      #expect(TestScope.local.withValue(scope) { RegisteredFake.callCount(of: .note) } == 4)
    }
  }

  @Test func noFirstCallIsLost() async {
    let fakes = (0..<500).map { _ in OwningFake() }
    for fake in fakes { fake.stub(.add).andReturn(1) }
    let sums = await inThreads(4) { _ in fakes.reduce(0) { $0 + $1.add(1) } }
    #expect(sums == Array(repeating: 500, count: 4))
    #expect(fakes.allSatisfy { $0.callCount(of: .add) == 4 })
  }

  @Test func callsAndStubsAreReadMeanwhile() async {
    let fake = OwningFake()
    fake.stub(.add).andReturn(0)
    _ = await inThreads(4) { thread in
      for number in 0..<200 {
        switch thread {
        case 0: _ = fake.add(number)
        case 1: fake.stub(.add).with(number + 500).andReturn(1)
        case 2: _ = fake.recordedCalls.count
        default: _ = fake.unusedStubs.count
        }
      }
    }
    #expect(fake.callCount(of: .add) == 200)
    #expect(fake.unusedStubs.count == 200)
  }

  @Test func missingStubsAreCounted() async {
    let fake = OwningFake()
    let texts = await inThreads(4) { _ in
      failures { for _ in 0..<200 { _ = fake.add(1) } }
    }
    #expect(texts.map(\.count) == [200, 200, 200, 200])
  }

  @Test func errorsOfAClosureAreKept() async {
    let closure = Unchecked(Rethrowing { () throws(TrailClosed) -> Int in throw TrailClosed() })
    let counts = await inThreads(4) { _ in
      (0..<500).count { _ in
        let body = closure.value.matched as? () throws -> Int
        do { _ = try body?() } catch { return !closure.value.thrown.isEmpty }
        return false
      }
    }
    #expect(counts == [500, 500, 500, 500])
    #expect(closure.value.thrown.count == 2_000)
  }

  // The toolchain provides the callers of a function only on Linux.
  #if os(Linux)
    @Test func callersAreSearchedForInEachThread() async {
      let found = await inThreads(2) { _ in
        Reporting.local.withValue([FailureRecorder(callersUpTo: "callersAreSearched")]) {
          Reporting.callers(noting: TestLedger(isOpen: false)).test != nil
        }
      }
      #expect(found == [true, true])
    }
  #endif
}
