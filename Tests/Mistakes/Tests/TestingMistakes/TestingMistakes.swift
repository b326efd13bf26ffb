import Foundation
import SpryTesting
import Testing

@testable import Mistakes

// All tests except the last one fail.
@Suite(.spry, .serialized) struct TestingMistakes {
  private let store = FakeTrailStore()
  private let guide = FakeGuide()

  @Test func aCallWithOtherArguments() {
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Thun")
    expectHaveReceived(store, .trails, with: "Bern")
  }

  @Test func tooManyCalls() {
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Bern")
    _ = store.trails(near: "Bern")
    expectHaveReceived(store, .trails, with: "Bern", countSpecifier: .once)
  }

  @Test func anUnwantedCall() {
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Bern")
    expectHaveNotReceived(store, .trails)
  }

  @Test func aStaticMemberThatWasNotCalled() {
    expectHaveReceived(FakeTrailStore.self, .open, with: "trails.json")
  }

  @Test func noCallsRecorded() {
    expectHaveRecordedCalls(store)
  }

  @Test func aLargeValueThatDiffers() {
    guide.stub(.visit).andReturn(1)
    var tour = Tour.eiger
    tour.huts[2] = "Kleine Scheidegg"
    _ = guide.visit(tour)
    expectHaveReceived(guide, .visit, with: Tour.eiger)
  }

  @Test func aValueOfAnotherType() {
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(UInt8(7))
    expectHaveReceived(guide, .visit, with: 7)
  }

  @Test func equalButNotIdentical() {
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(Hut("Gleckstein"))
    expectHaveReceived(guide, .visit, with: Hut("Gleckstein"))
  }

