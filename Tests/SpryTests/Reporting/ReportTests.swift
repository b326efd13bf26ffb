import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("What a reporter gets") struct ReportTests {
  @Test func reporterGetsTheFailureWithItsText() {
    let store = FakeTrailStore()
    let failures = reportedFailures { _ = store.trails(near: "Bern") }
    #expect(failures.map(\.outline) == [#"missingStub FakeTrailStore.trails(near: "Bern")"#])
    #expect(failures.first?.text.contains(#"fake.stub(.trails).with("Bern")"#) == true)
  }

  /// A closure that must not escape would end the process if the report kept it.
  @Test func reportThatOutlivesTheCallKeepsNoArguments() {
    let scope = TestScope()
    weak var argument: Note?
    TestScope.local.withValue(scope) {
      Reporting.local.withValue([SilentReporter()]) {
        let note = Note()
        argument = note
        #expect(FakeRanger().anything(note) as Int == 0)
      }
    }
    #expect(argument == nil)
    #expect(scope.end().count == 1)
  }
}

private final class Note {}

/// A reporter for a framework that isn't running a test.
private struct SilentReporter: FailureReporter {
  func report(_ report: Report) -> Bool? { nil }
}
