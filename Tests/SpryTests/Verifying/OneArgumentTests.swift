import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("One typed argument of each call") struct OneArgumentTests {
  private let store = FakeTrailStore()

  init() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    store.save(.gemmi, as: "worst")
  }

  @Test func argumentOfEachCall() {
    let mark = store.checkpoint()
    store.save(.gemmi, as: "last")
    #expect(store.arguments(of: .save, at: 1, as: String.self) == ["best", "worst", "last"])
    #expect(store.arguments(of: .save, at: 0, as: Trail.self) == [.eiger, .gemmi, .gemmi])
    #expect(store.arguments(of: .save, at: 1, as: String.self, since: mark) == ["last"])
    #expect(store.arguments(of: .trails, at: 0, as: String.self) == [])
  }

  @Test func argumentOfStaticCalls() {
    withOwnStaticFakes {
      FakeTrailStore.stub(.open).andReturn(1)
      _ = FakeTrailStore.open("trails.json")
      #expect(FakeTrailStore.arguments(of: .open, at: 0, as: String.self) == ["trails.json"])
    }
  }

  @Test func wrongTypeIsReported() {
    store.resetCalls()
    store.save(.eiger, as: "best")
    let texts = failures { #expect(store.arguments(of: .save, at: 1, as: Int.self) == []) }
    #expect(
      texts == [
        """
        FakeTrailStore received save(Trail(name: "Eiger Trail", ascent: 140), as: "best"): \
        as is not Int, but "best" (String).
        Write: fake.arguments(of: .save, at: 1, as: String.self)
        """
      ])
  }

  @Test(arguments: [-1, 2]) func indexOutOfRangeIsReported(index: Int) {
    store.resetCalls()
    store.save(.eiger, as: "best")
    let texts = failures { _ = store.arguments(of: .save, at: index, as: Int.self) }
    #expect(
      texts == [
        """
        FakeTrailStore received save(Trail(name: "Eiger Trail", ascent: 140), as: "best"): \
        it has no argument at index \(index).
        Pass an index of 0 or more that is less than 2.
        """
      ])
  }
}
