import SpryTestSupport
import SpryXCTest
import XCTest

@testable import Hiking

/// Every parameter of every assertion makes a difference, for a fake and for its static members,
/// now and after waiting.
///
/// Before each assertion there has been one call. Those that wait are on the main actor: what
/// they wait for happens there too, so that it cannot happen before they wait.
final class AssertionParametersTests: RecordingTestCase {
  private let store = FakeTrailStore()
  private let type = FakeTrailStore.self
  private let hour = Duration.seconds(3_600)
  private let instance = AssertionTexts.instance
  private let statically = AssertionTexts.static
  private let message = "\na message"

  override func setUp() {
    type.resetCallsAndStubs()
    type.stub(.open).andReturn(1)
    store.stub(.trails).andReturn([Trail]())
    store.stub(.save).andReturn()
  }

  override func tearDown() {
    type.resetCallsAndStubs()
  }

  /// Does something on the main actor after whoever waits there has waited for a while.
  private static func afterAWhile(_ body: @escaping @MainActor () -> Void) {
    Task { @MainActor in
      for _ in 0..<1_000 { await Task.yield() }
      body()
    }
  }

  /// Makes the calls, and returns checkpoints before and after them.
  private func makeCalls() -> (before: Checkpoint, after: Checkpoint) {
    let before = store.checkpoint()
    _ = store.trails(near: "Bern")
    _ = type.open("a.json")
    return (before, store.checkpoint())
  }

