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

    func climb(_ steps: Int) -> Int { steps == 0 ? count(near: "Bern") : rest(steps) }

    func rest(_ steps: Int) -> Int { climb(steps - 1) }

    func descend(_ steps: Int) -> Int {
      steps == 0 ? count(near: "Bern") : descend(steps - 1) + 1
    }

    func first(_ steps: Int) -> Int { steps == 0 ? count(near: "Bern") : second(steps) + 1 }

    func second(_ steps: Int) -> Int { third(steps) + 1 }

    func third(_ steps: Int) -> Int { first(steps - 1) + 1 }

    func fallback() -> Int {
      let none: Int? = nil
      return none ?? count(near: "Bern")
    }

    func closures() async throws -> [String] {
      let closures = try await ranger.closures(on: 1)
      return closures.sorted()
    }
  }

  /// The lines of a failure after its first two: the callers, and the advice before them.
  private func callers(_ failure: ReportedFailure) -> [String] {
    failure.text.split(separator: "\n").dropFirst(2).map(String.init)
  }

  @Suite("Missing stubs show their callers") struct CallersTests {
    private let planner = Planner(store: FakeTrailStore())

    @Test func functionsBetweenTestAndFakeAreListed() {
      let reported = reportedFailures(callersUpTo: "CallersTests.") {
        _ = planner.plan()
      }
      let line = #line - 2
      let outline = #"missingStub FakeTrailStore.trails(near: "Bern")"#
      #expect(reported.map(\.outlined) == [ReportedFailure(outline, at: line)])
      #expect(
        reported.map(callers) == [
          [
            "called by Planner.count(near:) at CallersTests.swift:20",
            "called by Planner.plan() at CallersTests.swift:15",
          ]
        ])
    }

    @Test func functionsThatCallEachOtherAreListedOnce() {
      let reported = reportedFailures(callersUpTo: "CallersTests.") {
        _ = planner.climb(20)
      }
      #expect(
        reported.map(callers) == [
          [
            "called by Planner.count(near:) at CallersTests.swift:20",
            "called by Planner.climb(_:) at CallersTests.swift:24",
            "called by Planner.rest(_:) at CallersTests.swift:26",
          ]
        ])
    }

    @Test func functionThatCallsItselfIsListedOnce() {
      let reported = reportedFailures(callersUpTo: "CallersTests.") {
        _ = planner.descend(300)
      }
      let line = #line - 2
      #expect(reported.map(\.line) == [line])
      #expect(
        reported.map(callers) == [
          [
            "called by Planner.count(near:) at CallersTests.swift:20",
            "called by Planner.descend(_:) at CallersTests.swift:29",
          ]
        ])
    }

    @Test func threeFunctionsThatCallEachOtherAreListedOnce() {
      let reported = reportedFailures(callersUpTo: "CallersTests.") {
        _ = planner.first(20)
      }
      let line = #line - 2
      #expect(reported.map(\.line) == [line])
      #expect(
        reported.map(callers) == [
          [
            "called by Planner.count(near:) at CallersTests.swift:20",
            "called by Planner.first(_:) at CallersTests.swift:32",
            "called by Planner.third(_:) at CallersTests.swift:36",
            "called by Planner.second(_:) at CallersTests.swift:34",
          ]
        ])
    }

    /// The compiler turns the second operand into a closure.
    @Test func operandIsListedWithItsFunction() {
      let reported = reportedFailures(callersUpTo: "CallersTests.") {
        _ = planner.fallback()
      }
      #expect(
        reported.map(callers) == [
          [
            "called by Planner.count(near:) at CallersTests.swift:20",
            "called by Planner.fallback() at CallersTests.swift:40",
          ]
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
          "called by Planner.closures() at CallersTests.swift:44"
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
      // Each call has its own line, because a search that has been done isn't repeated.
      let first = #line + 2
      let calls: [() -> Void] = [
        { _ = planner.store.trails(near: "1") },
        { _ = planner.store.trails(near: "2") },
        { _ = planner.store.trails(near: "3") },
        { _ = planner.store.trails(near: "4") },
        { _ = planner.store.trails(near: "5") },
        { _ = planner.store.trails(near: "6") },
        { _ = planner.store.trails(near: "7") },
        { _ = planner.store.trails(near: "8") },
        { _ = planner.store.trails(near: "9") },
        { _ = planner.store.trails(near: "10") },
        { _ = planner.store.trails(near: "11") },
      ]
      let reported = reportedFailures(callersUpTo: "CallersTests.") {
        for call in calls + calls.suffix(1) { call() }
      }
      #expect(reported.prefix(10).map(\.line) == Array(first..<first + 10))
      #expect(
        reported.dropFirst(10).map { $0.file.hasSuffix("FakeTrailStore.swift") } == [true, true])
      let next = reportedFailures(callersUpTo: "CallersTests.") {
        _ = planner.store.trails(near: "12")
      }
      #expect(next.map(\.line) == [#line - 2])
    }

    @Test func callsInALoopAreSearchedOnce() {
      let reported = reportedFailures(callersUpTo: "CallersTests.") {
        for number in 0..<50 { _ = planner.count(near: "\(number)") }
      }
      #expect(reported.map(\.line) == Array(repeating: #line - 2, count: 50))
      #expect(
        reported.allSatisfy {
          $0.text.hasSuffix("\ncalled by Planner.count(near:) at CallersTests.swift:20")
        })
    }

    @Test func nameOfACallerIsComparedAsAWhole() {
      let caller = Caller(
        function: "DataStoreTests.load2()", location: CodeLocation(#filePath, #line))
      #expect(caller.hasName("DataStoreTests"))
      #expect(caller.hasName("load2"))
      #expect(!caller.hasName("load"))
      #expect(!caller.hasName("StoreTests"))
      #expect(!caller.hasName("DataStore"))
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
