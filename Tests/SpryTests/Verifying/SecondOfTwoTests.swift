import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// What takes several things takes each of them, the second as well as the first.
@Suite struct SecondOfTwoTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  init() {
    store.stub(.trails).andReturn([Trail]())
    store.stub(.save).andReturn()
  }

  @Test func orderVerifiesTheCallsToEachFake() {
    ranger.stub(.anything).andReturn(1)
    _ = store.trails(near: "Bern")
    let _: Int = ranger.anything(2)
    let calls = [store.call(.trails), ranger.call(.anything)]
    let outcome = calls.receivedInOrder(nil)
    #expect(outcome.text(adding: "") == nil)
    #expect(store.unverifiedCalls().isEmpty)
    #expect(ranger.unverifiedCalls().isEmpty)
  }

  @Test func exactlyLooksAtTheCallsToEachFake() {
    ranger.stub(.anything).andReturn(1)
    _ = store.trails(near: "Bern")
    for number in [2, 3] { let _: Int = ranger.anything(number) }
    let calls = [store.call(.trails), ranger.call(.anything, with: 2)]
    #expect(calls.receivedExactly(nil).text(adding: "") != nil)
    let excluded = [store.call(.save), ranger.call(.anything, with: 3)]
    let outcome = calls.receivedExactly(excluding: excluded, nil)
    #expect(outcome.text(adding: "") == nil)
  }

  @Test func eachCaptorInAMatcherCaptures() {
    let (all, any, first, second) = (
      Argument.captor(), Argument.captor(), Argument.captor(), Argument.captor()
    )
    ranger.stub(.anything).andReturn(1)
    let _: Int = ranger.anything(2)
    let _: Int = ranger.anything([3, 4])
    let number = Argument.all(of: Argument.any(of: any, 9), all, 2)
    #expect(ranger.didCall(.anything, with: number).success)
    #expect(all.values(as: Int.self) == [2])
    #expect(any.values(as: Int.self) == [2])
    let list = Argument.contains(Argument.all(of: first, 3), Argument.all(of: second, 4))
    #expect(ranger.didCall(.anything, with: list).success)
    #expect(first.values(as: Int.self) == [3])
    #expect(second.values(as: Int.self) == [4])
  }

  @Test func callsAtEachGateAreReportedWhenTheTestEnds() async {
    let scope = TestScope()
    let searches = await TestScope.local.withValue(scope) {
      let (first, second) = (FakeRanger(), FakeRanger())
      let gates = [first, second].map { $0.stub(.closures).andSuspend() }
      let searches = [first, second].flatMap { ranger in
        (1...2).map { day in Task { try? await ranger.closures(on: day) } }
      }
      for gate in gates { await gate.untilReached(by: 2) }
      return searches
    }
    let texts = scope.end().map(\.text)
    for search in searches { _ = await search.value }
    #expect(texts.joined(separator: "\n").ranges(of: "closures(on: 1)").count == 2)
    #expect(texts.joined(separator: "\n").ranges(of: "closures(on: 2)").count == 2)
  }
}
