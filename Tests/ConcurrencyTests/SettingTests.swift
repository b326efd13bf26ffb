import Spry
import SpryTestSupport
import Testing

private final class SettingsFake: Spryable, Sendable {
  enum Function: String, StringRepresentable { case add, words, rest }
  let spryStorage = SpryStorage()
  var words: [String] {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func add(_ number: Int) -> [String] { spryify(arguments: number) }
  func rest() async { await spryify() }
}

private struct IdleReporter: FailureReporter {
  func report(_ message: String, at location: CodeLocation) -> Bool? { nil }
}

/// Values in arrays and strings, because a value that is being freed by another task can't be read.
@Suite("Many tasks set the same value") struct SettingTests {
  private let taskCount = 8
  private let stepCount = 2_000
  private let noFunctions: [SettingsFake.Function] = []

  @Test func eachFakeHasItsOwnName() async {
    let counts = await startTogether(taskCount) { task in
      (0..<stepCount).count { step in
        let fake = SettingsFake()
        fake.spryStorage.name = "\(task) \(step)"
        return fake.spryStorage.name == "\(task) \(step)"
      }
    }
    #expect(counts == Array(repeating: stepCount, count: taskCount))
  }

  @Test func sharedFakeHasOneOfItsNames() async {
    let fake = SettingsFake()
    let names = await startTogether(taskCount) { task in
      (0..<stepCount).reduce(into: Set<String?>()) { names, _ in
        fake.spryStorage.name = "\(task)"
        names.insert(fake.spryStorage.name)
      }
    }
    let all = Set((0..<taskCount).map { String?("\($0)") })
    #expect(names.allSatisfy { !$0.isEmpty && $0.isSubset(of: all) })
  }

  @Test func inoutHasOneOfItsValues() async {
    let parameter = Inout(value: ["start", "end"])
    let counts = await startTogether(taskCount) { task in
      (0..<stepCount).count { step in
        parameter.value = ["\(task)", "\(step)"]
        return parameter.value.count == 2
      }
    }
    #expect(counts == Array(repeating: stepCount, count: taskCount))
    #expect(parameter.initial == ["start", "end"])
  }

  @Test func callsReturnOneOfTheDefaultValues() async {
    let fake = SettingsFake()
    fake.spryStorage.setDefault(for: [String].self) { ["start", "end"] }
    let counts = await startTogether(taskCount) { task in
      (0..<stepCount).count { step in
        fake.spryStorage.unstubbedPolicy = .returnDefault
        fake.spryStorage.setDefault(for: [String].self) { ["\(task)", "\(step)"] }
        return fake.spryStorage.unstubbedPolicy == .returnDefault && fake.add(step).count == 2
      }
    }
    #expect(counts == Array(repeating: stepCount, count: taskCount))
  }

  @Test func propertyReturnsOneOfTheRememberedValues() async {
    let fake = SettingsFake()
    fake.stub(.words).andRemember(["start", "end"])
    let counts = await startTogether(taskCount) { task in
      (0..<stepCount).count { step in
        fake.words = ["\(task)", "\(step)"]
        return fake.words.count == 2
      }
    }
    #expect(counts == Array(repeating: stepCount, count: taskCount))
  }

  @Test func captorHasAllValues() async {
    let fake = SettingsFake()
    let captor = Argument.captor()
    fake.stub(.add).with(captor).andReturn([])
    let counts = await startTogether(taskCount) { task in
      (0..<200).count { step in
        _ = fake.add(task * 200 + step)
        return captor.count > 0
      }
    }
    #expect(counts == Array(repeating: 200, count: taskCount))
    #expect(Set(captor.values(as: Int.self)) == Set(0..<taskCount * 200))
  }

  @Test func endOfATestChecksEachFakeOnce() async {
    let end = TestEnd(isOpen: true)
    let storages = (0..<stepCount).map { _ in SpryStorage() }
    let checks = Counter()
    _ = await startTogether(taskCount) { _ in
      for storage in storages {
        end.check(ObjectIdentifier(storage)) { _ in
          _ = checks.next()
          return []
        }
      }
    }
    #expect(end.close().isEmpty)
    #expect(checks.value == stepCount)
  }

  @Test func leftoversAreTakenOnce() async {
    let end = TestEnd(isOpen: true)
    let counts = await startTogether(taskCount) { _ in
      (0..<stepCount).count { _ in !end.takePassedOver().isEmpty }
    }
    #expect(counts == Array(repeating: 0, count: taskCount))
  }

  @Test func endOfATestKnowsGatesAndListedCalls() async {
    let scope = TestScope()
    let counts = await TestScope.local.withValue(scope) {
      await startTogether(taskCount) { _ in
        (0..<200).count { number in
          let fake = SettingsFake()
          _ = fake.stub(.rest).andSuspend()
          fake.stub(.add).andReturn([])
          _ = fake.add(number)
          let first = fake.record.noUnverifiedCalls(excluding: noFunctions, since: nil)
          first.noteListedCalls()
          let second = fake.record.noUnverifiedCalls(excluding: noFunctions, since: nil)
          return first.text(adding: "") != nil && second.text(adding: "") == nil
        }
      }
    }
    #expect(counts == Array(repeating: 200, count: taskCount))
    #expect(scope.end().isEmpty)
  }

  // Only systems that can start processes have exit tests.
  #if os(Linux) || os(macOS)
    @Test(.early) func failuresOfManyTasksAreKept() async {
      await #expect(processExitsWith: .success) {
        _ = await startTogether(8) { _ in
          Reporting.local.withValue([IdleReporter()]) {
            for line in 1...100 {
              Reporting.report("closed", at: CodeLocation("/tests/HutTests.swift", UInt(line)))
            }
          }
        }
        #expect(UnheardFailures.takeAll().count == 800)
      }
    }
  #endif
}
