import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private final class FakeLog: Spyable, Sendable {
  enum Function: String, StringRepresentable {
    case write = "write(_:at:)"
    case close = "close()"
  }

  let spryStorage = SpryStorage()
  func write(_ text: String, at line: Int) { recordCall(arguments: text, line) }
  func close() { recordCall() }
}

@Suite("Failure texts of calls out of order") struct OrderTextTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()
  private let log = FakeLog()

  init() {
    store.stub(.trails).andReturn([Trail]())
    store.stub(.save).andReturn()
  }

  private func text(_ calls: CallPattern..., since mark: Checkpoint? = nil) -> String? {
    calls.receivedInOrder(mark).text()
  }

  @Test func textShowsWhereTheOrderBroke() {
    log.write("begin", at: 1)
    store.save(.eiger, as: "best")
    _ = store.trails(near: "Bern")
    log.close()
    #expect(
      text(
        log.call(.write, with: "begin", 1), store.call(.trails),
        store.call(.save, with: Argument.anything, "best"), log.call(.close)) == """
          Calls were not received in order: FakeTrailStore.save(anything, as: "best") was not received after FakeTrailStore.trails(near:).
          Expected order:
            1. FakeLog.write("begin", at: 1): received as #1
            2. FakeTrailStore.trails(near:): received as #3
            3. FakeTrailStore.save(anything, as: "best"): not received after that; last received as #2
            4. FakeLog.close()
          All calls:
            1. FakeLog.write("begin", at: 1)
            2. FakeTrailStore.save(Trail(name: "Eiger Trail", ascent: 140), as: "best")
            3. FakeTrailStore.trails(near: "Bern")
            4. FakeLog.close()
          """)
  }

  @Test func textShowsWhyTheClosestCallDoesNotMatch() {
    store.save(.eiger, as: "best")
    ranger.stub(.anything).andReturn(1)
    let _: Int = ranger.anything(UInt8(1))
    #expect(
      text(store.call(.save), ranger.call(.anything, with: 1)) == """
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
      text(store.call(.save, with: Trail.eiger)) == """
        Calls were not received in order: FakeTrailStore.save(Trail(name: "Eiger Trail", ascent: 140)) was not received.
        Expected order:
          1. FakeTrailStore.save(Trail(name: "Eiger Trail", ascent: 140)): \
        not received; the closest call is #1
             expected 1 argument, received 2; add Argument.rest to match any further arguments
        All calls:
          1. FakeTrailStore.save(Trail(name: "Eiger Trail", ascent: 140), as: "best")
        """)
  }

  @Test func callThatIsUsedWithoutBeingRecorded() {
    store.stub(.region).andReturn("Bern")
    _ = store.region
    log.close()
    #expect(
      text(store.call(.region), log.call(.close)) == """
        Calls were not received in order: FakeTrailStore.region was not received.
        Expected order:
          1. FakeTrailStore.region: used, but it calls stubbedValue, which doesn't record it
          2. FakeLog.close()
        All calls:
          1. FakeLog.close()
        """)
  }

  @Test func fakesOfTheSameTypeAreNumbered() {
    let other = FakeLog()
    other.close()
    log.close()
    #expect(
      text(log.call(.close), other.call(.close)) == """
        Calls were not received in order: FakeLog 2.close() was not received after FakeLog 1.close().
        Expected order:
          1. FakeLog 1.close(): received as #2
          2. FakeLog 2.close(): not received after that; last received as #1
        All calls:
          1. FakeLog 2.close()
          2. FakeLog 1.close()
        """)
  }

  @Test func namedFakesAreToldApart() {
    let backup = FakeTrailStore()
    backup.spryStorage.name = "backup"
    store.region = "Bern"
    backup.region = "Thun"
    #expect(
      text(backup.call(.region), store.call(.region)) == """
        Calls were not received in order: FakeTrailStore.region was not received after FakeTrailStore "backup".region.
        Expected order:
          1. FakeTrailStore "backup".region: received as #2
          2. FakeTrailStore.region: not received after that; last received as #1
        All calls:
          1. FakeTrailStore.region = "Bern"
          2. FakeTrailStore "backup".region = "Thun"
        """)
  }

  @Test func onlyCallsAfterTheCheckpointAreListed() {
    log.close()
    let mark = Checkpoint()
    _ = store.trails(near: "Bern")
    #expect(
      text(log.call(.close), store.call(.trails), since: mark) == """
        Calls were not received in order: FakeLog.close() was not received after the checkpoint.
        Expected order:
          1. FakeLog.close(): not received
          2. FakeTrailStore.trails(near:)
        All calls after the checkpoint:
          1. FakeTrailStore.trails(near: "Bern")
        """)
  }

  @Test func noCalls() {
    #expect(
      text(log.call(.close)) == """
        Calls were not received in order: FakeLog.close() was not received.
        Expected order:
          1. FakeLog.close(): not received
        No calls were received.
        """)
    #expect(
      text(log.call(.close), since: Checkpoint())?.hasSuffix(
        "\nNo calls were received after the checkpoint.") == true)
  }
}

@Suite("Failure texts of calls that aren't exactly the expected ones") struct ExactTextTests {
  private let log = FakeLog()
  private let other = FakeLog()
  private let store = FakeTrailStore()

  private var close: CallPattern { log.call(.close) }

  private func text(_ calls: CallPattern..., since mark: Checkpoint? = nil) -> String? {
    calls.receivedExactly(mark).text()
  }

  @Test func differencesAreMarked() {
    log.write("a", at: 1)
    log.write("b", at: 2)
    log.close()
    #expect(
      text(
        log.call(.write, with: "a", 1), log.call(.write, with: "c", 3), log.call(.write), close
      ) == """
        FakeLog did not receive exactly the expected calls.
          1. write("a", at: 1)
          -  write("c", at: 3): expected here
          2. write("b", at: 2)
          3. close()
        """)
    #expect(
      text(close, log.call(.write, with: "a", 1)) == """
        FakeLog did not receive exactly the expected calls.
          -  close(): expected here
          1. write("a", at: 1)
          2. write("b", at: 2): not expected here
          3. close(): not expected here
        """)
    #expect(
      text(log.call(.write, with: "a", 1), log.call(.write, with: "c", 2), close) == """
        FakeLog did not receive exactly the expected calls.
          1. write("a", at: 1)
          2. write("b", at: 2): expected with other arguments
             argument 1: expected "c", received "b"
          3. close()
        """)
  }

  @Test func fakesOfTheSameTypeAreNumbered() {
    log.close()
    other.write("a", at: 1)
    #expect(
      text(close, other.call(.close), store.call(.region)) == """
        FakeLog 1 and FakeLog 2 and FakeTrailStore did not receive exactly the expected calls.
          1. FakeLog 1.close()
          -  FakeLog 2.close(): expected here
          -  FakeTrailStore.region: expected here
          2. FakeLog 2.write("a", at: 1): not expected here
        """)
    #expect(
      text(close, other.call(.close))?.hasPrefix("FakeLog 1 and FakeLog 2 did not receive")
        == true)
  }

  @Test func noCalls() {
    #expect(
      text(close) == """
        FakeLog did not receive exactly the expected calls.
          -  close(): expected here
        No calls were received.
        """)
    #expect(
      text(close, since: Checkpoint()) == """
        FakeLog did not receive exactly the expected calls after the checkpoint.
          -  close(): expected here
        No calls were received after the checkpoint.
        """)
  }

  @Test func longListsAreShortened() {
    for line in 1...30 { log.write("a", at: line) }
    log.close()
    let expected = (1...30).map { log.call(.write, with: "a", $0) }
    #expect(
      expected.receivedExactly(nil).text() == """
        FakeLog did not receive exactly the expected calls.
          1. write("a", at: 1)
          2. write("a", at: 2)
          … 26 more expected calls …
          29. write("a", at: 29)
          30. write("a", at: 30)
          31. close(): not expected here
        """)
    log.resetCalls()
    for line in 1...30 { log.write("b", at: line) }
    #expect(text(close)?.split(separator: "\n").count == 22)
    #expect(text(close)?.contains("  … 11 more differences …\n") == true)
  }
}
