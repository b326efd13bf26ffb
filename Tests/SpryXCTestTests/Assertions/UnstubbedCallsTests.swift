import SpryTestSupport
import SpryXCTest
import XCTest

@testable import Hiking

/// A call without a stub fails its test, so assertions for which it is the only mistake don't.
final class UnstubbedCallsTests: RecordingTestCase {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

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
      failure(OrderAssertion.haveReceivedExactly([store.call(.region)], since: nil), 0).text
    let excluded = [FakeTrailStore.Function.region]
    unverified =
      failure(store.record.noUnverifiedCalls(excluding: excluded, since: nil), 0).text
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

  func testUnexpectedCallToAnAsyncMemberFailsItsTestOnce() async {
    ranger.stub(.closures).andReturn([String]())
    startRecording()
    _ = try? await ranger.closures(on: 1)
    _ = await ranger.forecast(for: 2)
    XCTAssertHaveReceivedExactly(ranger.call(.closures))
    XCTAssertNoUnverifiedCalls(ranger)
    let failures = stopRecording()
    let text = await reportedFailures {
      let ranger = FakeRanger()
      ranger.stub(.closures).andReturn([String]())
      _ = await ranger.forecast(for: 2)
    }
    XCTAssertEqual(text.map(\.outline), ["missingStub FakeRanger.forecast(for: 2)"])
    XCTAssertEqual(failures.map(\.text), text.map { "failed - \($0.text)" })
  }

  func testUnexpectedStaticCallFailsItsTestOnce() {
    FakeTrailStore.stub(.open, file: "/tests/StoreTests.swift", line: 7).with("a").andReturn(1)
    let failures = failures {
      _ = FakeTrailStore.open("b")
      _ = FakeTrailStore.open("a")
      XCTAssertHaveReceivedExactly(FakeTrailStore.call(.open, with: "a"))
      XCTAssertNoUnverifiedCalls(FakeTrailStore.self)
    }
    let texts = withOwnStaticFakes {
      FakeTrailStore.stub(.open, file: "/tests/StoreTests.swift", line: 7).with("a").andReturn(1)
      return coreTexts { _ = FakeTrailStore.open("b") }
    }
    XCTAssertEqual(texts.count, 1)
    XCTAssertEqual(failures.map(\.text), texts)
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
