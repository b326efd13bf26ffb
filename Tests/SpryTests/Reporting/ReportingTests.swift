import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private final class FakeBridge: Spryable {
  enum Function: String, StringRepresentable { case plan, cross }
  func plan() -> Scribble { spryify() }
  func cross() -> Int { spryify() }
}

/// The text that a process has written to standard error.
private func text(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@Suite("Failures that crash the process") struct TrapTests {
  // Only systems that can start processes have exit tests.
  #if os(Linux) || os(macOS)
    @Test func failureTrapsWithoutALinkedFramework() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Reporting.local.withValue([]) { _ = FakeBridge().cross() }
      }
      #expect(
        text(result).contains(
          """
          FakeBridge has no stub that answers cross().
          cross has no stubs.
          Write: fake.stub(.cross).andReturn(<#Int#>)
          There is no running test to fail. For XCTest, link SpryXCTest; for Swift Testing, \
          link SpryTesting.
          """))
    }

    @Test func throwingMemberTrapsWithoutALinkedFramework() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        try Reporting.local.withValue([]) { _ = try FakeRanger().length(of: .eiger) }
      }
      #expect(
        text(result).contains("Fatal error: FakeRanger has no stub that answers length(of: "))
    }

    @Test func missingStubTrapsWithoutADefaultValue() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { _ = FakeBridge().plan() }
      }
      #expect(
        text(result).contains(
          """
          FakeBridge has no stub that answers plan().
          plan has no stubs.
          Write: fake.stub(.plan).andReturn(<#Scribble#>)
          """))
    }

    @Test func captorTrapsWithoutAValueOrADefault() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { _ = Argument.captor().getValue(as: Scribble.self) }
      }
      #expect(
        text(result).contains("The captor has no value at index 0: it has captured nothing."))
    }

    @Test func locationThatIsNotALiteralIsPartOfTheText() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Reporting.local.withValue([]) {
          Reporting.report("closed", at: CodeLocation(path: "/tests/HutTests.swift", line: 3))
        }
      }
      #expect(text(result).contains("Fatal error: HutTests.swift:3: closed\n"))
    }
  #endif
}

/// A reporter for a framework that isn't running a test.
private struct IdleReporter: FailureReporter {
  func report(_ message: String, at location: CodeLocation) -> Bool { false }
}

@Suite("Failures while no test is running") struct UnheardFailuresTests {
  private static let message = """
    closed
    No test was running when this happened. Look for calls in the initial values of XCTestCase \
    properties, in class func setUp() and tearDown(), and on threads that outlive their test.
    """
  private static let entry = "/tests/HutTests.swift:3: error: \(message)\n"

  // Only systems that can start processes have exit tests.
  #if os(Linux) || os(macOS)
    @Test func failureIsPrintedAndFailsTheProcessWhenItExits() async {
      let result = await #expect(
        processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]
      ) {
        Reporting.local.withValue([IdleReporter()]) {
          Reporting.report("closed", at: CodeLocation("/tests/HutTests.swift", 3))
        }
      }
      #expect(text(result).contains(Self.entry))
    }

    @Test func failureTakenByATestCaseDoesNotFailTheProcess() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) {
        Reporting.local.withValue([IdleReporter()]) {
          Reporting.report("closed", at: CodeLocation("/tests/HutTests.swift", 3))
        }
        let entries = UnheardFailures.takeAll()
        #expect(entries.map(\.location.line) == [3])
        #expect(entries.map(\.text) == [Self.message])
      }
      #expect(text(result).contains(Self.entry))
    }
  #endif
}
