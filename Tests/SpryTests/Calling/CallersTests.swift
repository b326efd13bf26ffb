// The toolchain provides the callers of a function only on Linux.
#if os(Linux)
  import Spry
  import SpryTestSupport
  import Testing

  @testable import Hiking

  /// The code under test, which calls a fake.
  private struct Planner: Sendable {
    let store: FakeTrailStore
    let ranger = FakeRanger()

    func plan() -> Int {
      count(near: "Bern") + 1
    }

    func count(near place: String) -> Int {
      [place].flatMap { place in
        store.trails(near: place)
      }.count
    }

    func closures() async throws -> [String] {
      let closures = try await ranger.closures(on: 1)
      return closures.sorted()
    }
  }

  @Suite("Missing stubs show their callers") struct CallersTests {
    private let planner = Planner(store: FakeTrailStore())

    @Test func functionsBetweenTestAndFakeAreListed() {
      let reported = reportedFailures(callersUpTo: "CallersTests.") {
        _ = planner.plan()
      }
      let line = #line - 2
      #expect(
        reported == [
          ReportedFailure(
            """
            FakeTrailStore has no stub that answers trails(near: "Bern").
            trails(near:) has no stubs.
            Write: fake.stub(.trails).with("Bern").andReturn(<#[Trail]#>)
            called by Planner.count(near:) at CallersTests.swift:20
            called by Planner.plan() at CallersTests.swift:15
            """, at: line)
        ])
    }

    @Test func callersOfAsyncFunctionsAreListed() async {
      let reported = await reportedFailures(callersUpTo: "CallersTests.") {
        _ = try? await planner.closures()
      }
      let line = #line - 2
      #expect(reported.map(\.line) == [line])
      #expect(
        reported.map { $0.text.split(separator: "\n").last } == [
          "called by Planner.closures() at CallersTests.swift:25"
        ])
    }

    @Test func directCallHasNoCallers() {
      let store = FakeTrailStore()
      let reported = reportedFailures(callersUpTo: "CallersTests.") {
        _ = store.trails(near: "Bern")
      }
      #expect(reported.map(\.line) == [#line - 2])
      #expect(reported.map { $0.text.contains("called by") } == [false])
    }

    @Test func repeatedCallsAreReportedOnTheirOwnLines() {
      let reported = reportedFailures(callersUpTo: "CallersTests.") {
        for _ in 0..<2 { _ = planner.plan() }
        _ = planner.plan()
      }
      let line = #line - 3
      #expect(reported.map(\.line) == [line, line, line + 1])
    }

    @Test("After ten searches in a test, only callers that are known already are shown")
    func searchesAreLimited() {
      var lines: [Int] = []
      let reported = reportedFailures(callersUpTo: "CallersTests.") {
        lines.append(#line + 1)
        _ = planner.store.trails(near: "1")
        lines.append(#line + 1)
        _ = planner.store.trails(near: "2")
        lines.append(#line + 1)
        _ = planner.store.trails(near: "3")
        lines.append(#line + 1)
        _ = planner.store.trails(near: "4")
        lines.append(#line + 1)
        _ = planner.store.trails(near: "5")
        lines.append(#line + 1)
        _ = planner.store.trails(near: "6")
        lines.append(#line + 1)
        _ = planner.store.trails(near: "7")
        lines.append(#line + 1)
        _ = planner.store.trails(near: "8")
        lines.append(#line + 1)
        _ = planner.store.trails(near: "9")
        lines.append(#line + 1)
        _ = planner.store.trails(near: "10")
        lines.append(#line + 1)
        _ = planner.store.trails(near: "11")
      }
      #expect(reported.prefix(10).map(\.line) == lines.prefix(10).map { $0 })
      #expect(reported.last?.file.hasSuffix("FakeTrailStore.swift") == true)
    }

    /// On a thread that the test starts, the test isn't among the callers.
    @Test func failureStaysAtTheFakeIfTheTestIsNotACaller() {
      let reported = reportedFailures(callersUpTo: "another test") {
        _ = planner.plan()
      }
      #expect(reported.map { $0.file.hasSuffix("FakeTrailStore.swift") } == [true])
      #expect(
        reported.map { $0.text.contains("called by Planner.plan() at CallersTests.swift:15") }
          == [true])
    }
  }
#endif
