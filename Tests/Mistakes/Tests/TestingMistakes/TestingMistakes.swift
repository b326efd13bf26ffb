import Foundation
import Mistakes
import SpryTesting
import Testing

// All tests fail but the last.
@Suite(.spry, .serialized) struct TestingMistakes {
  private let store = FakeTrailStore()

  @Test func notReceived() {
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Thun")
    expectHaveReceived(store, .trails, with: "Bern")
  }

  @Test func receivedTooOften() {
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Bern")
    _ = store.trails(near: "Bern")
    expectHaveReceived(store, .trails, with: "Bern", countSpecifier: .once)
  }

  @Test func receivedAlthoughItShouldNot() {
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Bern")
    expectHaveNotReceived(store, .trails)
  }

  @Test func staticNotReceived() {
    expectHaveReceived(FakeTrailStore.self, .open, with: "trails.json")
  }

  @Test func noCallsRecorded() {
    expectHaveRecordedCalls(store)
  }

  @Test func aLargeValueThatDiffers() {
    store.stub(.save).andReturn()
    var trail = Trail.eiger
    trail.huts[2] = "Kleine Scheidegg"
    store.save(trail, as: "best")
    expectHaveReceived(store, .save, with: Trail.eiger, "best")
  }

  @Test func aValueOfAnotherType() {
    store.stub(.visit).andReturn(1)
    _ = store.visit(UInt8(7))
    expectHaveReceived(store, .visit, with: 7)
  }

  @Test func equalButNotIdentical() {
    store.stub(.visit).andReturn(1)
    _ = store.visit(Hut("Gleckstein"))
    expectHaveReceived(store, .visit, with: Hut("Gleckstein"))
  }

