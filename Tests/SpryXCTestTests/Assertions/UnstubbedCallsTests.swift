import SpryXCTest
import XCTest

@testable import Hiking

/// A call without a stub fails its test, so assertions for which it is the only mistake don't.
final class UnstubbedCallsTests: RecordingTestCase {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  private let missingStub = """
    failed - FakeTrailStore has no stub for trails(near: "Bern").
    Add: fake.stub(.trails).with("Bern").andReturn(<#[Trail]#>)
    """

  private let notExactly = """
    failed - FakeTrailStore did not receive exactly the expected calls.
      1. trails(near: "Bern"): not expected here
      2. region = "Bern"
    """

  private let unverified = """
    failed - FakeTrailStore has 1 unverified call:
      1. trails(near: "Bern")
    Verify it or, if it doesn't matter, pass excluding: [.trails]
    """

  override func setUp() { FakeTrailStore.resetCallsAndStubs() }

  func testUnexpectedCallFailsItsTestOnce() {
    let failures = failures {
      _ = store.trails(near: "Bern")
      store.region = "Bern"
      XCTAssertHaveReceivedExactly(store.call(.region))
      XCTAssertNoUnverifiedCalls(store)
    }
    XCTAssertEqual(failures.map(\.text), [missingStub])
  }

  func testUnexpectedCallToAnAsyncMemberFailsItsTestOnce() async {
    ranger.stub(.closures).andReturn([String]())
    startRecording()
    _ = try? await ranger.closures(on: 1)
    _ = await ranger.forecast(for: 2)
    XCTAssertHaveReceivedExactly(ranger.call(.closures))
    XCTAssertNoUnverifiedCalls(ranger)
    XCTAssertEqual(
      stopRecording().map(\.text),
      [
        """
        failed - FakeRanger has no stub for forecast(for: 2).
        Add: fake.stub(.forecast).with(2).andReturn(<#String#>)
        Or, if it should not be called, fix the code that calls it.
        """
      ])
  }

  func testUnexpectedStaticCallFailsItsTestOnce() {
    FakeTrailStore.stub(.open, file: "/tests/StoreTests.swift", line: 7).with("a").andReturn(1)
    let failures = failures {
      _ = FakeTrailStore.open("b")
      _ = FakeTrailStore.open("a")
      XCTAssertHaveReceivedExactly(FakeTrailStore.call(.open, with: "a"))
      XCTAssertNoUnverifiedCalls(FakeTrailStore.self)
    }
    XCTAssertEqual(
      failures.map(\.text),
      [
        """
        failed - FakeTrailStore.self has no stub for open("b").
        Stubs for open(_:):
          1. with("a"), at StoreTests.swift:7
             argument 1: expected "a", received "b"
        Add: FakeTrailStore.stub(.open).with("b").andReturn(<#Int#>)
        Or, if these arguments are wrong, fix the code that passes them.
        """
      ])
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
