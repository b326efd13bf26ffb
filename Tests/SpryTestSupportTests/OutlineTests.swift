import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Outlines of failures") struct OutlineTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  init() {
    store.stub(.save).andReturn()
  }

  @Test func callsWithoutAnAnswer() {
    let failures = outlines {
      for _ in 1...2 { _ = store.trails(near: "Bern") }
      store.stub(.trails).andDo { 1 }
      _ = store.trails(near: "Bern")
    }
    #expect(
      failures == [
        #"missingStub FakeTrailStore.trails(near: "Bern")"#,
        #"missingStub FakeTrailStore.trails(near: "Bern"), repeated: 2"#,
        #"wrongResult FakeTrailStore.trails(near: "Bern")"#,
      ])
  }

  @Test func verifications() {
    store.region = "Bern"
    #expect(
      store.didCall(.save, countSpecifier: .once).outline
        == "notReceived FakeTrailStore.save(_:as:) 0 of exactly(1)")
    #expect(
      store.didCall(.region, with: "Bern", since: Checkpoint()).outline
        == #"notReceived FakeTrailStore.region with "Bern" 0 of atLeast(1), since checkpoint"#)
    #expect(
      store.call(.region).notReceived(.atLeast(1), nil).outline
        == "received FakeTrailStore.region 1 of atLeast(1)")
    #expect(
      store.record.hasNoCalls(nil).outline
        == #"recordedCalls FakeTrailStore: [region = "Bern"]"#)
    #expect(
      FakeTrailStore().record.hasCalls(Checkpoint()).outline
        == "noRecordedCalls FakeTrailStore, since checkpoint")
    #expect(store.didCall(.region).outline == nil)
    #expect(store.record.hasCalls(nil).outline == nil)
  }

  @Test func expectations() {
    store.expect(.region)
    let line = #line + 1
    let failures = reportedFailures { store.verify() }
    #expect(
      failures.map(\.outlined) == [
        ReportedFailure(
          """
          notReceived FakeTrailStore.region 0 of atLeast(1), since expectation, \
          verified at OutlineTests.swift:\(line)
          """, at: line - 2)
      ])
    #expect(outlines { FakeRanger().verify() } == ["nothingExpected FakeRanger"])
  }

  @Test func order() {
    store.region = "Bern"
    store.save(.eiger, as: "best")
    let calls = [store.call(.save), store.call(.region, with: "Bern")]
    #expect(
      calls.receivedInOrder(nil).outline
        == #"outOfOrder FakeTrailStore.region = "Bern", 1 of 2 found"#)
    #expect(
      calls.receivedInOrder(Checkpoint()).outline
        == "outOfOrder FakeTrailStore.save(_:as:), 0 of 2 found, since checkpoint")
  }

  @Test func exactCalls() {
    let other = FakeTrailStore()
    store.region = "Bern"
    other.region = "Thun"
    store.save(.eiger, as: "best")
    let region = store.call(.region)
    #expect(
      [store.call(.save), region].receivedExactly(nil).outline == """
        notExactly FakeTrailStore
        - save(_:as:)
          1 region = "Bern"
        + 2 save(Trail(name: "Eiger Trail", ascent: 140), as: "best")
        """)
    let calls = [region, other.call(.region, with: "Brig"), other.call(.trails)]
    #expect(
      calls.receivedExactly(nil).outline == """
        notExactly FakeTrailStore, FakeTrailStore
          1 [0].region = "Bern"
        ~ 2 [1].region = "Thun", not region = "Brig"
        - [1].trails(near:)
        + 3 [0].save(Trail(name: "Eiger Trail", ascent: 140), as: "best")
        """)
    #expect(
      [region].receivedExactly(Checkpoint()).outline == """
        notExactly FakeTrailStore, since checkpoint
        - region
        """)
  }

  @Test func mistakes() {
    let failures = outlines {
      _ = store.didCall(.save, with: Scribble(strokes: 1), "best")
      _ = store.didCall(.save, countSpecifier: .exactly(-1))
      _ = Argument.captor().getValue(as: Int.self)
    }
    #expect(
      failures == [
        "incomparable FakeTrailStore.save(_:as:), argument 0",
        "negativeCount FakeTrailStore.save(_:as:) exactly(-1)",
        "captor outOfRange at 0",
      ])
  }

  @Test func evidenceHasNoSentences() {
    store.stub(.trails, file: "/tests/StoreTests.swift", line: 3).with("Thun").andReturn([Trail]())
    let failures = reportedFailures { _ = store.trails(near: "Bern") }
    #expect(
      failures.map(\.evidence) == [
        [#"1. with("Thun"), at StoreTests.swift:3"#, #"near: expected "Thun", received "Bern""#]
      ])
    #expect("A sentence.\n  1. a call\n     its difference\nAdd: a line".evidence.count == 2)
  }
}
