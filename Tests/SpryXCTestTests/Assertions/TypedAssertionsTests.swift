#if !canImport(Darwin)
  import SpryTestSupport
  import SpryXCTest
  import XCTest

  @testable import Hiking

  /// Every parameter of every assertion about typed functions and properties makes a difference.
  final class TypedAssertionsTests: RecordingTestCase {
    private let store = FakeTrailStore()
    private let hour = Duration.seconds(3_600)
    private let bern = TypedArgument.equal(to: "Bern")
    private let thun = TypedArgument.equal(to: "Thun")
    private let function = AssertionTexts.instance
    private let property = AssertionTexts.property
    private let message = "\na message"
    private var trails: TypedFunction<String, [Trail]> {
      TypedFunction(.trails, of: store, as: store.trails)
    }
    private var region: TypedProperty<String> { TypedProperty(.region, of: store, as: \.region) }

    override func setUp() {
      trails.stub().andReturn([])
    }

    /// Does something on the main actor after whoever waits there has waited for a while.
    private static func afterAWhile(_ body: @escaping @MainActor () -> Void) {
      Task { @MainActor in
        for _ in 0..<1_000 { await Task.yield() }
        body()
      }
    }

    /// Makes a call, and returns checkpoints before and after it.
    private func makeCalls() -> (before: Checkpoint, after: Checkpoint) {
      let before = store.checkpoint()
      _ = store.trails(near: "Bern")
      return (before, store.checkpoint())
    }

    private func setRegion() -> (before: Checkpoint, after: Checkpoint) {
      let before = store.checkpoint()
      store.region = "Bern"
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

    func testOrderAndVerifiedCalls() {
      _ = makeCalls()
      _ = setRegion()
      XCTAssertHaveReceivedInOrder(trails.call(with: .hasPrefix("B")), region.call(with: "Bern"))
      XCTAssertNoUnverifiedCalls(store)
    }

    func testATypedFunctionHasReceived() {
      let mark = makeCalls().after
      XCTAssertHaveReceived(trails, with: "Bern", countSpecifier: .once)
      XCTAssertHaveReceived(trails, with: bern, countSpecifier: .once)
      XCTAssertHaveReceived(trails, countSpecifier: .once)
      startRecording()
      let line = #line + 1
      XCTAssertHaveReceived(trails, with: "Thun")
      XCTAssertHaveReceived(trails, with: "Bern", countSpecifier: .exactly(2))
      XCTAssertHaveReceived(trails, with: "Bern", since: mark)
      XCTAssertHaveReceived(trails, with: "Bern", since: mark, "a message")
      XCTAssertHaveReceived(trails, with: thun)
      XCTAssertHaveReceived(trails, with: bern, countSpecifier: .exactly(2))
      XCTAssertHaveReceived(trails, with: bern, since: mark)
      XCTAssertHaveReceived(trails, with: bern, since: mark, "a message")
      XCTAssertHaveReceived(trails, countSpecifier: .exactly(2))
      XCTAssertHaveReceived(trails, since: mark)
      XCTAssertHaveReceived(trails, since: mark, "a message")
      expect(
        [
          function.ofTheCall.calledWithOtherArguments,
          function.ofTheCall.notCalledTwice,
          function.ofTheCall.notCalledSince,
          function.ofTheCall.notCalledSince + message,
          function.ofTheMatcher.calledWithOtherArguments,
          function.ofTheMatcher.notCalledTwice,
          function.ofTheMatcher.notCalledSince,
          function.ofTheMatcher.notCalledSince + message,
          function.notCalledTwice,
          function.notCalledSince,
          function.notCalledSince + message,
        ], of: stopRecording(), from: line)
    }

    @MainActor func testATypedFunctionHasReceivedWithin() async {
      let mark = makeCalls().after
      await XCTAssertHaveReceived(trails, with: "Bern", countSpecifier: .once, within: .zero)
      await XCTAssertHaveReceived(trails, with: bern, countSpecifier: .once, within: .zero)
      await XCTAssertHaveReceived(trails, countSpecifier: .once, within: .zero)
      startRecording()
      let line = #line + 1
      await XCTAssertHaveReceived(trails, with: "Thun", within: .zero)
      await XCTAssertHaveReceived(trails, with: "Bern", countSpecifier: .exactly(2), within: .zero)
      await XCTAssertHaveReceived(trails, with: "Bern", since: mark, within: .zero)
      await XCTAssertHaveReceived(trails, with: "Bern", since: mark, within: .zero, "a message")
      await XCTAssertHaveReceived(trails, with: thun, within: .zero)
      await XCTAssertHaveReceived(trails, with: bern, countSpecifier: .exactly(2), within: .zero)
      await XCTAssertHaveReceived(trails, with: bern, since: mark, within: .zero)
      await XCTAssertHaveReceived(trails, with: bern, since: mark, within: .zero, "a message")
      await XCTAssertHaveReceived(trails, countSpecifier: .exactly(2), within: .zero)
      await XCTAssertHaveReceived(trails, since: mark, within: .zero)
      await XCTAssertHaveReceived(trails, since: mark, within: .zero, "a message")
      expect(
        [
          function.ofTheCall.calledWithOtherArguments,
          function.ofTheCall.notCalledTwice,
          function.ofTheCall.notCalledSince,
          function.ofTheCall.notCalledSince + message,
          function.ofTheMatcher.calledWithOtherArguments,
          function.ofTheMatcher.notCalledTwice,
          function.ofTheMatcher.notCalledSince,
          function.ofTheMatcher.notCalledSince + message,
          function.notCalledTwice,
          function.notCalledSince,
          function.notCalledSince + message,
        ], of: stopRecording(), from: line)
      Self.afterAWhile { [store] in _ = store.trails(near: "Thun") }
      await XCTAssertHaveReceived(trails, with: "Thun", since: store.checkpoint(), within: hour)
      Self.afterAWhile { [store] in _ = store.trails(near: "Thun") }
      await XCTAssertHaveReceived(trails, with: thun, since: store.checkpoint(), within: hour)
      Self.afterAWhile { [store] in _ = store.trails(near: "Thun") }
      await XCTAssertHaveReceived(trails, since: store.checkpoint(), within: hour)
    }

    func testATypedFunctionHasNotReceived() {
      let (start, mark) = makeCalls()
      XCTAssertHaveNotReceived(trails, with: "Thun")
      XCTAssertHaveNotReceived(trails, with: "Bern", countSpecifier: .exactly(2))
      XCTAssertHaveNotReceived(trails, with: "Bern", since: mark)
      XCTAssertHaveNotReceived(trails, with: thun)
      XCTAssertHaveNotReceived(trails, with: bern, countSpecifier: .exactly(2))
      XCTAssertHaveNotReceived(trails, with: bern, since: mark)
      XCTAssertHaveNotReceived(trails, countSpecifier: .exactly(2))
      XCTAssertHaveNotReceived(trails, since: mark)
      startRecording()
      let line = #line + 1
      XCTAssertHaveNotReceived(trails, with: "Bern")
      XCTAssertHaveNotReceived(trails, with: "Bern", countSpecifier: .once)
      XCTAssertHaveNotReceived(trails, with: "Bern", since: start)
      XCTAssertHaveNotReceived(trails, with: "Bern", since: start, "a message")
      XCTAssertHaveNotReceived(trails, with: bern)
      XCTAssertHaveNotReceived(trails, with: bern, countSpecifier: .once)
      XCTAssertHaveNotReceived(trails, with: bern, since: start)
      XCTAssertHaveNotReceived(trails, with: bern, since: start, "a message")
      XCTAssertHaveNotReceived(trails, countSpecifier: .once)
      XCTAssertHaveNotReceived(trails, since: start)
      XCTAssertHaveNotReceived(trails, since: start, "a message")
      expect(
        [
          function.ofTheCall.called,
          function.ofTheCall.calledExactlyOnce,
          function.ofTheCall.calledSince,
          function.ofTheCall.calledSince + message,
          function.ofTheMatcher.called,
          function.ofTheMatcher.calledExactlyOnce,
          function.ofTheMatcher.calledSince,
          function.ofTheMatcher.calledSince + message,
          function.calledExactlyOnce,
          function.calledSince,
          function.calledSince + message,
        ], of: stopRecording(), from: line)
    }

    @MainActor func testATypedFunctionHasNotReceivedWithin() async {
      let (start, mark) = makeCalls()
      await XCTAssertHaveNotReceived(trails, with: "Thun", within: .zero)
      await XCTAssertHaveNotReceived(
        trails, with: "Bern", countSpecifier: .exactly(2), within: .zero)
      await XCTAssertHaveNotReceived(trails, with: "Bern", since: mark, within: .zero)
      await XCTAssertHaveNotReceived(trails, with: thun, within: .zero)
      await XCTAssertHaveNotReceived(trails, with: bern, countSpecifier: .exactly(2), within: .zero)
      await XCTAssertHaveNotReceived(trails, with: bern, since: mark, within: .zero)
      await XCTAssertHaveNotReceived(trails, countSpecifier: .exactly(2), within: .zero)
      await XCTAssertHaveNotReceived(trails, since: mark, within: .zero)
      startRecording()
      let line = #line + 1
      await XCTAssertHaveNotReceived(trails, with: "Bern", within: .zero)
      await XCTAssertHaveNotReceived(trails, with: "Bern", countSpecifier: .once, within: .zero)
      await XCTAssertHaveNotReceived(trails, with: "Bern", since: start, within: .zero)
      await XCTAssertHaveNotReceived(trails, with: "Bern", since: start, within: .zero, "a message")
      await XCTAssertHaveNotReceived(trails, with: bern, within: .zero)
      await XCTAssertHaveNotReceived(trails, with: bern, countSpecifier: .once, within: .zero)
      await XCTAssertHaveNotReceived(trails, with: bern, since: start, within: .zero)
      await XCTAssertHaveNotReceived(trails, with: bern, since: start, within: .zero, "a message")
      await XCTAssertHaveNotReceived(trails, countSpecifier: .once, within: .zero)
      await XCTAssertHaveNotReceived(trails, since: start, within: .zero)
      await XCTAssertHaveNotReceived(trails, since: start, within: .zero, "a message")
      expect(
        [
          function.ofTheCall.called,
          function.ofTheCall.calledExactlyOnce,
          function.ofTheCall.calledSince,
          function.ofTheCall.calledSince + message,
          function.ofTheMatcher.called,
          function.ofTheMatcher.calledExactlyOnce,
          function.ofTheMatcher.calledSince,
          function.ofTheMatcher.calledSince + message,
          function.calledExactlyOnce,
          function.calledSince,
          function.calledSince + message,
        ], of: stopRecording(), from: line)
    }

    func testATypedPropertyHasReceived() {
      let mark = setRegion().after
      XCTAssertHaveReceived(region, with: "Bern", countSpecifier: .once)
      XCTAssertHaveReceived(region, with: bern, countSpecifier: .once)
      XCTAssertHaveReceived(region, countSpecifier: .once)
      startRecording()
      let line = #line + 1
      XCTAssertHaveReceived(region, with: "Thun")
      XCTAssertHaveReceived(region, with: "Bern", countSpecifier: .exactly(2))
      XCTAssertHaveReceived(region, with: "Bern", since: mark)
      XCTAssertHaveReceived(region, with: "Bern", since: mark, "a message")
      XCTAssertHaveReceived(region, with: thun)
      XCTAssertHaveReceived(region, with: bern, countSpecifier: .exactly(2))
      XCTAssertHaveReceived(region, with: bern, since: mark)
      XCTAssertHaveReceived(region, with: bern, since: mark, "a message")
      XCTAssertHaveReceived(region, countSpecifier: .exactly(2))
      XCTAssertHaveReceived(region, since: mark)
      XCTAssertHaveReceived(region, since: mark, "a message")
      expect(
        [
          property.ofTheCall.calledWithOtherArguments,
          property.ofTheCall.notCalledTwice,
          property.ofTheCall.notCalledSince,
          property.ofTheCall.notCalledSince + message,
          property.ofTheMatcher.calledWithOtherArguments,
          property.ofTheMatcher.notCalledTwice,
          property.ofTheMatcher.notCalledSince,
          property.ofTheMatcher.notCalledSince + message,
          property.notCalledTwice,
          property.notCalledSince,
          property.notCalledSince + message,
        ], of: stopRecording(), from: line)
    }

    @MainActor func testATypedPropertyHasReceivedWithin() async {
      let mark = setRegion().after
      await XCTAssertHaveReceived(region, with: "Bern", countSpecifier: .once, within: .zero)
      await XCTAssertHaveReceived(region, with: bern, countSpecifier: .once, within: .zero)
      await XCTAssertHaveReceived(region, countSpecifier: .once, within: .zero)
      startRecording()
      let line = #line + 1
      await XCTAssertHaveReceived(region, with: "Thun", within: .zero)
      await XCTAssertHaveReceived(region, with: "Bern", countSpecifier: .exactly(2), within: .zero)
      await XCTAssertHaveReceived(region, with: "Bern", since: mark, within: .zero)
      await XCTAssertHaveReceived(region, with: "Bern", since: mark, within: .zero, "a message")
      await XCTAssertHaveReceived(region, with: thun, within: .zero)
      await XCTAssertHaveReceived(region, with: bern, countSpecifier: .exactly(2), within: .zero)
      await XCTAssertHaveReceived(region, with: bern, since: mark, within: .zero)
      await XCTAssertHaveReceived(region, with: bern, since: mark, within: .zero, "a message")
      await XCTAssertHaveReceived(region, countSpecifier: .exactly(2), within: .zero)
      await XCTAssertHaveReceived(region, since: mark, within: .zero)
      await XCTAssertHaveReceived(region, since: mark, within: .zero, "a message")
      expect(
        [
          property.ofTheCall.calledWithOtherArguments,
          property.ofTheCall.notCalledTwice,
          property.ofTheCall.notCalledSince,
          property.ofTheCall.notCalledSince + message,
          property.ofTheMatcher.calledWithOtherArguments,
          property.ofTheMatcher.notCalledTwice,
          property.ofTheMatcher.notCalledSince,
          property.ofTheMatcher.notCalledSince + message,
          property.notCalledTwice,
          property.notCalledSince,
          property.notCalledSince + message,
        ], of: stopRecording(), from: line)
      Self.afterAWhile { [store] in store.region = "Thun" }
      await XCTAssertHaveReceived(region, with: "Thun", since: store.checkpoint(), within: hour)
      Self.afterAWhile { [store] in store.region = "Thun" }
      await XCTAssertHaveReceived(region, with: thun, since: store.checkpoint(), within: hour)
      Self.afterAWhile { [store] in store.region = "Thun" }
      await XCTAssertHaveReceived(region, since: store.checkpoint(), within: hour)
    }

    func testATypedPropertyHasNotReceived() {
      let (start, mark) = setRegion()
      XCTAssertHaveNotReceived(region, with: "Thun")
      XCTAssertHaveNotReceived(region, with: "Bern", countSpecifier: .exactly(2))
      XCTAssertHaveNotReceived(region, with: "Bern", since: mark)
      XCTAssertHaveNotReceived(region, with: thun)
      XCTAssertHaveNotReceived(region, with: bern, countSpecifier: .exactly(2))
      XCTAssertHaveNotReceived(region, with: bern, since: mark)
      XCTAssertHaveNotReceived(region, countSpecifier: .exactly(2))
      XCTAssertHaveNotReceived(region, since: mark)
      startRecording()
      let line = #line + 1
      XCTAssertHaveNotReceived(region, with: "Bern")
      XCTAssertHaveNotReceived(region, with: "Bern", countSpecifier: .once)
      XCTAssertHaveNotReceived(region, with: "Bern", since: start)
      XCTAssertHaveNotReceived(region, with: "Bern", since: start, "a message")
      XCTAssertHaveNotReceived(region, with: bern)
      XCTAssertHaveNotReceived(region, with: bern, countSpecifier: .once)
      XCTAssertHaveNotReceived(region, with: bern, since: start)
      XCTAssertHaveNotReceived(region, with: bern, since: start, "a message")
      XCTAssertHaveNotReceived(region, countSpecifier: .once)
      XCTAssertHaveNotReceived(region, since: start)
      XCTAssertHaveNotReceived(region, since: start, "a message")
      expect(
        [
          property.ofTheCall.called,
          property.ofTheCall.calledExactlyOnce,
          property.ofTheCall.calledSince,
          property.ofTheCall.calledSince + message,
          property.ofTheMatcher.called,
          property.ofTheMatcher.calledExactlyOnce,
          property.ofTheMatcher.calledSince,
          property.ofTheMatcher.calledSince + message,
          property.calledExactlyOnce,
          property.calledSince,
          property.calledSince + message,
        ], of: stopRecording(), from: line)
    }

    @MainActor func testATypedPropertyHasNotReceivedWithin() async {
      let (start, mark) = setRegion()
      await XCTAssertHaveNotReceived(region, with: "Thun", within: .zero)
      await XCTAssertHaveNotReceived(
        region, with: "Bern", countSpecifier: .exactly(2), within: .zero)
      await XCTAssertHaveNotReceived(region, with: "Bern", since: mark, within: .zero)
      await XCTAssertHaveNotReceived(region, with: thun, within: .zero)
      await XCTAssertHaveNotReceived(region, with: bern, countSpecifier: .exactly(2), within: .zero)
      await XCTAssertHaveNotReceived(region, with: bern, since: mark, within: .zero)
      await XCTAssertHaveNotReceived(region, countSpecifier: .exactly(2), within: .zero)
      await XCTAssertHaveNotReceived(region, since: mark, within: .zero)
      startRecording()
      let line = #line + 1
      await XCTAssertHaveNotReceived(region, with: "Bern", within: .zero)
      await XCTAssertHaveNotReceived(region, with: "Bern", countSpecifier: .once, within: .zero)
      await XCTAssertHaveNotReceived(region, with: "Bern", since: start, within: .zero)
      await XCTAssertHaveNotReceived(region, with: "Bern", since: start, within: .zero, "a message")
      await XCTAssertHaveNotReceived(region, with: bern, within: .zero)
      await XCTAssertHaveNotReceived(region, with: bern, countSpecifier: .once, within: .zero)
      await XCTAssertHaveNotReceived(region, with: bern, since: start, within: .zero)
      await XCTAssertHaveNotReceived(region, with: bern, since: start, within: .zero, "a message")
      await XCTAssertHaveNotReceived(region, countSpecifier: .once, within: .zero)
      await XCTAssertHaveNotReceived(region, since: start, within: .zero)
      await XCTAssertHaveNotReceived(region, since: start, within: .zero, "a message")
      expect(
        [
          property.ofTheCall.called,
          property.ofTheCall.calledExactlyOnce,
          property.ofTheCall.calledSince,
          property.ofTheCall.calledSince + message,
          property.ofTheMatcher.called,
          property.ofTheMatcher.calledExactlyOnce,
          property.ofTheMatcher.calledSince,
          property.ofTheMatcher.calledSince + message,
          property.calledExactlyOnce,
          property.calledSince,
          property.calledSince + message,
        ], of: stopRecording(), from: line)
    }
  }
#endif
