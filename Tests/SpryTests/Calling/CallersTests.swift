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