  @Test func tooFewArguments() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    expectHaveReceived(store, .save, with: Trail.eiger)
  }

  @Test func aMessageMistakenForAnArgument() {
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Thun")
    expectHaveNotReceived(store, .trails, with: "Bern", "no trails near Bern")
  }

  @Test func anArgumentThatCannotBeCompared() {
    expectHaveNotReceived(guide, .visit, with: Sketch())
  }

  @Test func aMissingStub() {
    _ = store.trails(near: "Bern")
  }

  @Test func aMissingStubOfAThrowingMember() {
    _ = try? guide.length(of: .eiger)
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
    guide.stub(.visit).with(captor).andReturn(1)
    _ = try captor.value(as: (() -> Void).self)
  }

  @Test func aStubOfTheWrongTypeBesideAnother() {
    guide.stub(.visit).andReturn(0)
    guide.stub(.visit).with("a").andReturn("5")
    _ = guide.visit("a")
  }

  @Test func aNumberOfATypeThatAMatcherRejects() {
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(UInt8(7))
    expectHaveNotReceived(guide, .visit, with: Argument.in(1...9))
  }

  @Test func aNegativeCount() {
    expectHaveReceived(guide, .visit, countSpecifier: .exactly(-1))
  }

  @Test func aMissingStubInADetachedTask() async {
    await Task.detached { [guide] in _ = await guide.closures(on: 1) }.value
  }

  @Test func aMissingStubOnAThread() async {
    await withCheckedContinuation { continuation in
      Thread { [store] in
        _ = store.trails(near: "Bern")
        continuation.resume()
      }.start()
    }
  }

  @Test func callsOutOfOrder() {
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

  @Test func anUnverifiedExpectation() {
    store.expect(.region, with: "Bern")
  }

  @Test func aStubThatIsUsedUp() {
    store.stub(.trails).andReturn([Trail]()).times(1)
    _ = store.trails(near: "Bern")
    _ = store.trails(near: "Bern")
  }

  @Test func aClosureWithOtherParameters() {
    store.stub(.trails).andDo { (day: Int) in day }
    _ = store.trails(near: "Bern")
  }

  @Test func anAsyncAnswerForASynchronousMember() {
    store.stub(.trails).andDo { (place: String) async in [Trail]() }
    _ = store.trails(near: "Bern")
  }

  @Test func aCallThatIsNotReceivedInTime() async {
    await expectHaveReceived(store, .trails, within: .milliseconds(1))
  }

  @Test func anUnexpectedRecordedCall() {
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

  @Test func timesBeforeAnAnswer() {
    store.stub(.trails).times(2)
  }

  @Test func anUnknownOverload() {
    store.stub(.save).andReturn()
    store.save(.eiger, on: 1)
  }

  @Test func anErrorOfAnotherType() {
    guide.stub(.climb).andThrow(Avalanche())
    _ = try? guide.climb(.eiger)
  }

  @Test func aCallThroughWithoutAFallback() {
    store.stub(.trails).andCallThrough()
    _ = store.trails(near: "Bern")
  }

  @Test func aGateResumedWithAnotherType() async {
    let gate = guide.stub(.closures).andSuspend()
    gate.resume(returning: 1)
    _ = await guide.closures(on: 1)
  }

  @Test func aGateThatIsNeverResumed() async {
    let gate = guide.stub(.closures).andSuspend()
    Task { [guide] in _ = await guide.closures(on: 1) }
    await gate.untilReached()
  }

  @Test func anUnwantedLookAlike() {
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(UInt8(7))
    expectHaveNotReceived(guide, .visit, with: 7)
  }

  @Test func aMessageMistakenForAnArgumentOfAReceivedCall() {
    store.stub(.trails).andReturn([Trail]())
    _ = store.trails(near: "Thun")
    expectHaveReceived(store, .trails, with: "Thun", "trails near Thun")
  }

  @Test func dataThatDiffers() {
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(Data(#"{"method":"ping","id":1}"#.utf8))
    expectHaveReceived(guide, .visit, with: Data(#"{"method":"pong","id":1}"#.utf8))
  }

  @Test func binaryDataThatDiffers() {
    guide.stub(.visit).andReturn(1)
    var bytes = (0..<100).map { UInt8($0) }
    _ = guide.visit(Data(bytes))
    bytes[50] = 0xFF
    expectHaveReceived(guide, .visit, with: Data(bytes))
  }

  @Test func datesInTheSameSecond() {
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(Date(timeIntervalSinceReferenceDate: 0.5))
    expectHaveReceived(guide, .visit, with: Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func anAdditionalElementInAList() {
    guide.stub(.visit).andReturn(1)
    var tour = Tour.eiger
    tour.huts.insert("Kleine Scheidegg", at: 0)
    _ = guide.visit(tour)
    expectHaveReceived(guide, .visit, with: Tour.eiger)
  }

  @Test func setsThatDiffer() {
    guide.stub(.visit).andReturn(1)
    let huts = Set(Tour.eiger.huts)
    _ = guide.visit(huts.subtracting(["Grund"]).union(["Kleine Scheidegg"]))
    expectHaveReceived(guide, .visit, with: huts)
  }

  @Test func dictionariesThatDiffer() {
    guide.stub(.visit).andReturn(1)
    let days = ["Eigergletscher": 1, "Alpiglen": 2, "Brandegg": 3]
    _ = guide.visit(["Eigergletscher": 1, "Alpiglen": 3, "Kleine Scheidegg": 2])
    expectHaveReceived(guide, .visit, with: days)
  }

  @Test func aMissingStubOfAMemberWithAClosure() {
    _ = guide.find(near: "Bern") { _ in }
  }

  @Test func aMissingStubOfAMemberWithAnError() {
    guide.spryStorage.unstubbedPolicy = .fail
    guide.report(Avalanche())
  }

  @Test func aClosureThatIsCompared() {
    expectHaveNotReceived(guide, .find, with: "Bern", { 1 } as () -> Int)
  }

  @Test func aResultThatCannotBeCompared() {
    expectHaveNotReceived(guide, .visit, with: Result<Sketch, Closed>.success(Sketch()))
  }

  @Test func aResultThatDiffers() {
    guide.stub(.visit).andReturn(1)
    _ = guide.visit(Result<[Int], TrailError>.failure(.closed))
    expectHaveReceived(guide, .visit, with: Result<[Int], TrailError>.success([1]))
  }

  @Test func noMistake() {
    expectHaveNoRecordedCalls(store)
  }
}

/// Without the trait, a failure outside the test's tasks fails the run without naming a test.
@Suite struct MistakesWithoutTheTrait {
  @Test func aMissingStubInADetachedTask() async {
    let guide = FakeGuide()
    await Task.detached { _ = await guide.closures(on: 1) }.value
  }
}
