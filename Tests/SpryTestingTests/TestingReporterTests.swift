import Spry
import SpryTestSupport
import SpryTesting
import Testing

@testable import Hiking

@Suite struct TestingReporterTests {
  @Test func onlyTheTestItselfIsTheTest() {
    let start = UInt(#line - 1)
    func isTest(_ function: String, line: UInt, file: String = #filePath) -> Bool {
      TestingReporter().isTest(
        Caller(function: function, location: CodeLocation(path: file, line: line)))
    }
    let name = "TestingReporterTests.onlyTheTestItselfIsTheTest()"
    #expect(isTest(name, line: start))
    #expect(isTest(name, line: start + 3))
    #expect(isTest("closure #1 in \(name)", line: start + 3))
    #expect(!isTest(name, line: start - 1))
    #expect(!isTest(name, line: start + 3, file: "/tests/StoreTests.swift"))
    #expect(!isTest("Planner.plan()", line: start + 40))
    #expect(!isTest("TestingReporterTests.onlyTheTestItselfIsTheTestToo()", line: start + 40))
  }

  @Test func missingStubIsAnIssue() {
    let texts = failures { _ = FakeRanger().anything("x", as: Int.self) }
    let issues = recordedIssues { _ = FakeRanger().anything("x", as: Int.self) }
    #expect(issues.map(\.text) == texts)
  }

  /// Swift Testing demands a folder.
  @Test func locationInAFileWithoutAFolderIsInTests() {
    let issues = recordedIssues {
      let store = FakeTrailStore()
      store.expect(.trails, file: "StoreTests.swift", line: 3)
      store.verify()
    }
    #expect(issues.map(\.file) == ["Tests/StoreTests.swift"])
    #expect(issues.map(\.line) == [3])
  }

  private static let shared = FakeTrailStore()

  @Test(arguments: [1, 2]) func missingStubIsReportedInFullForEachCase(number: Int) {
    let issues = recordedIssues {
      for _ in 1...2 { _ = Self.shared.trails(near: "Bern") }
    }
    #expect(issues.map { $0.text.contains("\n") } == [true, false])
  }

  // The toolchain provides the callers of a function only on Linux.
  #if os(Linux)
    @Test func codeUnderTestMayFollowItsTestInTheSameFile() {
      let issues = recordedIssues { _ = Planner(store: FakeTrailStore()).plan() }
      let line = #line - 1
      let text = failures { _ = FakeTrailStore().trails(near: "Bern") }.joined()
      #expect(
        issues == [
          ReportedFailure(
            "\(text)\ncalled by Planner.plan() at TestingReporterTests.swift:\(Planner.line)",
            at: line, in: "SpryTestingTests/TestingReporterTests.swift")
        ])
    }

    /// A name that is a sentence is another one to the runtime.
    @Test func `test named by a (short) sentence, in backticks`() {
      let issues = recordedIssues { _ = FakeTrailStore().trails(near: "Bern") }
      #expect(issues.map(\.line) == [#line - 1])
    }
  #endif
}

extension TestingReporterTests {
  /// A fake that is made outside of a test, such as on a thread, has the reporter look again.
  @Test func testThatHasBeenSeenIsRememberedOutsideOfTests() async {
    _ = FakeTrailStore()
    let location = CodeLocation(#filePath, #line)
    let results = await inThreads(1) { _ in
      (0..<2).map { _ in
        var hasFailed = false
        let issues = recordedIssues {
          let reporter = TestingReporter()
          reporter.noteRunningTest()
          hasFailed = reporter.reportWithoutTest(Report("closed", at: location))
        }
        return hasFailed && issues.map(\.text) == ["closed"]
      }
    }
    #expect(results == [[true, true]])
  }
}

/// The code under test, which calls a fake.
private struct Planner {
  static let line = #line + 2
  let store: FakeTrailStore
  func plan() -> Int { store.trails(near: "Bern").count }
}