  /// Expects failures on lines that follow each other.
  private func expect(
    _ texts: [String], of recorded: [RecordedFailure], from first: Int, line: UInt = #line
  ) {
    let expected = texts.enumerated().map { place, text in
      RecordedFailure(text: "failed - \(text)", file: #filePath, line: first + place)
    }
    XCTAssertEqual(recorded, expected, line: line)
  }

  func testHaveReceivedPassesOnAllItsParameters() {
    let mark = makeCalls().after
    XCTAssertHaveReceived(store, .trails, with: "Bern", countSpecifier: .once)
    XCTAssertHaveReceived(type, .open, with: "a.json", countSpecifier: .once)
    startRecording()
    let line = #line + 1
    XCTAssertHaveReceived(store, .trails, with: "Thun")
    XCTAssertHaveReceived(store, .trails, countSpecifier: .exactly(2))
    XCTAssertHaveReceived(store, .trails, since: mark)
    XCTAssertHaveReceived(store, .trails, countSpecifier: .exactly(2), "a message")
    XCTAssertHaveReceived(type, .open, with: "b.json")
    XCTAssertHaveReceived(type, .open, countSpecifier: .exactly(2))
    XCTAssertHaveReceived(type, .open, since: mark)
    XCTAssertHaveReceived(type, .open, countSpecifier: .exactly(2), "a message")
    expect(
      [instance, statically].flatMap {
        [
          $0.calledWithOtherArguments, $0.notCalledTwice, $0.notCalledSince,
          $0.notCalledTwice + message,
        ]
      }, of: stopRecording(), from: line)
  }

  @MainActor func testHaveReceivedWithin() async {
    let mark = makeCalls().after
    startRecording()
    let line = #line + 1
    await XCTAssertHaveReceived(store, .trails, with: "Thun", within: .zero)
    await XCTAssertHaveReceived(store, .trails, countSpecifier: .exactly(2), within: .zero)
    await XCTAssertHaveReceived(store, .trails, since: mark, within: .zero)
    await XCTAssertHaveReceived(store, .trails, since: mark, within: .zero, "a message")
    await XCTAssertHaveReceived(type, .open, with: "b.json", within: .zero)
    await XCTAssertHaveReceived(type, .open, countSpecifier: .exactly(2), within: .zero)
    await XCTAssertHaveReceived(type, .open, since: mark, within: .zero)
    await XCTAssertHaveReceived(type, .open, since: mark, within: .zero, "a message")
    Self.afterAWhile { [store] in _ = store.trails(near: "Thun") }
    await XCTAssertHaveReceived(store, .trails, since: mark, within: hour)
    Self.afterAWhile { [type] in _ = type.open("b.json") }
    await XCTAssertHaveReceived(type, .open, since: mark, within: hour)
    expect(
      [instance, statically].flatMap {
        [
          $0.calledWithOtherArguments, $0.notCalledTwice, $0.notCalledSince,
          $0.notCalledSince + message,
        ]
      }, of: stopRecording(), from: line)
  }

  func testHaveNotReceived() {
    let (start, mark) = makeCalls()
    XCTAssertHaveNotReceived(store, .trails, with: "Thun")
    XCTAssertHaveNotReceived(store, .trails, countSpecifier: .exactly(2))
    XCTAssertHaveNotReceived(store, .trails, since: mark)
    XCTAssertHaveNotReceived(type, .open, with: "b.json")
    XCTAssertHaveNotReceived(type, .open, countSpecifier: .exactly(2))
    XCTAssertHaveNotReceived(type, .open, since: mark)
    startRecording()
    let line = #line + 1
    XCTAssertHaveNotReceived(store, .trails, with: "Bern")
    XCTAssertHaveNotReceived(store, .trails, countSpecifier: .once)
    XCTAssertHaveNotReceived(store, .trails, since: start)
    XCTAssertHaveNotReceived(store, .trails, since: start, "a message")
    XCTAssertHaveNotReceived(type, .open, with: "a.json")
    XCTAssertHaveNotReceived(type, .open, countSpecifier: .once)
    XCTAssertHaveNotReceived(type, .open, since: start)
    XCTAssertHaveNotReceived(type, .open, since: start, "a message")
    expect(
      [instance, statically].flatMap {
        [
          $0.calledWithTheseArguments, $0.calledExactlyOnce, $0.calledSince,
          $0.calledSince + message,
        ]
      }, of: stopRecording(), from: line)
  }

  @MainActor func testHaveNotReceivedWithin() async {
    let (start, mark) = makeCalls()
    await XCTAssertHaveNotReceived(store, .trails, with: "Thun", within: .zero)
    await XCTAssertHaveNotReceived(
      store, .trails, countSpecifier: .exactly(2), within: .zero)
    await XCTAssertHaveNotReceived(store, .trails, since: mark, within: .zero)
    await XCTAssertHaveNotReceived(type, .open, with: "b.json", within: .zero)
    await XCTAssertHaveNotReceived(type, .open, countSpecifier: .exactly(2), within: .zero)
    await XCTAssertHaveNotReceived(type, .open, since: mark, within: .zero)
    startRecording()
    let line = #line + 1
    await XCTAssertHaveNotReceived(store, .trails, with: "Bern", within: .zero)
    await XCTAssertHaveNotReceived(store, .trails, countSpecifier: .once, within: .zero)
    await XCTAssertHaveNotReceived(store, .trails, since: start, within: .zero)
    await XCTAssertHaveNotReceived(store, .trails, since: start, within: .zero, "a message")
    await XCTAssertHaveNotReceived(type, .open, with: "a.json", within: .zero)
    await XCTAssertHaveNotReceived(type, .open, countSpecifier: .once, within: .zero)
    await XCTAssertHaveNotReceived(type, .open, since: start, within: .zero)
    await XCTAssertHaveNotReceived(type, .open, since: start, within: .zero, "a message")
    expect(
      [instance, statically].flatMap {
        [
          $0.calledWithTheseArguments, $0.calledExactlyOnce, $0.calledSince,
          $0.calledSince + message,
        ]
      }, of: stopRecording(), from: line)
  }

  @MainActor func testHaveNotReceivedIsBrokenByACallThatComesWhileItWaits() async {
    startRecording()
    Self.afterAWhile { [store] in _ = store.trails(near: "Bern") }
    let line = #line + 1
    await XCTAssertHaveNotReceived(store, .trails, within: hour)
    expect([instance.called], of: stopRecording(), from: line)
    startRecording()
    Self.afterAWhile { [type] in _ = type.open("a.json") }
    let staticLine = #line + 1
    await XCTAssertHaveNotReceived(type, .open, within: hour)
    expect([statically.called], of: stopRecording(), from: staticLine)
  }

  func testHaveRecordedCalls() {
    let (start, mark) = makeCalls()
    XCTAssertHaveRecordedCalls(store, since: start)
    XCTAssertHaveRecordedCalls(type, since: start)
    startRecording()
    let line = #line + 1
    XCTAssertHaveRecordedCalls(store, since: mark)
    XCTAssertHaveRecordedCalls(store, since: mark, "a message")
    XCTAssertHaveRecordedCalls(type, since: mark)
    XCTAssertHaveRecordedCalls(type, since: mark, "a message")
    expect(
      [instance, statically].flatMap {
        [$0.recordedNothingSince, $0.recordedNothingSince + message]
      }, of: stopRecording(), from: line)
  }

  @MainActor func testHaveRecordedCallsWithin() async {
    let mark = makeCalls().after
    startRecording()
    let line = #line + 1
    await XCTAssertHaveRecordedCalls(store, since: mark, within: .zero)
    await XCTAssertHaveRecordedCalls(store, since: mark, within: .zero, "a message")
    await XCTAssertHaveRecordedCalls(type, since: mark, within: .zero)
    await XCTAssertHaveRecordedCalls(type, since: mark, within: .zero, "a message")
    Self.afterAWhile { [store] in _ = store.trails(near: "Thun") }
    await XCTAssertHaveRecordedCalls(store, since: mark, within: hour)
    Self.afterAWhile { [type] in _ = type.open("b.json") }
    await XCTAssertHaveRecordedCalls(type, since: mark, within: hour)
    expect(
      [instance, statically].flatMap {
        [$0.recordedNothingSince, $0.recordedNothingSince + message]
      }, of: stopRecording(), from: line)
  }

  func testHaveNoRecordedCalls() {
    let (start, mark) = makeCalls()
    XCTAssertHaveNoRecordedCalls(store, since: mark)
    XCTAssertHaveNoRecordedCalls(type, since: mark)
    startRecording()
    let line = #line + 1
    XCTAssertHaveNoRecordedCalls(store)
    XCTAssertHaveNoRecordedCalls(store, since: start)
    XCTAssertHaveNoRecordedCalls(store, "a message")
    XCTAssertHaveNoRecordedCalls(type)
    XCTAssertHaveNoRecordedCalls(type, since: start)
    XCTAssertHaveNoRecordedCalls(type, "a message")
    expect(
      [instance, statically].flatMap {
        [$0.recorded, $0.recordedSince, $0.recorded + message]
      }, of: stopRecording(), from: line)
  }

  @MainActor func testHaveNoRecordedCallsWithin() async {
    let (start, mark) = makeCalls()
    await XCTAssertHaveNoRecordedCalls(store, since: mark, within: .zero)
    await XCTAssertHaveNoRecordedCalls(type, since: mark, within: .zero)
    startRecording()
    let line = #line + 1
    await XCTAssertHaveNoRecordedCalls(store, within: .zero)
    await XCTAssertHaveNoRecordedCalls(store, since: start, within: .zero)
    await XCTAssertHaveNoRecordedCalls(store, within: .zero, "a message")
    await XCTAssertHaveNoRecordedCalls(type, within: .zero)
    await XCTAssertHaveNoRecordedCalls(type, since: start, within: .zero)
    await XCTAssertHaveNoRecordedCalls(type, within: .zero, "a message")
    expect(
      [instance, statically].flatMap {
        [$0.recorded, $0.recordedSince, $0.recorded + message]
      }, of: stopRecording(), from: line)
  }

  @MainActor func testHaveNoRecordedCallsIsBrokenByACallThatComesWhileItWaits() async {
    startRecording()
    Self.afterAWhile { [store] in _ = store.trails(near: "Bern") }
    let line = #line + 1
    await XCTAssertHaveNoRecordedCalls(store, within: hour)
    expect([instance.recorded], of: stopRecording(), from: line)
    startRecording()
    Self.afterAWhile { [type] in _ = type.open("a.json") }
    let staticLine = #line + 1
    await XCTAssertHaveNoRecordedCalls(type, within: hour)
    expect([statically.recorded], of: stopRecording(), from: staticLine)
  }

  @MainActor func testHaveReceivedInOrder() async {
    let mark = makeCalls().after
    XCTAssertHaveReceivedInOrder(store.call(.trails), type.call(.open))
    startRecording()
    let line = #line + 1
    XCTAssertHaveReceivedInOrder(store.call(.trails, with: "Thun"))
    XCTAssertHaveReceivedInOrder(store.call(.trails), since: mark)
    XCTAssertHaveReceivedInOrder(store.call(.trails, with: "Thun"), since: nil, "a message")
    await XCTAssertHaveReceivedInOrder(type.call(.open, with: "b.json"), within: .zero)
    await XCTAssertHaveReceivedInOrder(type.call(.open), since: mark, within: .zero)
    await XCTAssertHaveReceivedInOrder(type.call(.open), since: mark, within: .zero, "a message")
    Self.afterAWhile { [store] in _ = store.trails(near: "Thun") }
    await XCTAssertHaveReceivedInOrder(
      type.call(.open), store.call(.trails, with: "Thun"), within: hour)
    expect(
      [
        instance.outOfOrder, instance.outOfOrderSince, instance.outOfOrder + message,
        statically.outOfOrder, statically.outOfOrderSince, statically.outOfOrderSince + message,
      ], of: stopRecording(), from: line)
  }

  func testNoUnverifiedCalls() {
    _ = makeCalls()
    let mark = store.checkpoint()
    XCTAssertNoUnverifiedCalls(store, excluding: [.trails])
    XCTAssertNoUnverifiedCalls(store, since: mark)
    XCTAssertNoUnverifiedCalls(type, excluding: [.open])
    XCTAssertNoUnverifiedCalls(type, since: mark)
    store.region = "Valais"
    _ = type.open("b.json")
    startRecording()
    let line = #line + 1
    XCTAssertNoUnverifiedCalls(store, excluding: [.region])
    XCTAssertNoUnverifiedCalls(store, since: mark)
    XCTAssertNoUnverifiedCalls(store, excluding: [.region], "a message")
    XCTAssertNoUnverifiedCalls(type, since: mark)
    XCTAssertNoUnverifiedCalls(type, since: mark, "a message")
    expect(
      [
        instance.unverified, instance.unverified(#"region = "Valais""#, named: "region"),
        instance.unverified + message, statically.unverified(#"open("b.json")"#, named: "open"),
        statically.unverified(#"open("b.json")"#, named: "open") + message,
      ], of: stopRecording(), from: line)
  }

  func testNoUnusedStubs() {
    let file: StaticString = "/tests/StoreTests.swift"
    let store = FakeTrailStore()
    store.stub(.trails, file: file, line: 3).andReturn([Trail]())
    type.resetStubs()
    type.stub(.open, file: file, line: 4).andReturn(1)
    startRecording()
    let line = #line + 1
    XCTAssertNoUnusedStubs(store)
    XCTAssertNoUnusedStubs(store, "a message")
    XCTAssertNoUnusedStubs(type)
    XCTAssertNoUnusedStubs(type, "a message")
    let unused = instance.unused(at: "StoreTests.swift:3")
    let unusedStatic = statically.unused(at: "StoreTests.swift:4")
    expect(
      [unused, unused + message, unusedStatic, unusedStatic + message], of: stopRecording(),
      from: line)
  }

  func testExpectationsMetPassesOnAllItsParameters() {
    startRecording()
    let line = #line + 1
    store.expect(.trails)
    type.expect(.open)
    XCTAssertExpectationsMet(store)
    XCTAssertExpectationsMet(type)
    expect(
      [
        instance.unmet(verifiedAt: "AssertionParametersTests.swift:\(line + 2)"),
        statically.unmet(verifiedAt: "AssertionParametersTests.swift:\(line + 3)"),
      ], of: stopRecording(), from: line)

    startRecording()
    let next = #line + 1
    store.expect(.trails)
    type.expect(.open)
    XCTAssertExpectationsMet(store, "a message")
    XCTAssertExpectationsMet(type, "a message")
    expect(
      [
        instance.unmet(verifiedAt: "AssertionParametersTests.swift:\(next + 2)") + message,
        statically.unmet(verifiedAt: "AssertionParametersTests.swift:\(next + 3)") + message,
      ], of: stopRecording(), from: next)
  }
}
