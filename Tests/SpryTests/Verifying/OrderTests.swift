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

  /// The failure of the order assertion, without a test framework.
  private func failure(_ calls: CallPattern..., since mark: Checkpoint? = nil) -> String? {
    OrderAssertion.haveReceivedInOrder(calls, since: mark).text(adding: "")
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

  @Test func onlyCallsSinceACheckpointAreChecked() {
    log.write("a")
    let mark = Checkpoint()
    _ = store.trails(near: "Bern")
    #expect(failure(log.call(.write), store.call(.trails)) == nil)
    #expect(
      failure(log.call(.write), store.call(.trails), since: mark) == """
        Calls were not received in order: FakeLog.write(_:) was not received after the checkpoint.
        Expected order:
          1. FakeLog.write(_:): not received
          2. FakeTrailStore.trails(near:)
        All calls after the checkpoint:
          1. FakeTrailStore.trails(near: "Bern")
        """)
  }

  @Test func failureShowsWhereTheOrderBroke() {
    log.write("begin")
    store.save(.eiger, as: "best")
    _ = store.trails(near: "Bern")
    log.write("end")
    let failure = failure(
      log.call(.write, with: "begin"), store.call(.trails),
      store.call(.save, with: Argument.anything, "best"), log.call(.write, with: "end"))
    #expect(
      failure == """
        Calls were not received in order: FakeTrailStore.save(anything, as: "best") was not received after FakeTrailStore.trails(near:).
        Expected order:
          1. FakeLog.write("begin"): received as #1
          2. FakeTrailStore.trails(near:): received as #3
          3. FakeTrailStore.save(anything, as: "best"): not received after that; last received as #2
          4. FakeLog.write("end")
        All calls:
          1. FakeLog.write("begin")
          2. FakeTrailStore.save(Trail(name: "Eiger Trail", ascent: 140), as: "best")
          3. FakeTrailStore.trails(near: "Bern")
          4. FakeLog.write("end")
        """)
  }

  @Test func failureShowsWhyTheClosestCallDoesNotMatch() {
    store.save(.eiger, as: "best")
    ranger.stub(.anything).andReturn(1)
    let _: Int = ranger.anything(UInt8(1))
    #expect(
      failure(store.call(.save), ranger.call(.anything, with: 1)) == """
        Calls were not received in order: FakeRanger.anything(1) was not received after FakeTrailStore.save(_:as:).
        Expected order:
          1. FakeTrailStore.save(_:as:): received as #1
          2. FakeRanger.anything(1): not received; the closest call is #2
             argument 1: expected 1 (Int), received 1 (UInt8)
        All calls:
          1. FakeTrailStore.save(Trail(name: "Eiger Trail", ascent: 140), as: "best")
          2. FakeRanger.anything(1)
        """)
    #expect(
      failure(store.call(.save, with: Trail.eiger)) == """
        Calls were not received in order: FakeTrailStore.save(Trail(name: "Eiger Trail", ascent: 140)) was not received.
        Expected order:
          1. FakeTrailStore.save(Trail(name: "Eiger Trail", ascent: 140)): \
        not received; the closest call is #1
             expected 1 argument, received 2; add Argument.rest to match any further arguments
        All calls:
          1. FakeTrailStore.save(Trail(name: "Eiger Trail", ascent: 140), as: "best")
        """)
  }

  @Test func failureNumbersFakesOfTheSameType() {
    let other = FakeLog()
    other.write("x")
    log.write("x")
    #expect(
      failure(log.call(.write, with: "x"), other.call(.write, with: "x")) == """
        Calls were not received in order: FakeLog 2.write("x") was not received after FakeLog 1.write("x").
        Expected order:
          1. FakeLog 1.write("x"): received as #2
          2. FakeLog 2.write("x"): not received after that; last received as #1
        All calls:
          1. FakeLog 2.write("x")
          2. FakeLog 1.write("x")
        """)
  }

  @Test func failureWithoutAnyCalls() {
    #expect(
      failure(log.call(.write)) == """
        Calls were not received in order: FakeLog.write(_:) was not received.
        Expected order:
          1. FakeLog.write(_:): not received
        No calls were received.
        """)
  }

  @Test func incomparableValueIsReported() {
    ranger.stub(.anything).andReturn(1)
    let _: Int = ranger.anything(Scribble(strokes: 1))
    #expect(
      failure(ranger.call(.anything), ranger.call(.anything, with: Scribble(strokes: 1))) == """
        FakeRanger.anything, argument 1: values of type Scribble can't be compared, because Scribble isn't Equatable.
        Use: Argument.where { (value: Scribble) in <#condition#> }
        Or make Scribble Equatable.
        """)
    let second = failure(store.call(.save), ranger.call(.anything, with: Scribble(strokes: 1)))
    #expect(second?.hasPrefix("FakeRanger.anything, argument 1: ") == true)
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
