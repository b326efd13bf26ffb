import SpryTestSupport
import SpryTesting
import Testing

@testable import Hiking

@Suite(.spry) struct SpryTraitTests {
  @Test(arguments: 1...50) func staticFakesArePrivateToATestCase(number: Int) async {
    FakeTrailStore.stub(.open).andReturn(number)
    for _ in 0..<10 {
      #expect(FakeTrailStore.open("\(number)") == number)
      await Task.yield()
    }
    #expect(
      FakeTrailStore.recordedCalls.map(\.description)
        == Array(repeating: "open(\"\(number)\")", count: 10))
  }

  @Test func childTasksShareStaticFakes() async {
    FakeTrailStore.stub(.open).andReturn(1)
    async let first = FakeTrailStore.open("a")
    await withTaskGroup { group in
      group.addTask { _ = FakeTrailStore.open("b") }
    }
    _ = await first
    await Task { _ = FakeTrailStore.open("c") }.value
    #expect(FakeTrailStore.callCount(of: .open) == 3)
  }
}

@Test(.spry) func testOutsideASuiteMayHaveTheTrait() {
  #expect(FakeTrailStore.recordedCalls.isEmpty)
  FakeTrailStore.stub(.open).andReturn(1)
  #expect(FakeTrailStore.open("a") == 1)
}

#if compiler(>=6.3)
  /// If the trait didn't see that the test is canceled, it would fail for the expectation and the stub.
  @Test(.spry(.strict)) func canceledTestMayLeaveAnythingUndone() throws {
    let store = FakeTrailStore()
    store.expect(.save)
    store.stub(.trails).andReturn([Trail]())
    try Test.cancel("nothing is left to test")
  }

  @Test(.spry) func canceledTestMayLeaveCallsWaiting() async throws {
    let ranger = FakeRanger()
    let gate = ranger.stub(.closures).andSuspend()
    Task { try await ranger.closures(on: 1) }
    await gate.untilReached()
    try Test.cancel("nothing is left to test")
  }

  @Test(.spry(.strict), arguments: [1, 2]) func canceledCaseMayLeaveAnythingUndone(
    number: Int
  ) throws {
    let store = FakeTrailStore()
    store.stub(.trails).andReturn([Trail]())
    store.expect(.save, countSpecifier: .exactly(number))
    try Test.cancel("nothing is left to test")
  }
#endif
