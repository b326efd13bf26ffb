import SpryTesting
import Testing

@testable import Hiking

@Suite(.spry) struct PlanningTests {
  @Test func savesNothingWhenThereAreNoTrails() {
    let store = FakeTrailStore()
    store.stub(.trails).andReturn([])

    Planner(store: store).plan(near: "Bern")

    expectHaveReceived(store, .trails, with: "Bern")
    expectHaveNotReceived(store, .save)
  }
}
