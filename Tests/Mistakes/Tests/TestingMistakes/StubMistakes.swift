import SpryTesting
import Testing

@testable import Mistakes

extension TestingMistakes {
  @Test func theCallersOfAFake() {
    let store = FakeTrailStore()
    _ = Planner(store: store).plan(near: "Bern")
  }

  @Test func aRepeatedMissingStub() {
    let planner = Planner(store: FakeTrailStore())
    _ = planner.plan(near: "Bern")
    _ = planner.plan(near: "Bern")
  }

  @Test func aStubHiddenByAnother() {
    let store = FakeTrailStore()
    store.stub(.trails).with("Bern").andReturn([Trail.eiger])
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Bern")
    expectHaveReceived(store, .trails, with: "Thun")
  }

  @Test func closureWithAWrongParameter() {
    let guide = FakeGuide()
    guide.stub(.find).andDo { (_: String, done: @escaping ([Trail]) -> Void) in 1 }
    _ = guide.find(near: "Bern") { _ in }
  }

  @Test func closureThatNobodyCalls() {
    let guide = FakeGuide()
    guide.stub(.find).with("Thun", Argument.anything).andReturn(1)
    _ = guide.find(near: "Bern") { _ in }
  }

  @Test func closureWithoutAResult() {
    let guide = FakeGuide()
    guide.stub(.visit).andDo { (_: Any) in }
    _ = guide.visit(7)
  }

  @Test func restBeforeAnotherArgument() {
    let store = FakeTrailStore()
    expectHaveReceived(store, .save, with: Argument.rest, "best")
  }

  @Test func aPropertyWithoutAName() {
    let guide = FakeGuide()
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(Tour.eiger)
    expectHaveReceived(guide, .visit, with: Argument.where(\Tour.huts[1], "Grund"))
  }

  @Test func argumentsOfOtherTypes() {
    let store = FakeTrailStore()
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    _ = store.arguments(of: .save, as: (Trail, Int).self)
  }

  @Test func aGateWithoutACancelledCall() async {
    let guide = FakeGuide()
    let gate = guide.stub(.closures).andSuspend()
    await gate.untilCancelled(within: .milliseconds(10))
  }

  @Test func aCallThatNoStubMatches() {
    let store = FakeTrailStore()
    store.stub(.save).with(Trail.eiger, "worst").andReturn()
    store.save(.eiger, as: "best")
  }

  @Test func anUnexpectedCall() {
    let store = FakeTrailStore()
    store.spryStorage.unstubbedPolicy = .fail
    store.stub(.trails).andReturn([Trail.eiger])
    _ = store.trails(near: "Bern")
    store.save(.eiger, as: "best")
    expectHaveReceivedExactly(store.call(.trails))
    expectNoUnverifiedCalls(store)
  }

  @Test func anUnexpectedCallInAKnownIssue() {
    let store = FakeTrailStore()
    store.spryStorage.unstubbedPolicy = .fail
    store.stub(.trails).andReturn([Trail.eiger])
    _ = store.trails(near: "Bern")
    withKnownIssue { store.save(.eiger, as: "best") }
    expectHaveReceivedExactly(store.call(.trails))
  }
}
