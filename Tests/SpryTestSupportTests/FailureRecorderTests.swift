import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite struct FailureRecorderTests {
  @Test func recordsFailuresInOrder() {
    let failures = reportedFailures {
      _ = FakeRanger().anything("a", as: Int.self)
      _ = FakeRanger().anything("b", as: Int.self)
    }
    #expect(failures.map { $0.text.contains(#".with("a")"#) } == [true, false])
    #expect(failures.map { $0.text.contains(#".with("b")"#) } == [false, true])
  }

  @Test func recordsTheLineAndFileOfAFailure() async {
    let recorder = FailureRecorder()
    let location = CodeLocation("/tests/StoreTests.swift", 3)
    #expect(recorder.report(Report("closed", at: location)) == true)
    #expect(recorder.failures == [ReportedFailure("closed", at: 3, in: "/tests/StoreTests.swift")])
    #expect(recorder.failures.map(\.description) == ["StoreTests.swift:3: closed"])

    let line = #line + 1
    let here = CodeLocation(#filePath, #line)
    let failures = reportedFailures { Reporting.report(Report("closed", at: here)) }
    #expect(failures == [ReportedFailure("closed", at: line)])
    let waited = await reportedFailures {
      await Task.yield()
      Reporting.report(Report("closed", at: here))
    }
    #expect(waited == [ReportedFailure("closed", at: line)])
  }

  @Test(arguments: [
    ReportedFailure("open", at: 3, in: "a"), ReportedFailure("closed", at: 4, in: "a"),
    ReportedFailure("closed", at: 3, in: "b"),
  ])
  func distinguishesTextsLinesAndFiles(other: ReportedFailure) {
    #expect(ReportedFailure("closed", at: 3, in: "a") != other)
  }

  @Test func recordsNothingWithoutFailures() async {
    #expect(failures {} == [])
    #expect(await failures { await Task.yield() } == [])
  }

  @Test func staticFakesAreSeparate() {
    withOwnStaticFakes {
      FakeTrailStore.stub(.open).andReturn(1)
      _ = FakeTrailStore.open("a")
      #expect(FakeTrailStore.callCount(of: .open) == 1)
      withOwnStaticFakes { #expect(FakeTrailStore.callCount(of: .open) == 0) }
    }
  }
}
