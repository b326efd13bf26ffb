import SpryTestSupport
import SpryTesting
import Testing

@testable import Hiking

/// Every parameter of every assertion makes a difference, for a fake and for its static members,
/// now and after waiting.
///
/// Before each assertion there has been one call. Those that wait are on the main actor: what
/// they wait for happens there too, so that it cannot happen before they wait.
@Suite(.spry) struct AssertionParametersTests {
  private let store = FakeTrailStore()
  private let type = FakeTrailStore.self
  private let hour = Duration.seconds(3_600)
  private let instance = AssertionTexts.instance
  private let statically = AssertionTexts.static
  private let comment = "\na comment"

  init() {
    type.stub(.open).andReturn(1)
    store.stub(.trails).andReturn([Trail]())
    store.stub(.save).andReturn()
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

  @Test func haveReceivedPassesOnAllItsParameters() {
    let mark = makeCalls().after
    expectHaveReceived(store, .trails, with: "Bern", countSpecifier: .once)
    expectHaveReceived(type, .open, with: "a.json", countSpecifier: .once)
    let line = #line + 2
    let issues = recordedIssues {
      expectHaveReceived(store, .trails, with: "Thun")
      expectHaveReceived(store, .trails, countSpecifier: .exactly(2))
      expectHaveReceived(store, .trails, since: mark)
      expectHaveReceived(store, .trails, countSpecifier: .exactly(2), "a comment")
      expectHaveReceived(type, .open, with: "b.json")
      expectHaveReceived(type, .open, countSpecifier: .exactly(2))
      expectHaveReceived(type, .open, since: mark)
      expectHaveReceived(type, .open, countSpecifier: .exactly(2), "a comment")
    }
    expect(
      [instance, statically].flatMap {
        [
          $0.calledWithOtherArguments, $0.notCalledTwice, $0.notCalledSince,
          $0.notCalledTwice + comment,
        ]
      }, of: issues, from: line)
  }

  @Test @MainActor func haveReceivedWithin() async {
    let mark = makeCalls().after
    let line = #line + 2
    let issues = await recordedIssues {
      await expectHaveReceived(store, .trails, with: "Thun", within: .zero)
      await expectHaveReceived(store, .trails, countSpecifier: .exactly(2), within: .zero)
      await expectHaveReceived(store, .trails, since: mark, within: .zero)
      await expectHaveReceived(store, .trails, since: mark, within: .zero, "a comment")
      await expectHaveReceived(type, .open, with: "b.json", within: .zero)
      await expectHaveReceived(type, .open, countSpecifier: .exactly(2), within: .zero)
      await expectHaveReceived(type, .open, since: mark, within: .zero)
      await expectHaveReceived(type, .open, since: mark, within: .zero, "a comment")
      Self.afterAWhile { [store] in _ = store.trails(near: "Thun") }
      await expectHaveReceived(store, .trails, since: mark, within: hour)
      Self.afterAWhile { [type] in _ = type.open("b.json") }
      await expectHaveReceived(type, .open, since: mark, within: hour)
    }
    expect(
      [instance, statically].flatMap {
        [
          $0.calledWithOtherArguments, $0.notCalledTwice, $0.notCalledSince,
          $0.notCalledSince + comment,
        ]
      }, of: issues, from: line)
  }

  @Test func haveNotReceived() {
    let (start, mark) = makeCalls()
    expectHaveNotReceived(store, .trails, with: "Thun")
    expectHaveNotReceived(store, .trails, countSpecifier: .exactly(2))
    expectHaveNotReceived(store, .trails, since: mark)
    expectHaveNotReceived(type, .open, with: "b.json")
    expectHaveNotReceived(type, .open, countSpecifier: .exactly(2))
    expectHaveNotReceived(type, .open, since: mark)
    let line = #line + 2
    let issues = recordedIssues {
      expectHaveNotReceived(store, .trails, with: "Bern")
      expectHaveNotReceived(store, .trails, countSpecifier: .once)
      expectHaveNotReceived(store, .trails, since: start)
      expectHaveNotReceived(store, .trails, since: start, "a comment")
      expectHaveNotReceived(type, .open, with: "a.json")
      expectHaveNotReceived(type, .open, countSpecifier: .once)
      expectHaveNotReceived(type, .open, since: start)
      expectHaveNotReceived(type, .open, since: start, "a comment")
    }
    expect(
      [instance, statically].flatMap {
        [
          $0.calledWithTheseArguments, $0.calledExactlyOnce, $0.calledSince,
          $0.calledSince + comment,
        ]
      }, of: issues, from: line)
  }

  @Test @MainActor func haveNotReceivedWithin() async {
    let (start, mark) = makeCalls()
    await expectHaveNotReceived(store, .trails, with: "Thun", within: .zero)
    await expectHaveNotReceived(
      store, .trails, countSpecifier: .exactly(2), within: .zero)
    await expectHaveNotReceived(store, .trails, since: mark, within: .zero)
    await expectHaveNotReceived(type, .open, with: "b.json", within: .zero)
    await expectHaveNotReceived(type, .open, countSpecifier: .exactly(2), within: .zero)
    await expectHaveNotReceived(type, .open, since: mark, within: .zero)
    let line = #line + 2
    let issues = await recordedIssues {
      await expectHaveNotReceived(store, .trails, with: "Bern", within: .zero)
      await expectHaveNotReceived(store, .trails, countSpecifier: .once, within: .zero)
      await expectHaveNotReceived(store, .trails, since: start, within: .zero)
      await expectHaveNotReceived(store, .trails, since: start, within: .zero, "a comment")
      await expectHaveNotReceived(type, .open, with: "a.json", within: .zero)
      await expectHaveNotReceived(type, .open, countSpecifier: .once, within: .zero)
      await expectHaveNotReceived(type, .open, since: start, within: .zero)
      await expectHaveNotReceived(type, .open, since: start, within: .zero, "a comment")
    }
    expect(
      [instance, statically].flatMap {
        [
          $0.calledWithTheseArguments, $0.calledExactlyOnce, $0.calledSince,
          $0.calledSince + comment,
        ]
      }, of: issues, from: line)
  }

  @Test @MainActor func haveNotReceivedIsBrokenByACallThatComesWhileItWaits() async {
    let line = #line + 3
    let issues = await recordedIssues {
      Self.afterAWhile { [store] in _ = store.trails(near: "Bern") }
      await expectHaveNotReceived(store, .trails, within: hour)
    }
    expect([instance.called], of: issues, from: line)
    let staticLine = #line + 3
    let staticIssues = await recordedIssues {
      Self.afterAWhile { [type] in _ = type.open("a.json") }
      await expectHaveNotReceived(type, .open, within: hour)
    }
    expect([statically.called], of: staticIssues, from: staticLine)
  }

  @Test func haveRecordedCalls() {
    let (start, mark) = makeCalls()
    expectHaveRecordedCalls(store, since: start)
    expectHaveRecordedCalls(type, since: start)
    let line = #line + 2
    let issues = recordedIssues {
      expectHaveRecordedCalls(store, since: mark)
      expectHaveRecordedCalls(store, since: mark, "a comment")
      expectHaveRecordedCalls(type, since: mark)
      expectHaveRecordedCalls(type, since: mark, "a comment")
    }
    expect(
      [instance, statically].flatMap {
        [$0.recordedNothingSince, $0.recordedNothingSince + comment]
      }, of: issues, from: line)
  }

  @Test @MainActor func haveRecordedCallsWithin() async {
    let mark = makeCalls().after
    let line = #line + 2
    let issues = await recordedIssues {
      await expectHaveRecordedCalls(store, since: mark, within: .zero)
      await expectHaveRecordedCalls(store, since: mark, within: .zero, "a comment")
      await expectHaveRecordedCalls(type, since: mark, within: .zero)
      await expectHaveRecordedCalls(type, since: mark, within: .zero, "a comment")
      Self.afterAWhile { [store] in _ = store.trails(near: "Thun") }
      await expectHaveRecordedCalls(store, since: mark, within: hour)
      Self.afterAWhile { [type] in _ = type.open("b.json") }
      await expectHaveRecordedCalls(type, since: mark, within: hour)
    }
    expect(
      [instance, statically].flatMap {
        [$0.recordedNothingSince, $0.recordedNothingSince + comment]
      }, of: issues, from: line)
  }

  @Test func haveNoRecordedCalls() {
    let (start, mark) = makeCalls()
    expectHaveNoRecordedCalls(store, since: mark)
    expectHaveNoRecordedCalls(type, since: mark)
    let line = #line + 2
    let issues = recordedIssues {
      expectHaveNoRecordedCalls(store)
      expectHaveNoRecordedCalls(store, since: start)
      expectHaveNoRecordedCalls(store, "a comment")
      expectHaveNoRecordedCalls(type)
      expectHaveNoRecordedCalls(type, since: start)
      expectHaveNoRecordedCalls(type, "a comment")
    }
    expect(
      [instance, statically].flatMap {
        [$0.recorded, $0.recordedSince, $0.recorded + comment]
      }, of: issues, from: line)
  }

  @Test @MainActor func haveNoRecordedCallsWithin() async {
    let (start, mark) = makeCalls()
    await expectHaveNoRecordedCalls(store, since: mark, within: .zero)
    await expectHaveNoRecordedCalls(type, since: mark, within: .zero)
    let line = #line + 2
    let issues = await recordedIssues {
      await expectHaveNoRecordedCalls(store, within: .zero)
      await expectHaveNoRecordedCalls(store, since: start, within: .zero)
      await expectHaveNoRecordedCalls(store, within: .zero, "a comment")
      await expectHaveNoRecordedCalls(type, within: .zero)
      await expectHaveNoRecordedCalls(type, since: start, within: .zero)
      await expectHaveNoRecordedCalls(type, within: .zero, "a comment")
    }
    expect(
      [instance, statically].flatMap {
        [$0.recorded, $0.recordedSince, $0.recorded + comment]
      }, of: issues, from: line)
  }

  @Test @MainActor func haveNoRecordedCallsIsBrokenByACallThatComesWhileItWaits() async {
    let line = #line + 3
    let issues = await recordedIssues {
      Self.afterAWhile { [store] in _ = store.trails(near: "Bern") }
      await expectHaveNoRecordedCalls(store, within: hour)
    }
    expect([instance.recorded], of: issues, from: line)
    let staticLine = #line + 3
    let staticIssues = await recordedIssues {
      Self.afterAWhile { [type] in _ = type.open("a.json") }
      await expectHaveNoRecordedCalls(type, within: hour)
    }
    expect([statically.recorded], of: staticIssues, from: staticLine)
  }

  @Test @MainActor func haveReceivedInOrder() async {
    let mark = makeCalls().after
    expectHaveReceivedInOrder(store.call(.trails), type.call(.open))
    let line = #line + 2
    let issues = await recordedIssues {
      expectHaveReceivedInOrder(store.call(.trails, with: "Thun"))
      expectHaveReceivedInOrder(store.call(.trails), since: mark)
      expectHaveReceivedInOrder(store.call(.trails, with: "Thun"), since: nil, "a comment")
      await expectHaveReceivedInOrder(type.call(.open, with: "b.json"), within: .zero)
      await expectHaveReceivedInOrder(type.call(.open), since: mark, within: .zero)
      await expectHaveReceivedInOrder(type.call(.open), since: mark, within: .zero, "a comment")
      Self.afterAWhile { [store] in _ = store.trails(near: "Thun") }
      await expectHaveReceivedInOrder(
        type.call(.open), store.call(.trails, with: "Thun"), within: hour)
    }
    expect(
      [
        instance.outOfOrder, instance.outOfOrderSince, instance.outOfOrder + comment,
        statically.outOfOrder, statically.outOfOrderSince, statically.outOfOrderSince + comment,
      ], of: issues, from: line)
  }

  @Test func noUnverifiedCalls() {
    _ = makeCalls()
    let mark = store.checkpoint()
    expectNoUnverifiedCalls(store, excluding: [.trails])
    expectNoUnverifiedCalls(store, since: mark)
    expectNoUnverifiedCalls(type, excluding: [.open])
    expectNoUnverifiedCalls(type, since: mark)
    store.region = "Valais"
    _ = type.open("b.json")
    let line = #line + 2
    let issues = recordedIssues {
      expectNoUnverifiedCalls(store, excluding: [.region])
      expectNoUnverifiedCalls(store, since: mark)
      expectNoUnverifiedCalls(store, excluding: [.region], "a comment")
      expectNoUnverifiedCalls(type, since: mark)
      expectNoUnverifiedCalls(type, since: mark, "a comment")
    }
    expect(
      [
        instance.unverified, instance.unverified(#"region = "Valais""#, named: "region"),
        instance.unverified + comment, statically.unverified(#"open("b.json")"#, named: "open"),
        statically.unverified(#"open("b.json")"#, named: "open") + comment,
      ], of: issues, from: line)
  }

  @Test func noUnusedStubs() {
    let file: StaticString = "/tests/StoreTests.swift"
    let store = FakeTrailStore()
    store.stub(.trails, file: file, line: 3).andReturn([Trail]())
    type.resetStubs()
    type.stub(.open, file: file, line: 4).andReturn(1)
    let line = #line + 2
    let issues = recordedIssues {
      expectNoUnusedStubs(store)
      expectNoUnusedStubs(store, "a comment")
      expectNoUnusedStubs(type)
      expectNoUnusedStubs(type, "a comment")
    }
    let unused = instance.unused(at: "StoreTests.swift:3")
    let unusedStatic = statically.unused(at: "StoreTests.swift:4")
    expect(
      [unused, unused + comment, unusedStatic, unusedStatic + comment], of: issues,
      from: line)
  }

  @Test func expectationsMetPassesOnAllItsParameters() {
    let line = #line + 2
    let issues = recordedIssues {
      store.expect(.trails)
      type.expect(.open)
      expectExpectationsMet(store)
      expectExpectationsMet(type)
    }
    expect(
      [
        instance.unmet(verifiedAt: "AssertionParametersTests.swift:\(line + 2)"),
        statically.unmet(verifiedAt: "AssertionParametersTests.swift:\(line + 3)"),
      ], of: issues, from: line)

    let next = #line + 2
    let others = recordedIssues {
      store.expect(.trails)
      type.expect(.open)
      expectExpectationsMet(store, "a comment")
      expectExpectationsMet(type, "a comment")
    }
    expect(
      [
        instance.unmet(verifiedAt: "AssertionParametersTests.swift:\(next + 2)") + comment,
        statically.unmet(verifiedAt: "AssertionParametersTests.swift:\(next + 3)") + comment,
      ], of: others, from: next)
  }
}
