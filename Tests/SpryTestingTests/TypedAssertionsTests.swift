import SpryTestSupport
import SpryTesting
import Testing

@testable import Hiking

/// Every parameter of every assertion about typed functions and properties makes a difference.
@Suite(.spry) struct TypedAssertionsTests {
  private let store = FakeTrailStore()
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  private var trails: TypedFunction<String, [Trail]> {
    TypedFunction(.trails, of: store, as: store.trails)
  }
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  private var region: TypedProperty<String> {
    TypedProperty(.region, of: store, as: \.region)
  }
  private let hour = Duration.seconds(3_600)
  private let bern = TypedArgument.equal(to: "Bern")
  private let thun = TypedArgument.equal(to: "Thun")
  private let function = AssertionTexts.instance
  private let property = AssertionTexts.property
  private let comment = "\na comment"

  init() {
    store.stub(.trails).andReturn([Trail]())
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

  /// Expects issues on lines that follow each other.
  private func expect(
    _ texts: [String], of issues: [ReportedFailure], from first: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = texts.enumerated().map { place, text in
      ReportedFailure(text, at: first + place, in: #fileID)
    }
    #expect(issues == expected, sourceLocation: sourceLocation)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func orderAndVerifiedCalls() {
    _ = makeCalls()
    _ = setRegion()
    expectHaveReceivedInOrder(trails.call(with: .hasPrefix("B")), region.call(with: "Bern"))
    expectNoUnverifiedCalls(store)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aTypedFunctionHasReceived() {
    let mark = makeCalls().after
    expectHaveReceived(trails, with: "Bern", countSpecifier: .once)
    expectHaveReceived(trails, with: bern, countSpecifier: .once)
    expectHaveReceived(trails, countSpecifier: .once)
    let line = #line + 2
    let issues = recordedIssues {
      expectHaveReceived(trails, with: "Thun")
      expectHaveReceived(trails, with: "Bern", countSpecifier: .exactly(2))
      expectHaveReceived(trails, with: "Bern", since: mark)
      expectHaveReceived(trails, with: "Bern", since: mark, "a comment")
      expectHaveReceived(trails, with: thun)
      expectHaveReceived(trails, with: bern, countSpecifier: .exactly(2))
      expectHaveReceived(trails, with: bern, since: mark)
      expectHaveReceived(trails, with: bern, since: mark, "a comment")
      expectHaveReceived(trails, countSpecifier: .exactly(2))
      expectHaveReceived(trails, since: mark)
      expectHaveReceived(trails, since: mark, "a comment")
    }
    expect(
      [
        function.ofTheCall.calledWithOtherArguments,
        function.ofTheCall.notCalledTwice,
        function.ofTheCall.notCalledSince,
        function.ofTheCall.notCalledSince + comment,
        function.ofTheMatcher.calledWithOtherArguments,
        function.ofTheMatcher.notCalledTwice,
        function.ofTheMatcher.notCalledSince,
        function.ofTheMatcher.notCalledSince + comment,
        function.notCalledTwice,
        function.notCalledSince,
        function.notCalledSince + comment,
      ], of: issues, from: line)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test @MainActor func aTypedFunctionHasReceivedWithin() async {
    let mark = makeCalls().after
    await expectHaveReceived(trails, with: "Bern", countSpecifier: .once, within: .zero)
    await expectHaveReceived(trails, with: bern, countSpecifier: .once, within: .zero)
    await expectHaveReceived(trails, countSpecifier: .once, within: .zero)
    let line = #line + 2
    let issues = await recordedIssues {
      await expectHaveReceived(trails, with: "Thun", within: .zero)
      await expectHaveReceived(trails, with: "Bern", countSpecifier: .exactly(2), within: .zero)
      await expectHaveReceived(trails, with: "Bern", since: mark, within: .zero)
      await expectHaveReceived(trails, with: "Bern", since: mark, within: .zero, "a comment")
      await expectHaveReceived(trails, with: thun, within: .zero)
      await expectHaveReceived(trails, with: bern, countSpecifier: .exactly(2), within: .zero)
      await expectHaveReceived(trails, with: bern, since: mark, within: .zero)
      await expectHaveReceived(trails, with: bern, since: mark, within: .zero, "a comment")
      await expectHaveReceived(trails, countSpecifier: .exactly(2), within: .zero)
      await expectHaveReceived(trails, since: mark, within: .zero)
      await expectHaveReceived(trails, since: mark, within: .zero, "a comment")
    }
    expect(
      [
        function.ofTheCall.calledWithOtherArguments,
        function.ofTheCall.notCalledTwice,
        function.ofTheCall.notCalledSince,
        function.ofTheCall.notCalledSince + comment,
        function.ofTheMatcher.calledWithOtherArguments,
        function.ofTheMatcher.notCalledTwice,
        function.ofTheMatcher.notCalledSince,
        function.ofTheMatcher.notCalledSince + comment,
        function.notCalledTwice,
        function.notCalledSince,
        function.notCalledSince + comment,
      ], of: issues, from: line)
    Self.afterAWhile { [store] in _ = store.trails(near: "Thun") }
    await expectHaveReceived(trails, with: "Thun", since: store.checkpoint(), within: hour)
    Self.afterAWhile { [store] in _ = store.trails(near: "Thun") }
    await expectHaveReceived(trails, with: thun, since: store.checkpoint(), within: hour)
    Self.afterAWhile { [store] in _ = store.trails(near: "Thun") }
    await expectHaveReceived(trails, since: store.checkpoint(), within: hour)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aTypedFunctionHasNotReceived() {
    let (start, mark) = makeCalls()
    expectHaveNotReceived(trails, with: "Thun")
    expectHaveNotReceived(trails, with: "Bern", countSpecifier: .exactly(2))
    expectHaveNotReceived(trails, with: "Bern", since: mark)
    expectHaveNotReceived(trails, with: thun)
    expectHaveNotReceived(trails, with: bern, countSpecifier: .exactly(2))
    expectHaveNotReceived(trails, with: bern, since: mark)
    expectHaveNotReceived(trails, countSpecifier: .exactly(2))
    expectHaveNotReceived(trails, since: mark)
    let line = #line + 2
    let issues = recordedIssues {
      expectHaveNotReceived(trails, with: "Bern")
      expectHaveNotReceived(trails, with: "Bern", countSpecifier: .once)
      expectHaveNotReceived(trails, with: "Bern", since: start)
      expectHaveNotReceived(trails, with: "Bern", since: start, "a comment")
      expectHaveNotReceived(trails, with: bern)
      expectHaveNotReceived(trails, with: bern, countSpecifier: .once)
      expectHaveNotReceived(trails, with: bern, since: start)
      expectHaveNotReceived(trails, with: bern, since: start, "a comment")
      expectHaveNotReceived(trails, countSpecifier: .once)
      expectHaveNotReceived(trails, since: start)
      expectHaveNotReceived(trails, since: start, "a comment")
    }
    expect(
      [
        function.ofTheCall.called,
        function.ofTheCall.calledExactlyOnce,
        function.ofTheCall.calledSince,
        function.ofTheCall.calledSince + comment,
        function.ofTheMatcher.called,
        function.ofTheMatcher.calledExactlyOnce,
        function.ofTheMatcher.calledSince,
        function.ofTheMatcher.calledSince + comment,
        function.calledExactlyOnce,
        function.calledSince,
        function.calledSince + comment,
      ], of: issues, from: line)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test @MainActor func aTypedFunctionHasNotReceivedWithin() async {
    let (start, mark) = makeCalls()
    await expectHaveNotReceived(trails, with: "Thun", within: .zero)
    await expectHaveNotReceived(trails, with: "Bern", countSpecifier: .exactly(2), within: .zero)
    await expectHaveNotReceived(trails, with: "Bern", since: mark, within: .zero)
    await expectHaveNotReceived(trails, with: thun, within: .zero)
    await expectHaveNotReceived(trails, with: bern, countSpecifier: .exactly(2), within: .zero)
    await expectHaveNotReceived(trails, with: bern, since: mark, within: .zero)
    await expectHaveNotReceived(trails, countSpecifier: .exactly(2), within: .zero)
    await expectHaveNotReceived(trails, since: mark, within: .zero)
    let line = #line + 2
    let issues = await recordedIssues {
      await expectHaveNotReceived(trails, with: "Bern", within: .zero)
      await expectHaveNotReceived(trails, with: "Bern", countSpecifier: .once, within: .zero)
      await expectHaveNotReceived(trails, with: "Bern", since: start, within: .zero)
      await expectHaveNotReceived(trails, with: "Bern", since: start, within: .zero, "a comment")
      await expectHaveNotReceived(trails, with: bern, within: .zero)
      await expectHaveNotReceived(trails, with: bern, countSpecifier: .once, within: .zero)
      await expectHaveNotReceived(trails, with: bern, since: start, within: .zero)
      await expectHaveNotReceived(trails, with: bern, since: start, within: .zero, "a comment")
      await expectHaveNotReceived(trails, countSpecifier: .once, within: .zero)
      await expectHaveNotReceived(trails, since: start, within: .zero)
      await expectHaveNotReceived(trails, since: start, within: .zero, "a comment")
    }
    expect(
      [
        function.ofTheCall.called,
        function.ofTheCall.calledExactlyOnce,
        function.ofTheCall.calledSince,
        function.ofTheCall.calledSince + comment,
        function.ofTheMatcher.called,
        function.ofTheMatcher.calledExactlyOnce,
        function.ofTheMatcher.calledSince,
        function.ofTheMatcher.calledSince + comment,
        function.calledExactlyOnce,
        function.calledSince,
        function.calledSince + comment,
      ], of: issues, from: line)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aTypedPropertyHasReceived() {
    let mark = setRegion().after
    expectHaveReceived(region, with: "Bern", countSpecifier: .once)
    expectHaveReceived(region, with: bern, countSpecifier: .once)
    expectHaveReceived(region, countSpecifier: .once)
    let line = #line + 2
    let issues = recordedIssues {
      expectHaveReceived(region, with: "Thun")
      expectHaveReceived(region, with: "Bern", countSpecifier: .exactly(2))
      expectHaveReceived(region, with: "Bern", since: mark)
      expectHaveReceived(region, with: "Bern", since: mark, "a comment")
      expectHaveReceived(region, with: thun)
      expectHaveReceived(region, with: bern, countSpecifier: .exactly(2))
      expectHaveReceived(region, with: bern, since: mark)
      expectHaveReceived(region, with: bern, since: mark, "a comment")
      expectHaveReceived(region, countSpecifier: .exactly(2))
      expectHaveReceived(region, since: mark)
      expectHaveReceived(region, since: mark, "a comment")
    }
    expect(
      [
        property.ofTheCall.calledWithOtherArguments,
        property.ofTheCall.notCalledTwice,
        property.ofTheCall.notCalledSince,
        property.ofTheCall.notCalledSince + comment,
        property.ofTheMatcher.calledWithOtherArguments,
        property.ofTheMatcher.notCalledTwice,
        property.ofTheMatcher.notCalledSince,
        property.ofTheMatcher.notCalledSince + comment,
        property.notCalledTwice,
        property.notCalledSince,
        property.notCalledSince + comment,
      ], of: issues, from: line)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test @MainActor func aTypedPropertyHasReceivedWithin() async {
    let mark = setRegion().after
    await expectHaveReceived(region, with: "Bern", countSpecifier: .once, within: .zero)
    await expectHaveReceived(region, with: bern, countSpecifier: .once, within: .zero)
    await expectHaveReceived(region, countSpecifier: .once, within: .zero)
    let line = #line + 2
    let issues = await recordedIssues {
      await expectHaveReceived(region, with: "Thun", within: .zero)
      await expectHaveReceived(region, with: "Bern", countSpecifier: .exactly(2), within: .zero)
      await expectHaveReceived(region, with: "Bern", since: mark, within: .zero)
      await expectHaveReceived(region, with: "Bern", since: mark, within: .zero, "a comment")
      await expectHaveReceived(region, with: thun, within: .zero)
      await expectHaveReceived(region, with: bern, countSpecifier: .exactly(2), within: .zero)
      await expectHaveReceived(region, with: bern, since: mark, within: .zero)
      await expectHaveReceived(region, with: bern, since: mark, within: .zero, "a comment")
      await expectHaveReceived(region, countSpecifier: .exactly(2), within: .zero)
      await expectHaveReceived(region, since: mark, within: .zero)
      await expectHaveReceived(region, since: mark, within: .zero, "a comment")
    }
    expect(
      [
        property.ofTheCall.calledWithOtherArguments,
        property.ofTheCall.notCalledTwice,
        property.ofTheCall.notCalledSince,
        property.ofTheCall.notCalledSince + comment,
        property.ofTheMatcher.calledWithOtherArguments,
        property.ofTheMatcher.notCalledTwice,
        property.ofTheMatcher.notCalledSince,
        property.ofTheMatcher.notCalledSince + comment,
        property.notCalledTwice,
        property.notCalledSince,
        property.notCalledSince + comment,
      ], of: issues, from: line)
    Self.afterAWhile { [store] in store.region = "Thun" }
    await expectHaveReceived(region, with: "Thun", since: store.checkpoint(), within: hour)
    Self.afterAWhile { [store] in store.region = "Thun" }
    await expectHaveReceived(region, with: thun, since: store.checkpoint(), within: hour)
    Self.afterAWhile { [store] in store.region = "Thun" }
    await expectHaveReceived(region, since: store.checkpoint(), within: hour)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aTypedPropertyHasNotReceived() {
    let (start, mark) = setRegion()
    expectHaveNotReceived(region, with: "Thun")
    expectHaveNotReceived(region, with: "Bern", countSpecifier: .exactly(2))
    expectHaveNotReceived(region, with: "Bern", since: mark)
    expectHaveNotReceived(region, with: thun)
    expectHaveNotReceived(region, with: bern, countSpecifier: .exactly(2))
    expectHaveNotReceived(region, with: bern, since: mark)
    expectHaveNotReceived(region, countSpecifier: .exactly(2))
    expectHaveNotReceived(region, since: mark)
    let line = #line + 2
    let issues = recordedIssues {
      expectHaveNotReceived(region, with: "Bern")
      expectHaveNotReceived(region, with: "Bern", countSpecifier: .once)
      expectHaveNotReceived(region, with: "Bern", since: start)
      expectHaveNotReceived(region, with: "Bern", since: start, "a comment")
      expectHaveNotReceived(region, with: bern)
      expectHaveNotReceived(region, with: bern, countSpecifier: .once)
      expectHaveNotReceived(region, with: bern, since: start)
      expectHaveNotReceived(region, with: bern, since: start, "a comment")
      expectHaveNotReceived(region, countSpecifier: .once)
      expectHaveNotReceived(region, since: start)
      expectHaveNotReceived(region, since: start, "a comment")
    }
    expect(
      [
        property.ofTheCall.called,
        property.ofTheCall.calledExactlyOnce,
        property.ofTheCall.calledSince,
        property.ofTheCall.calledSince + comment,
        property.ofTheMatcher.called,
        property.ofTheMatcher.calledExactlyOnce,
        property.ofTheMatcher.calledSince,
        property.ofTheMatcher.calledSince + comment,
        property.calledExactlyOnce,
        property.calledSince,
        property.calledSince + comment,
      ], of: issues, from: line)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test @MainActor func aTypedPropertyHasNotReceivedWithin() async {
    let (start, mark) = setRegion()
    await expectHaveNotReceived(region, with: "Thun", within: .zero)
    await expectHaveNotReceived(region, with: "Bern", countSpecifier: .exactly(2), within: .zero)
    await expectHaveNotReceived(region, with: "Bern", since: mark, within: .zero)
    await expectHaveNotReceived(region, with: thun, within: .zero)
    await expectHaveNotReceived(region, with: bern, countSpecifier: .exactly(2), within: .zero)
    await expectHaveNotReceived(region, with: bern, since: mark, within: .zero)
    await expectHaveNotReceived(region, countSpecifier: .exactly(2), within: .zero)
    await expectHaveNotReceived(region, since: mark, within: .zero)
    let line = #line + 2
    let issues = await recordedIssues {
      await expectHaveNotReceived(region, with: "Bern", within: .zero)
      await expectHaveNotReceived(region, with: "Bern", countSpecifier: .once, within: .zero)
      await expectHaveNotReceived(region, with: "Bern", since: start, within: .zero)
      await expectHaveNotReceived(region, with: "Bern", since: start, within: .zero, "a comment")
      await expectHaveNotReceived(region, with: bern, within: .zero)
      await expectHaveNotReceived(region, with: bern, countSpecifier: .once, within: .zero)
      await expectHaveNotReceived(region, with: bern, since: start, within: .zero)
      await expectHaveNotReceived(region, with: bern, since: start, within: .zero, "a comment")
      await expectHaveNotReceived(region, countSpecifier: .once, within: .zero)
      await expectHaveNotReceived(region, since: start, within: .zero)
      await expectHaveNotReceived(region, since: start, within: .zero, "a comment")
    }
    expect(
      [
        property.ofTheCall.called,
        property.ofTheCall.calledExactlyOnce,
        property.ofTheCall.calledSince,
        property.ofTheCall.calledSince + comment,
        property.ofTheMatcher.called,
        property.ofTheMatcher.calledExactlyOnce,
        property.ofTheMatcher.calledSince,
        property.ofTheMatcher.calledSince + comment,
        property.calledExactlyOnce,
        property.calledSince,
        property.calledSince + comment,
      ], of: issues, from: line)
  }
}
