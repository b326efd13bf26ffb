import SpryTesting
import Testing

@Suite(.spry) struct ParallelLogTests {
  @Test(arguments: 1...20)
  func eachTestCaseHasItsOwnLog(day: Int) async {
    FakeTripLog.warn("rain on day \(day)")
    await withTaskGroup { group in
      group.addTask { FakeTripLog.warn("wind on day \(day)") }
    }

    #expect(FakeTripLog.callCount(of: .warn) == 2)
    expectHaveReceived(FakeTripLog.self, .warn, with: "rain on day \(day)", countSpecifier: .once)
  }
}

@Suite(.spry(.strict, policy: .fail)) struct StrictTests {
  @Test func evenAWarningNeedsAStub() {
    FakeTripLog.stub(.warn).andReturn()

    FakeTripLog.warn("rain")

    expectHaveReceived(FakeTripLog.self, .warn, with: "rain")
  }
}
