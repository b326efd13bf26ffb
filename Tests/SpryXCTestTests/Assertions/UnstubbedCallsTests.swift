import SpryTestSupport
import SpryXCTest
import XCTest

@testable import Hiking

/// A call without a stub fails its test, so assertions for which it is the only mistake don't.
final class UnstubbedCallsTests: RecordingTestCase {
  private let store = FakeTrailStore()

  private var missingStub = ""
  private var notExactly = ""
  private var unverified = ""

  override func setUp() {
    FakeTrailStore.resetCallsAndStubs()
    // The same calls to another fake, for which the core has no reason to leave out a failure.
    let store = FakeTrailStore()
    missingStub = coreTexts { _ = store.trails(near: "Bern") }.joined()
    store.region = "Bern"
    notExactly =
      failure([store.call(.region)].receivedExactly(nil), 0).text
    let excluded = [FakeTrailStore.Function.region]
    unverified =
      failure(store.record.hasNoUnverifiedCalls(excluding: excluded, nil), 0).text
  }

  func testUnexpectedCallFailsItsTestOnce() {
    let failures = failures {
      _ = store.trails(near: "Bern")
      store.region = "Bern"
      XCTAssertHaveReceivedExactly(store.call(.region))
      XCTAssertNoUnverifiedCalls(store)
    }
    XCTAssertEqual(failures.map(\.text), [missingStub])
  }

  func testUnexpectedCallOnAThreadFailsItsTestOnce() async {
    startRecording()
    await Task.detached { [store] in _ = store.trails(near: "Bern") }.value
    store.region = "Bern"
    XCTAssertHaveReceivedExactly(store.call(.region))
    XCTAssertEqual(stopRecording().map(\.text), [missingStub])
  }

  func testCallInAnExpectedFailureIsStillUnexpectedAndUnverified() {
    let failures = failures {
      expectFailure { _ = store.trails(near: "Bern") }
      store.region = "Bern"
      expectFailure { XCTAssertHaveReceivedExactly(store.call(.region)) }
      XCTAssertHaveReceived(store, .region)
      XCTAssertNoUnverifiedCalls(store)
    }
    XCTAssertEqual(failures.map(\.text), [missingStub, notExactly, unverified])
  }

  #if canImport(Darwin)
    func testCallInABlockThatExpectsAFailureIsStillUnexpectedAndUnverified() {
      XCTExpectFailure("no stub") { _ = store.trails(near: "Bern") }
      store.region = "Bern"
      XCTExpectFailure("no stub") { XCTAssertHaveReceivedExactly(store.call(.region)) }
      XCTAssertHaveReceived(store, .region)
      let failures = failures {
        XCTAssertHaveReceivedExactly(store.call(.region))
        XCTAssertNoUnverifiedCalls(store)
      }
      XCTAssertEqual(failures.map(\.text), [notExactly])
    }
  #endif

  /// Names of tests can be equal, for example when a test is repeated.
  func testFailureOfAnEarlierTestDoesNotCount() {
    let failures = failures {
      _ = store.trails(near: "Bern")
      TestCaseObserver().testCaseWillStart(self)
      store.region = "Bern"
      XCTAssertHaveReceivedExactly(store.call(.region))
    }
    XCTAssertEqual(failures.map(\.text), [missingStub, notExactly])
  }
}
