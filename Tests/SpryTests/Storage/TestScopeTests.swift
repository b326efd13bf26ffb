import Spry
import SpryTestSupport
import Testing

private final class FakeGuide: Spryable, Sendable {
  enum Function: String, StringRepresentable { case name, plan, rest }
  enum ClassFunction: String, StringRepresentable { case train }
  let spryStorage = SpryStorage()
  static let lineOfName = #line + 1
  func name() -> String { spryify() }
  func plan() async -> String { await spryify() }
  /// There is no case for this member.
  func wave() { recordCall() }
  static func train() { recordCall() }

  func expecting(_ function: Function) -> FakeGuide {
    expect(function)
    return self
  }
}

@Suite("Test scopes") struct TestScopeTests {
  @Test func callOutsideTheTestsTasksFailsTheTest() async {
    let scope = TestScope()
    let guide = TestScope.local.withValue(scope) { FakeGuide() }
    #expect(await Task.detached { guide.name() }.value == "")
    let failures = scope.end().map { failure in
      ReportedFailure(
        failure.text, at: Int(failure.location.line), in: failure.location.path)
    }
    // A report that outlives its call keeps only the text.
    let text = SpryTestSupport.failures { _ = FakeGuide().name() }.joined()
    #expect(failures == [ReportedFailure(text, at: FakeGuide.lineOfName)])
  }

  @Test func unknownFunctionOutsideTheTestsTasksFailsTheTest() async {
    let scope = TestScope()
    let guide = TestScope.local.withValue(scope) { FakeGuide() }
    await Task.detached { guide.wave() }.value
    #expect(scope.end().map { $0.text.contains("no case for wave()") } == [true])
  }

  @Test func stubOutsideTheTestsTasksBelongsToTheTestOfTheFake() async {
    let scope = TestScope(isStrict: true)
    let guide = TestScope.local.withValue(scope) { FakeGuide() }
    let gate = await Task.detached {
      guide.stub(.name).andReturn("Ada")
      return guide.stub(.plan).andSuspend()
    }.value
    let plan = Task { await guide.plan() }
    await gate.untilReached()
    #expect(
      scope.end().map(\.failure?.outline) == [
        "closedGate FakeGuide: [\"plan()\"]", "unusedStubs FakeGuide: [\"name\"]",
      ])
    _ = await plan.value
  }

  /// The fake was made in a detached task, which knows no test, so only its deinit reports.
  @Test func expectationOfNoTestIsReportedWhenItsFakeIsFreed() async {
    let scope = TestScope()
    let found = await reportedFailures {
      await TestScope.local.withValue(scope) {
        _ = await Task.detached { FakeGuide().expecting(.rest) }.value
      }
    }
    #expect(scope.end().isEmpty)
    #expect(found.map(\.outline) == ["unverifiedExpectation FakeGuide.rest atLeast(1)"])
  }

  @Test func expectationBelongsToTheRunningTest() {
    let (first, second) = (TestScope(), TestScope())
    let guide = TestScope.local.withValue(first) { FakeGuide() }
    TestScope.local.withValue(second) { _ = guide.expect(.rest) }
    #expect(first.end().isEmpty)
    #expect(second.end().count == 1)
  }

  @Test func failuresAreReportedOnceWhenTheTestEnds() async {
    let scope = TestScope(isStrict: true)
    TestScope.local.withValue(scope) {
      let guide = FakeGuide()
      guide.stub(.name).andReturn("Ada")
      guide.expect(.rest)
    }
    #expect(scope.end().count == 2)
    #expect(scope.end().map(\.text).count { $0.contains("was never verified") } == 0)
  }

  /// Leaves something of every kind to report when the test ends.
  ///
  /// - Returns: The task whose call waits at a gate.
  private func leaveEverything(in scope: TestScope) async -> Task<String, Never> {
    let file: StaticString = "/tests/GuideTests.swift"
    let guide = TestScope.local.withValue(scope) { FakeGuide() }
    let waiting = await TestScope.local.withValue(scope) {
      guide.stub(.rest, file: file, line: 1).andReturn()
      let gate = guide.stub(.plan, file: file, line: 2).andSuspend()
      guide.expect(.rest, file: file, line: 3)
      guide.expect(.plan, file: file, line: 4)
      let waiting = Task { await guide.plan() }
      await gate.untilReached()
      return waiting
    }
    await Task.detached { _ = guide.name() }.value
    return waiting
  }

  /// Unverified expectations come first, followed by failures outside the test's tasks, waiting
  /// calls, and unused stubs.
  @Test func failuresAtTheEndAreInOrder() async {
    let scope = TestScope(isStrict: true)
    let waiting = await leaveEverything(in: scope)
    let entries = scope.end()
    #expect(entries.map(\.location.line) == [3, 4, UInt(FakeGuide.lineOfName), 2, 1])
    #expect(
      entries.map(\.failure?.outline) == [
        "unverifiedExpectation FakeGuide.rest atLeast(1)",
        "unverifiedExpectation FakeGuide.plan atLeast(1)", nil,
        "closedGate FakeGuide: [\"plan()\"]", "unusedStubs FakeGuide: [\"rest\"]",
      ])
    #expect(entries[2].text.contains("name()"))
    _ = await waiting.value
  }

  /// An error keeps a test from verifying its expectations and from using its stubs, but not from
  /// failing in other threads and holding calls.
  @Test func interruptedTestFailsOnlyForWhatItDid() async {
    let scope = TestScope(isStrict: true)
    let waiting = await leaveEverything(in: scope)
    let entries = scope.end(.interrupted)
    #expect(entries.map(\.location.line) == [UInt(FakeGuide.lineOfName), 2])
    _ = await waiting.value
  }

  /// A task that waits for calls at a gate stops waiting when the test ends.
  @Test @MainActor func endOfTheTestReleasesTasksWaitingForAGate() async {
    let scope = TestScope()
    let failures = await reportedFailures {
      let waiting = TestScope.local.withValue(scope) {
        let guide = FakeGuide()
        let gate = guide.stub(.plan).andSuspend()
        return Task { await gate.untilReached(within: .seconds(30)) }
      }
      // Lets the task start waiting.
      await Task.yield()
      #expect(scope.end().isEmpty)
      await waiting.value
    }
    #expect(failures == [])
  }

  /// All tasks use each scope at about the same time, and the first creates its storage.
  @Test func allTasksShareTheFirstStaticStorage() async {
    let scopes = (0..<5_000).map { _ in TestScope() }
    _ = await startTogether(4) { _ in
      for scope in scopes { TestScope.local.withValue(scope) { FakeGuide.train() } }
    }
    let counts = scopes.map { scope in
      TestScope.local.withValue(scope) { FakeGuide.callCount(of: .train) }
    }
    #expect(counts == Array(repeating: 4, count: scopes.count))
  }
}
