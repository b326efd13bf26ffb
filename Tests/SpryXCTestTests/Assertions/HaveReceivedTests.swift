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

  private func failure(_ text: String, _ line: Int) -> RecordedFailure {
    RecordedFailure(text: "failed - " + text, file: #filePath, line: line)
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
    XCTAssertEqual(
      failures,
      [
        failure(
          """
          FakeTrailStore did not receive save(Trail(name: "Gemmi Pass", ascent: 940), as: "best"), expected exactly once.
          Closest call, #3 of 3:
            save(Trail(name: "Gemmi Pass", ascent: 940), as: "worst")
              as: expected "best", received "worst"
          All calls:
            1. save(Trail(name: "Eiger Trail", ascent: 140), as: "worst")
            2. region = "Valais"
            3. save(Trail(name: "Gemmi Pass", ascent: 940), as: "worst")
          """, line)
      ])
  }

  func testFailsForTooManyCalls() {
    _ = store.trails(near: "Bern")
    _ = store.trails(near: "Bern")
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveReceived(store, .trails, countSpecifier: .atMost(1), "too many")
    }
    XCTAssertEqual(
      failures,
      [
        failure(
          """
          FakeTrailStore received trails(near:) twice, expected at most once.
          All calls:
            1. trails(near: "Bern")
            2. trails(near: "Bern")
          too many
          """, line)
      ])
  }

  func testFailsWithoutAnyCalls() {
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveReceived(FakeTrailStore.self, .open, with: "a.json")
    }
    XCTAssertEqual(
      failures,
      [
        failure(
          """
          FakeTrailStore.self did not receive open("a.json").
          It received no calls.
          """, line)
      ])
  }

  func testHaveNotReceivedFailsForReceivedCalls() {
    _ = FakeTrailStore.open("a.json")
    _ = store.trails(near: "Bern")
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveNotReceived(FakeTrailStore.self, .open, with: "a.json", countSpecifier: .once)
      XCTAssertHaveNotReceived(store, .trails)
    }
    XCTAssertEqual(
      failures,
      [
        failure(
          """
          FakeTrailStore.self received open("a.json") once, expected anything but exactly once.
          All calls:
            1. open("a.json")
          """, line),
        failure(
          """
          FakeTrailStore received trails(near:) once, expected no calls.
          All calls:
            1. trails(near: "Bern")
          """, line + 1),
      ])
  }

  func testMessagePassedAsAnArgumentFails() {
    _ = store.trails(near: "Bern")
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveNotReceived(store, .trails, with: "Bern", "my message")
    }
    XCTAssertEqual(
      failures,
      [
        failure(
          """
          FakeTrailStore can't have received trails("Bern", "my message"): \
          no call to trails(near:) has 2 arguments.
          If "my message" is meant as the assertion's message, pass it after a labeled argument:
            countSpecifier: .atLeast(1), "my message"
          All calls:
            1. trails(near: "Bern")
          """, line)
      ])
  }

  func testIncomparableArgumentFailsBothAssertions() {
    let line = #line + 2
    let failures = failures {
      XCTAssertHaveReceived(store, .save, with: Scribble(strokes: 1), "best")
      XCTAssertHaveNotReceived(store, .save, with: Scribble(strokes: 1), "best")
    }
    let text = """
      FakeTrailStore.save(_:as:), argument 1: values of type Scribble can't be compared, because Scribble isn't Equatable.
      Use: Argument.where { (value: Scribble) in <#condition#> }
      Or make Scribble Equatable.
      """
    XCTAssertEqual(failures, [failure(text, line), failure(text, line + 1)])
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
        failure(
          """
          FakeTrailStore received 1 call, expected no calls.
          All calls:
            1. trails(near: "Bern")
          """, line),
        failure("FakeTrailStore received no calls, expected at least one.", line + 1),
        failure(
          """
          FakeTrailStore.self received no calls, expected at least one.
          nothing was opened
          """, line + 2),
      ])
  }
}
