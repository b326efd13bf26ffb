import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("What a reporter gets") struct ReportTests {
  /// A closure that must not escape would end the process if the report kept it.
  @Test func reportThatOutlivesTheCallKeepsNoArguments() {
    let scope = TestScope()
    weak var argument: Note?
    TestScope.local.withValue(scope) {
      Reporting.local.withValue([DeafReporter()]) {
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