  @Test func tooFewArguments() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    expectHaveReceived(store, .save, with: Trail.eiger)
  }

  @Test func aMessageTakenForAnArgument() {
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Thun")
    expectHaveNotReceived(store, .trails, with: "Bern", "no trails near Bern")
  }

  @Test func anArgumentThatCannotBeCompared() {
    expectHaveNotReceived(store, .visit, with: Sketch())
  }

  @Test func aMissingStub() {
    _ = store.trails(near: "Bern")
  }

  @Test func aMissingStubOfAThrowingMember() {
    _ = try? store.length(of: .eiger)
  }

  @Test func aStubForOtherArguments() {
    store.stub(.trails).with("Thun").andReturn([Trail]())
    _ = store.trails(near: "Bern")
  }

  @Test func aStubOfTheWrongType() {
    store.stub(.trails).andReturn("Eiger Trail")
    _ = store.trails(near: "Bern")
  }

  @Test func aClosureThatReturnsTheWrongType() {
    store.stub(.trails).andDo { _ in "Eiger Trail" }
    _ = store.trails(near: "Bern")
  }

  @Test func anErrorFromAMemberThatDoesNotThrow() {
    store.stub(.trails).andThrow(Closed())
    _ = store.trails(near: "Bern")
  }

  @Test func conditionsAfterTheAnswer() {
    _ = store.stub(.trails).andReturn([Trail]()).with("Bern")
  }

  @Test func anUnknownFunction() {
    _ = store.trials(near: "Bern")
  }

  @Test func aCaptorWithoutAValue() {
    let captor = Argument.captor()
    store.stub(.trails).with(captor).andReturn([Trail]())
    _ = captor.getValue(as: String.self)
  }

  @Test func aCaptorWithAnotherType() {
    let captor = Argument.captor()
    store.stub(.trails).with(captor).andReturn([Trail]())
    _ = store.trails(near: "Bern")
    _ = captor.getValue(as: Int.self)
  }

  @Test func aCaptorOfAClosure() throws {
    let captor = Argument.captor()
    store.stub(.visit).with(captor).andReturn(1)
    _ = try captor.value(as: (() -> Void).self)
  }

  @Test func aStubThatAnotherOneAnswersFor() {
    store.stub(.visit).andReturn(0)
    store.stub(.visit).with("a").andReturn("5")
    _ = store.visit("a")
  }

  @Test func aNumberThatAMatcherDoesNotTake() {
    store.stub(.visit).andReturn(1)
    _ = store.visit(UInt8(7))
    expectHaveNotReceived(store, .visit, with: Argument.in(1...9))
  }

  @Test func aCountBelowZero() {
    expectHaveReceived(store, .visit, countSpecifier: .exactly(-1))
  }

  @Test func inADetachedTask() async {
    await Task.detached { [store] in _ = await store.closures(on: 1) }.value
  }

  @Test func onAThread() async {
    await withCheckedContinuation { continuation in
      Thread { [store] in
        _ = store.trails(near: "Bern")
        continuation.resume()
      }.start()
    }
  }

  @Test func unmetOrder() {
    store.stub(.trails).andReturn([Trail]())
    store.region = "Bern"
    _ = store.trails(near: "Bern")
    expectHaveReceivedInOrder(store.call(.trails), store.call(.region))
  }

  @Test func anUnverifiedCall() {
    store.region = "Bern"
    expectNoUnverifiedCalls(store)
  }

  @Test func anUnusedStub() {
    store.stub(.trails).with("Bern").andReturn([Trail]())
    store.stub(.trails).with("Thun").andReturn([Trail]())
    _ = store.trails(near: "Thun")
    expectNoUnusedStubs(store)
  }

  @Test func anUnmetExpectation() {
    store.expect(.region, with: "Bern")
    store.verify()
  }

  @Test func anExpectationThatNobodyVerifies() {
    store.expect(.region, with: "Bern")
  }

  @Test func aStubThatIsUsedUp() {
    store.stub(.trails).andReturn([Trail]()).times(1)
    _ = store.trails(near: "Bern")
    _ = store.trails(near: "Bern")
  }

  @Test func aClosureThatDoesNotFit() {
    store.stub(.trails).andDo { (day: Int) in day }
    _ = store.trails(near: "Bern")
  }

  @Test func anAsyncAnswerInAMemberThatIsNotAsync() {
    store.stub(.trails).andDo { (place: String) async in [Trail]() }
    _ = store.trails(near: "Bern")
  }

  @Test func aCallThatDoesNotComeInTime() async {
    await expectHaveReceived(store, .trails, within: .milliseconds(1))
  }

  @Test func recordedAlthoughNothingShouldBe() {
    store.region = "Bern"
    expectHaveNoRecordedCalls(store)
  }

  @Test func argumentsOfAnotherType() {
    store.region = "Bern"
    _ = store.arguments(of: .region, as: Int.self)
  }

  @Test func conditionsGivenTwice() {
    store.stub(.trails).with("Bern").with("Thun").andReturn([Trail]())
  }

  @Test func howOftenBeforeWhat() {
    store.stub(.trails).times(2)
  }

  @Test func anUnknownOverload() {
    store.stub(.save).andReturn()
    store.save(.eiger, on: 1)
  }

  @Test func anErrorOfAnotherType() {
    store.stub(.climb).andThrow(Avalanche())
    _ = try? store.climb(.eiger)
  }

  @Test func aCallThroughWithoutAFallback() {
    store.stub(.trails).andCallThrough()
    _ = store.trails(near: "Bern")
  }

  @Test func aGateResumedWithAnotherType() async {
    let gate = store.stub(.closures).andSuspend()
    gate.resume(returning: 1)
    _ = await store.closures(on: 1)
  }

  @Test func aGateThatIsNeverResumed() async {
    let gate = store.stub(.closures).andSuspend()
    Task { [store] in _ = await store.closures(on: 1) }
    await gate.untilReached()
  }

  @Test func aLookAlikeThatShouldNotBe() {
    store.stub(.visit).andReturn(1)
    _ = store.visit(UInt8(7))
    expectHaveNotReceived(store, .visit, with: 7)
  }

  @Test func lastOneIsFine() {
    expectHaveNoRecordedCalls(store)
  }
}

/// Without the trait a failure from outside of the test's tasks fails the run, but names no test.
@Suite struct MistakesWithoutTheTrait {
  @Test func inADetachedTask() async {
    let store = FakeTrailStore()
    await Task.detached { _ = await store.closures(on: 1) }.value
  }
}
