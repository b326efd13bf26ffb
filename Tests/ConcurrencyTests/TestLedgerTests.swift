import Spry
import SpryTestSupport
import Testing

private final class FakeHut: Spryable, Sendable {
  enum Function: String, StringRepresentable { case book, ask, rest }
  let spryStorage = SpryStorage()
  func book(_ number: Int) -> Int { spryify(arguments: number) }
  func ask<Value>(_ number: Int) -> Value { spryify(arguments: number) }
  func rest() async { await spryify() }
}

private struct IdleReporter: FailureReporter {
  let runningTest: String?

  init() { runningTest = nil }

  init(runningTest: String) { self.runningTest = runningTest }

  func report(_ report: Report) -> Bool? { nil }
}

@Suite("Many threads that leave something for the end of a test") struct TestLedgerTests {
  private let threadCount = 4
  private let stepCount = 500
  private let scope = TestScope()
  private let fake = FakeHut()

  /// Runs a closure in threads that belong to the same test.
  private func inThreadsOfTheTest<Value: Sendable>(
    _ body: @escaping @Sendable (Int) -> Value
  ) async -> [Value] {
    await inThreads(threadCount) { [scope] thread in
      TestScope.local.withValue(scope) { body(thread) }
    }
  }

  @Test func failuresAreKept() async {
    let ledger = TestLedger(isOpen: true)
    _ = await inThreads(threadCount) { _ in
      Reporting.local.withValue([IdleReporter()]) {
        for line in 0..<5_000 {
          let location = CodeLocation("/tests/HutTests.swift", UInt(line))
          Reporting.report(Report("closed", at: location), ledger: ledger)
        }
      }
    }
    #expect(ledger.close(.scope(.passed, isStrict: true)).count == threadCount * 5_000)
  }

  @Test func expectationsAreSettled() async {
    let counts = await inThreadsOfTheTest { [stepCount, fake] _ in
      (0..<stepCount).count { _ in
        fake.expect(.book, countSpecifier: .atLeast(0))
        return fake.verify()
      }
    }
    #expect(counts == Array(repeating: stepCount, count: threadCount))
    #expect(scope.end().isEmpty)
  }

  @Test func leftoversAreTakenOnce() async {
    let counts = await inThreadsOfTheTest { [scope, stepCount, fake] thread in
      (0..<stepCount).reduce(0) { sum, _ in
        if thread > 0 { return sum + scope.ledger.close(.testCase(.passed)).count }
        fake.expect(.book)
        return sum
      }
    }
    #expect(counts.reduce(0, +) + scope.end().count == stepCount)
  }

  @Test func skippedAnswersAreKept() async {
    fake.stub(.ask).andReturn(7)
    fake.stub(.ask).andReturn("seven")
    let sums = await inThreadsOfTheTest { [stepCount, fake] _ in
      (0..<stepCount).reduce(0) { $0 + fake.ask($1) }
    }
    #expect(sums == Array(repeating: 7 * stepCount, count: threadCount))
    #expect(scope.end().count == 1)
  }

  /// Without a test, the fake keeps them.
  @Test func fakeKeepsSkippedAnswers() async {
    fake.stub(.ask).andReturn(7)
    fake.stub(.ask).andReturn("seven")
    let sums = await inThreads(threadCount) { [stepCount, fake] _ in
      Reporting.local.withValue([IdleReporter()]) {
        (0..<stepCount).reduce(0) { $0 + fake.ask($1) }
      }
    }
    #expect(sums == Array(repeating: 7 * stepCount, count: threadCount))
    // Otherwise, the fake would fail the test.
    #expect(fake.ask(0) == "seven")
  }

  @Test func eachFakeIsCheckedOnce() async {
    let ledger = TestLedger(isOpen: true)
    let storages = (0..<stepCount).map { _ in SpryStorage() }
    let checks = Counter()
    _ = await inThreads(threadCount) { _ in
      for storage in storages {
        ledger.note { leftovers in
          leftovers.check(ObjectIdentifier(storage)) { _ in
            _ = checks.next()
            return []
          }
        }
      }
    }
    #expect(ledger.close(.scope(.passed, isStrict: true)).isEmpty)
    #expect(checks.value == stepCount)
  }

  @Test func gatesAndListedCallsAreKnown() async {
    let noFunctions: [FakeHut.Function] = []
    // Calls are listed for a test, so a thread has to know it.
    let counts = await inThreadsOfTheTest { thread in
      Reporting.local.withValue([IdleReporter(runningTest: "test \(thread)")]) {
        (0..<200).count { number in
          let own = FakeHut()
          _ = own.stub(.rest).andSuspend()
          own.stub(.book).andReturn(0)
          _ = own.book(number)
          let first = own.record.hasNoUnverifiedCalls(excluding: noFunctions, nil)
          first.noteListedCalls()
          let second = own.record.hasNoUnverifiedCalls(excluding: noFunctions, nil)
          return first.text(adding: "") != nil && second.text(adding: "") == nil
        }
      }
    }
    #expect(counts == Array(repeating: 200, count: threadCount))
    #expect(scope.end().isEmpty)
  }

  // Only systems that can start processes have exit tests.
  #if os(Linux) || os(macOS)
    @Test(.early) func failuresWithoutATestAreTakenOnce() async {
      await #expect(processExitsWith: .success) {
        let counts = await inThreads(4) { thread in
          Reporting.local.withValue([IdleReporter()]) {
            (0..<1_000).reduce(0) { sum, line in
              if thread == 0 { return sum + UnheardFailures.takeAll().count }
              Reporting.report(
                Report("closed", at: CodeLocation("/tests/HutTests.swift", UInt(line))))
              return sum
            }
          }
        }
        #expect(counts[0] + UnheardFailures.takeAll().count == 3_000)
      }
    }
  #endif
}
