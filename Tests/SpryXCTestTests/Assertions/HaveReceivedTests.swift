import SpryTestSupport
import SpryXCTest
import XCTest

@testable import Hiking

final class HaveReceivedTests: RecordingTestCase {
  private let store = FakeTrailStore()

  override func setUp() {
    FakeTrailStore.resetCallsAndStubs()
    FakeTrailStore.stub(.open).andReturn(1)
    store.stub(.trails).andReturn([Trail]())
    store.stub(.save).andReturn()
  }

  func testPassesForReceivedCalls() {
    store.save(.eiger, as: "best")
    store.region = "Valais"
    _ = FakeTrailStore.open("a.json")
    XCTAssertHaveReceived(store, .save)
    XCTAssertHaveReceived(store, .save, with: Trail.eiger, "best")
    XCTAssertHaveReceived(store, .save, with: Trail.eiger, "best", countSpecifier: .once)
    XCTAssertHaveReceived(store, .region, with: "Valais")
    XCTAssertHaveNotReceived(store, .trails)
    XCTAssertHaveNotReceived(store, .save, with: Trail.gemmi, "best")
    XCTAssertHaveNotReceived(store, .save, countSpecifier: .exactly(2))
    XCTAssertHaveRecordedCalls(store)
    XCTAssertHaveNoRecordedCalls(FakeTrailStore())
    XCTAssertHaveReceived(FakeTrailStore.self, .open, with: "a.json")
    XCTAssertHaveNotReceived(FakeTrailStore.self, .open, with: "b.json")
    XCTAssertHaveRecordedCalls(FakeTrailStore.self)
    FakeTrailStore.resetCalls()
    XCTAssertHaveNoRecordedCalls(FakeTrailStore.self)
  }

  func testFailsForMissingCalls() {
    store.save(.eiger, as: "worst")
    store.region = "Valais"
    store.save(.gemmi, as: "worst")
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveReceived(store, .save, with: Trail.gemmi, "best", countSpecifier: .once)
    }
    let outcome = store.call(.save, with: Trail.gemmi, "best").haveReceived(.once, since: nil)
    XCTAssertEqual(
      outcome.outline,
      #"notReceived FakeTrailStore.save(Trail(name: "Gemmi Pass", ascent: 940), as: "best") 0 of exactly(1)"#
    )
    XCTAssertEqual(failures, [failure(outcome, line)])
  }

  func testFailsWithoutAnyCalls() {
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveReceived(FakeTrailStore.self, .open, with: "a.json")
    }
    let outcome = FakeTrailStore.call(.open, with: "a.json").haveReceived(.atLeast(1), since: nil)
    XCTAssertEqual(failures, [failure(outcome, line)])
  }

  func testHaveNotReceivedFailsForReceivedCalls() {
    _ = FakeTrailStore.open("a.json")
    _ = store.trails(near: "Bern")
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveNotReceived(FakeTrailStore.self, .open, with: "a.json", countSpecifier: .once)
      XCTAssertHaveNotReceived(store, .trails)
    }
    let open = FakeTrailStore.call(.open, with: "a.json").haveNotReceived(.once, since: nil)
    XCTAssertEqual(open.outline, #"received FakeTrailStore.self.open("a.json") 1 of exactly(1)"#)
    let trails = store.call(.trails).haveNotReceived(.atLeast(1), since: nil)
    XCTAssertEqual(failures, [failure(open, line), failure(trails, line + 1)])
  }

  func testMessagePassedAsAnArgumentFails() {
    _ = store.trails(near: "Bern")
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveNotReceived(store, .trails, with: "Bern", "my message")
    }
    let outcome = store.call(.trails, with: "Bern", "my message")
      .haveNotReceived(.atLeast(1), since: nil)
    XCTAssertEqual(
      outcome.outline, #"notReceivable FakeTrailStore.trails("Bern", "my message") 0 of atLeast(1)"#
    )
    XCTAssertEqual(failures, [failure(outcome, line)])
  }

  func testIncomparableArgumentFailsBothAssertions() {
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveReceived(store, .save, with: Scribble(strokes: 1), "best")
      XCTAssertHaveNotReceived(store, .save, with: Scribble(strokes: 1), "best")
    }
    let save = store.call(.save, with: Scribble(strokes: 1), "best")
    let outcome = save.haveReceived(.atLeast(1), since: nil)
    XCTAssertEqual(outcome.outline, "incomparable FakeTrailStore.save(_:as:), argument 0")
    XCTAssertEqual(failures, [failure(outcome, line), failure(outcome, line + 1)])
  }

  func testRecordedCallsAssertionsFail() {
    _ = store.trails(near: "Bern")
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveNoRecordedCalls(store)
      XCTAssertHaveRecordedCalls(FakeTrailStore())
      XCTAssertHaveRecordedCalls(FakeTrailStore.self, "nothing was opened")
    }
    XCTAssertEqual(
      failures,
      [
        failure(store.record.haveNoRecordedCalls(since: nil), line),
        failure(FakeTrailStore().record.haveRecordedCalls(since: nil), line + 1),
        failure(
          FakeTrailStore.record.haveRecordedCalls(since: nil), adding: "nothing was opened",
          line + 2),
      ])
  }
}
