// Task executors are newer than some of the systems that Apple's tests run on.
#if os(Linux)
  import Spry
  import SpryTestSupport
  import Testing

  /// Runs each job where it is enqueued, so that a task continues inside the call that resumes it.
  private final class ImmediateExecutor: TaskExecutor {
    private let jobCount = Lock(0)

    func enqueue(_ job: UnownedJob) {
      jobCount.withLock { $0 += 1 }
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
      jobCount.withLock { $0 -= 1 }
    }

    /// Waits until all its tasks are suspended.
    func untilIdle() async {
      while jobCount.withLock({ $0 > 0 }) { await Task.yield() }
    }
  }

  private final class FakeHut: Spryable, Sendable {
    enum Function: String, StringRepresentable { case cook }
    let spryStorage = SpryStorage()
    func cook() async -> Int { await spryify() }
    func cookTwice() async -> [Int] { [await cook(), await cook()] }
  }

  /// No task may continue while the gate is locked, because it may use the gate again.
  @Suite("Tasks that continue where they are resumed") struct SuspendedCallsTests {
    private let executor = ImmediateExecutor()

    @Test func resumedCallMayReachTheGateAgain() async {
      let hut = FakeHut()
      let gate = hut.stub(.cook).andSuspend()
      let meals = Task(executorPreference: executor) { await hut.cookTwice() }
      await gate.untilReached()
      await executor.untilIdle()
      gate.resume(returning: 1)
      #expect(hut.callCount(of: .cook) == 2)
      gate.resume(returning: 2)
      #expect(await meals.value == [1, 2])
    }

    /// It ends inside the action of its deadline, and cancels it.
    @Test func waitThatIsTooLongMayEndAtOnce() async {
      let hut = FakeHut()
      let gate = hut.stub(.cook).andSuspend()
      let texts = await failures {
        await Task(executorPreference: executor) {
          await gate.untilReached(within: .milliseconds(10))
        }.value
      }
      #expect(texts.count == 1)
    }

    @Test func abandonedCallMayReachTheGateAgain() async {
      let scope = TestScope()
      let (hut, meals) = await TestScope.local.withValue(scope) {
        let hut = FakeHut()
        let gate = hut.stub(.cook).andSuspend()
        let meals = Task(executorPreference: executor) { await hut.cookTwice() }
        await gate.untilReached()
        await executor.untilIdle()
        return (hut, meals)
      }
      #expect(scope.end().count == 1)
      #expect(hut.callCount(of: .cook) == 2)
      #expect(await meals.value == [0, 0])
    }

    @Test func waitsAtAGateEndBeforeAbandonedCallsContinue() async {
      let scope = TestScope()
      let events = Lock<[String]>([])
      await TestScope.local.withValue(scope) {
        let hut = FakeHut()
        let gate = hut.stub(.cook).andSuspend()
        Task(executorPreference: executor) {
          _ = await hut.cook()
          events.withLock { $0.append("call") }
        }
        await gate.untilReached()
        Task(executorPreference: executor) {
          events.withLock { $0.append("wait begins") }
          await gate.untilReached(by: 2)
          events.withLock { $0.append("wait") }
        }
        await executor.untilIdle()
      }
      #expect(scope.end().count == 1)
      #expect(events.withLock { $0 } == ["wait begins", "wait", "call"])
    }
  }
#endif
