import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Resetting a single function") struct ResetOfOneFunctionTests {
  private let store = FakeTrailStore()

  init() {
    store.stub(.save).andReturn()
    store.stub(.trails).andReturn([Trail]())
    store.save(.eiger, as: "best")
    _ = store.trails(near: "Bern")
  }

  @Test func callsOfAFunctionAreReset() {
    store.resetCalls(of: .save)
    #expect(store.recordedCalls.map(\.function) == ["trails(near:)"])
    store.save(.eiger, as: "best")
    #expect(store.callCount(of: .save) == 1)
  }

  @Test func stubsOfAFunctionAreReset() {
    store.spryStorage.unstubbedPolicy = .fail
    store.resetStubs(of: .save)
    #expect(failures { store.save(.eiger, as: "best") }.count == 1)
    #expect(failures { _ = store.trails(near: "Bern") } == [])
    #expect(store.callCount(of: .save) == 2)
  }

  @Test func staticFunctionsAreReset() {
    withOwnStaticFakes {
      FakeTrailStore.stub(.open).andReturn(1)
      _ = FakeTrailStore.open("a")
      FakeTrailStore.resetCalls(of: .open)
      #expect(FakeTrailStore.recordedCalls.isEmpty)
      FakeTrailStore.resetStubs(of: .open)
      #expect(failures { _ = FakeTrailStore.open("a") }.count == 1)
    }
  }
}
