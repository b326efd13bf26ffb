import Spry
import SpryTestSupport
import Testing

private final class FakeCounter: Spryable, Sendable {
  enum Function: String, StringRepresentable { case draw, wait }
  let spryStorage = SpryStorage()
  func draw(_ number: Int) -> Int { spryify(arguments: number) }
  func wait(_ number: Int) async throws -> Int { try await spryifyThrows(arguments: number) }
}

@Suite("Many tasks on one stub") struct AnswerTests {
  private let taskCount = 4
  private let fake = FakeCounter()

  /// The numbers that each task draws in `count` calls.
  private func draw(_ count: Int) async -> [[Int]] {
    await startTogether(taskCount) { task in (0..<count).map { fake.draw(task * count + $0) } }
  }

  @Test func eachAnswerIsReturnedExactlyOnce() async {
    let stub = fake.stub(.draw).andReturn(0)
    for number in 1..<1_000 { stub.thenReturn(number) }
    stub.times(1)
    let drawn = await draw(250)
    #expect(drawn.joined().sorted() == Array(0..<1_000))
    for task in drawn { #expect(task == task.sorted()) }
  }

  @Test func stubsReturnAnswersTheSpecifiedNumberOfTimes() async {
    fake.stub(.draw).andReturn(0)
    fake.stub(.draw).andReturn(1).times(500)
    let ones = Argument.pass { (number: Int) in number >= 0 }
    fake.stub(.draw).with(ones).andReturn(2).times(300)
    let drawn = await draw(250).joined()
    #expect([0, 1, 2].map { number in drawn.count { $0 == number } } == [200, 500, 300])
  }

  @Test func lastAnswerRepeats() async {
    fake.stub(.draw).andReturn(1).times(10).thenReturn(2)
    let drawn = await draw(1_000).joined()
    #expect(drawn.count { $0 == 1 } == 10)
    #expect(drawn.count { $0 == 2 } == 3_990)
    #expect(fake.unusedStubs.isEmpty)
  }

  @Test func unfinishedStubsAnswerNoCalls() async {
    fake.stub(.draw).andReturn(0)
    let answers = await startTogether(taskCount) { task in
      (0..<500).reduce(into: Set<Int>()) { answers, number in
        if task == 0 {
          fake.stub(.draw).with(matching: { (number: Int) in number > 10_000 }).andReturn(-1)
          fake.stub(.draw).with(Argument.pass { (_: Int) in true }).andReturn(1).thenReturn(2)
        } else {
          answers.insert(fake.draw(number))
        }
      }
    }
    #expect(answers.reduce(into: Set()) { $0.formUnion($1) }.isSubset(of: [0, 1, 2]))
  }

  @Test func closuresPredicatesAndStubsRunConcurrently() async {
    fake.stub(.draw).andReturn(1)
    fake.stub(.draw).with(
      Argument.pass { [fake] (number: Int) in
        number % 3 == 0 && fake.callCount(of: .draw) > 0
      }
    ).andDo { [fake] (number: Int) in
      if number % 30 == 0 { fake.stub(.draw).with(number + 1).andReturn(1).times(1) }
      return number == 3 ? 1 : fake.draw(number + 1)
    }
    let drawn = await draw(100).joined()
    #expect(Set(drawn) == [1])
  }

  @Test func gateSuspendsManyCalls() async throws {
    let gate = fake.stub(.wait).andSuspend()
    let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<100 { group.addTask { try await fake.wait(number) } }
      await gate.untilReached(by: 50)
      for number in 0..<100 { gate.resume(returning: number) }
      return try await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(numbers.sorted() == Array(0..<100))
  }

  @Test func gateIsCancelledOpenedAndResumedConcurrently() async {
    fake.stub(.wait).andReturn(-1)
    for _ in 0..<100 {
      let gate = fake.stub(.wait).andSuspend()
      let task = Task { try await fake.wait(1) }
      _ = await startTogether(3) { number in
        switch number {
        case 0: task.cancel()
        case 1: gate.resume(returning: 7)
        default: gate.open()
        }
      }
      let result = await task.result
      switch result {
      case .success(let value): #expect([7, -1].contains(value))
      case .failure(let error): #expect(error is CancellationError)
      }
    }
  }

  @Test func fakesKeepTheirPoliciesWhileOthersSetTheirs() async {
    let texts = await failures {
      let sums = await startTogether(taskCount) { task in
        (0..<500).reduce(0) { sum, number in
          let own = FakeCounter()
          own.spryStorage.unstubbedPolicy = task.isMultiple(of: 2) ? .returnDefault : .fail
          // The policy of the process is set concurrently, though always to the same value.
          if task == 0 { SpryConfiguration.unstubbedPolicy = .allowVoid }
          return sum + own.draw(number)
        }
      }
      #expect(sums == Array(repeating: 0, count: taskCount))
    }
    #expect(texts.count == taskCount / 2 * 500)
  }

  @Test func defaultValuesAreSetDuringCalls() async {
    fake.spryStorage.unstubbedPolicy = .returnDefault
    let texts = await failures {
      let sums = await startTogether(taskCount) { task in
        (0..<500).reduce(0) { sum, number in
          if task == 0 { fake.spryStorage.setDefault(for: Int.self) { 0 } }
          if task == 1 { SpryConfiguration.setDefault(for: AnswerTests.self) { AnswerTests() } }
          return sum + fake.draw(number)
        }
      }
      #expect(sums == Array(repeating: 0, count: taskCount))
    }
    SpryConfiguration.removeDefault(for: AnswerTests.self)
    #expect(texts == [])
  }

  @Test func policyIsSetDuringCalls() async {
    fake.spryStorage.unstubbedPolicy = .returnDefault
    let texts = await failures {
      _ = await startTogether(taskCount) { task in
        for number in 0..<500 {
          if task == 0 { fake.spryStorage.unstubbedPolicy = .returnDefault }
          _ = fake.draw(number)
        }
      }
    }
    #expect(texts == [])
    #expect(fake.callCount(of: .draw) == taskCount * 500)
  }
}
