import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private final class FakeLog: Spyable, Sendable {
  enum Function: String, StringRepresentable { case write = "write(_:)" }
  let spryStorage = SpryStorage()
  func write(_ line: String) { recordCall(arguments: line) }
}

@Suite struct OrderTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()
  private let log = FakeLog()

  init() {
    store.stub(.trails).andReturn([Trail]())
    store.stub(.save).andReturn()
  }

  /// Which failure the order assertion has.
  private func failure(_ calls: CallPattern...) -> String? {
    calls.receivedInOrder(nil).outline
  }

  @Test func callsToOneFakeInOrder() {
    _ = store.trails(near: "Bern")
    store.save(.eiger, as: "best")
    store.region = "Bern"
    #expect(failure(store.call(.trails), store.call(.save), store.call(.region)) == nil)
    #expect(failure(store.call(.trails, with: "Bern"), store.call(.region, with: "Bern")) == nil)
    #expect(failure(store.call(.trails), store.call(.region, with: "Thun")) != nil)
    #expect(failure(store.call(.region), store.call(.save)) != nil)
  }

  @Test func callsToSeveralFakesInOrder() {
    log.write("begin")
    _ = store.trails(near: "Bern")
    log.write("end")
    #expect(
      failure(log.call(.write, with: "begin"), store.call(.trails), log.call(.write, with: "end"))
        == nil)
    #expect(failure(store.call(.trails), log.call(.write, with: "begin")) != nil)
  }

  @Test func callMatchesAtMostOnePattern() {
    log.write("a")
    #expect(failure(log.call(.write), log.call(.write)) != nil)
    log.write("a")
    #expect(failure(log.call(.write), log.call(.write)) == nil)
    #expect(failure(log.call(.write), log.call(.write), log.call(.write)) != nil)
  }

  @Test func earliestMatchingCallIsUsed() {
    for line in ["a", "b", "a", "c"] { log.write(line) }
    #expect(
      failure(
        log.call(.write, with: Argument.anything), log.call(.write, with: "b"),
        log.call(.write, with: "a"), log.call(.write)) == nil)
  }

  @Test func staticCallsInOrder() {
    withOwnStaticFakes {
      FakeTrailStore.stub(.open).andReturn(1)
      _ = FakeTrailStore.open("a.json")
      log.write("opened")
      #expect(failure(FakeTrailStore.call(.open, with: "a.json"), log.call(.write)) == nil)
      #expect(failure(log.call(.write), FakeTrailStore.call(.open)) != nil)
    }
  }

  @Test func incomparableValueIsReported() {
    ranger.stub(.anything).andReturn(1)
    let _: Int = ranger.anything(Scribble(strokes: 1))
    #expect(
      failure(ranger.call(.anything), ranger.call(.anything, with: Scribble(strokes: 1)))
        == "incomparable FakeRanger.anything, argument 0")
    let second = failure(store.call(.save), ranger.call(.anything, with: Scribble(strokes: 1)))
    #expect(second == "incomparable FakeRanger.anything, argument 0")
  }

  @Test func matchingCallsAreVerifiedAndCaptured() {
    let captor = Argument.captor()
    log.write("a")
    log.write("b")
    log.write("c")
    #expect(failure(log.call(.write, with: "b"), log.call(.write, with: captor)) == nil)
    #expect(captor.values(as: String.self) == ["c"])
    #expect(log.unverifiedCalls().map(\.description) == ["write(\"a\")"])
    #expect(failure(log.call(.write, with: captor), log.call(.write, with: "a")) != nil)
    #expect(captor.count == 1)
    #expect(log.unverifiedCalls().count == 1)
  }
}
