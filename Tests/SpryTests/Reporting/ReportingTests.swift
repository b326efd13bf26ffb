import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private protocol Toll {}
private struct Pass { let owner: Guard }
private enum Side {
  case left(Int)
  case right(Int)
}
private class Guard {
  func relief() -> Guard { self }
}
private enum BridgeError: Error { case closed }

private final class FakeBridge: Spryable {
  enum Function: String, StringRepresentable {
    case cross, toll, coins, open, pass, side, close, fall, `guard`
  }
  func toll() -> any Toll { spryify() }
  func coins() -> any Collection<Int> { spryify() }
  func open() throws(BridgeError) -> (Int, () -> Void) {
    try spryifyThrows(throwing: BridgeError.self)
  }
  func pass() -> Pass { spryify() }
  func side() -> Side { spryify() }
  func `guard`() -> Guard { spryify() }
  func close() -> Never { spryify() }
  func fall() throws(BridgeError) -> Never { try spryifyThrows(throwing: BridgeError.self) }
  func cross() -> Int { spryify() }
}

private final class FakeGuard: Guard, Spryable {
  enum Function: String, StringRepresentable { case relief }
  override func relief() -> Guard { spryify() }
}

private final class GeneratedGuard: Guard, Spryable {
  enum Function: String, GeneratedFunction { case relief }
  override func relief() -> Guard { spryify() }
}

/// The text that a process has written to standard error.
private func text(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// The text with which a process was stopped, without the stack that the runtime adds.
private func fatalText(_ result: ExitTest.Result?) -> String? {
  let texts = text(result).components(separatedBy: "Fatal error: ")
  let parts = texts.last?.components(separatedBy: "\nCurrent stack trace:")
  return texts.count == 2 ? parts?.first?.trimmingCharacters(in: .newlines) : nil
}

@Suite("Failures that crash the process", .early) struct TrapTests {
  // Only systems that can start processes have exit tests.
  #if os(Linux) || os(macOS)
    @Test func failureTrapsWithoutALinkedFramework() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Reporting.local.withValue([]) { _ = FakeBridge().cross() }
      }
      #expect(
        text(result).contains(
          """
          FakeBridge has no stub for cross().
          Add: fake.stub(.cross).andReturn(<#Int#>)
          There is no running test to fail. For XCTest, link SpryXCTest; for Swift Testing, \
          link SpryTesting.
          """))
    }

    @Test func throwingMemberTrapsWithoutALinkedFramework() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        try Reporting.local.withValue([]) { _ = try FakeRanger().length(of: .eiger) }
      }
      #expect(
        text(result).contains("Fatal error: FakeRanger has no stub for length(of: "))
    }

    @Test func missingStubForAProtocolTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { _ = FakeBridge().toll() }
      }
      #expect(
        fatalText(result)
          == """
          Spry stopped the process: toll() can't throw, and any Toll has no default value.
          FakeBridge has no stub for toll().
          Add: fake.stub(.toll).andReturn(<#any Toll#>)
          To fail only the test: SpryConfiguration.setDefault(for: (any Toll).self) { <#any Toll#> }
          """)
    }

    // The runtime has no mangled name for such a type.
    @Test func missingStubForAConstrainedProtocolTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { _ = FakeBridge().coins() }
      }
      #expect(
        fatalText(result)
          == """
          Spry stopped the process: coins() can't throw, and any Collection<Int> has no default value.
          FakeBridge has no stub for coins().
          Add: fake.stub(.coins).andReturn(<#any Collection<Int>#>)
          To fail only the test: SpryConfiguration.setDefault(for: (any Collection<Int>).self) { <#any Collection<Int>#> }
          """)
    }

    @Test func missingStubWithTypedThrowsTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { try? print(FakeBridge().open().0) }
      }
      #expect(
        fatalText(result)
          == """
          Spry stopped the process: open() throws only BridgeError, and \
          (Int, () -> Void) has no default value.
          FakeBridge has no stub for open().
          Add: fake.stub(.open).andReturn(<#(Int, () -> Void)#>)
          To fail only the test: SpryConfiguration.setDefault(for: (Int, () -> Void).self) { <#(Int, () -> Void)#> }
          """)
    }

    @Test func missingStubForAStructTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { _ = FakeBridge().pass() }
      }
      #expect(
        fatalText(result)
          == """
          Spry stopped the process: pass() can't throw, and Pass has no default value.
          FakeBridge has no stub for pass().
          Add: fake.stub(.pass).andReturn(<#Pass#>)
          To fail only the test: SpryConfiguration.setDefault(for: Pass.self) { <#Pass#> }
          Or conform Pass to DefaultProvidable.
          """)
    }

    @Test func missingStubForAnEnumTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { _ = FakeBridge().side() }
      }
      #expect(fatalText(result)?.hasSuffix("\nOr conform Side to DefaultProvidable.") == true)
    }

    @Test func missingStubForAClassTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { _ = FakeBridge().guard() }
      }
      #expect(
        fatalText(result)?.hasSuffix(
          "\nTo fail only the test: SpryConfiguration.setDefault(for: Guard.self) { <#Guard#> }")
          == true)
    }

    @Test func superclassCouldAnswer() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { _ = FakeGuard().relief() }
      }
      #expect(
        fatalText(result)?.hasSuffix(
          "{ <#Guard#> }\nOr pass fallbackValue in the fake, with a call to super.") == true)
      let generated = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        failures { _ = GeneratedGuard().relief() }
      }
      #expect(
        fatalText(generated)?.hasSuffix(
          "{ <#Guard#> }\nOr generate the fake with --partial, so that super answers.") == true)
    }

    @Test func missingStubOfAMemberThatNeverReturnsTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { FakeBridge().close() }
      }
      #expect(
        fatalText(result)
          == """
          Spry stopped the process: close() can't throw, and Never has no default value.
          FakeBridge has no stub for close().
          Add: fake.stub(.close).andThrow(<#error#>)
          Also declare it with throws, in its protocol too, and call spryifyThrows in it.
          """)
    }

    @Test func missingStubOfAMemberThatOnlyThrowsTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { try? FakeBridge().fall() }
      }
      #expect(
        fatalText(result)
          == """
          Spry stopped the process: fall() throws only BridgeError, and Never has no default value.
          FakeBridge has no stub for fall().
          Add: fake.stub(.fall).andThrow(<#error#>)
          """)
    }

    @Test func defaultOfTheProcessKeepsItRunning() async {
      await #expect(processExitsWith: .success) {
        SpryConfiguration.setDefault(for: Pass.self) { Pass(owner: Guard()) }
        let texts = failures { _ = FakeBridge().pass() }
        guard texts.count == 1 else { fatalError("not one failure") }
      }
    }

    @Test func captorTrapsWithoutAValueOrADefault() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { _ = Argument.captor().getValue(as: Pass.self) }
      }
      #expect(
        fatalText(result)
          == """
          Spry stopped the process: getValue(at:as:) can't throw, and Pass has no \
          default value.
          The captor has no value at index 0: it hasn't captured anything.
          Pass it to a stub that has an answer, or to an assertion.
          To fail only the test: SpryConfiguration.setDefault(for: Pass.self) { <#Pass#> }
          Or conform Pass to DefaultProvidable.
          """)
    }

    @Test func locationThatIsNotALiteralIsPartOfTheText() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Reporting.local.withValue([]) {
          _ = Reporting.report(
            Report("closed", at: CodeLocation(path: "/tests/HutTests.swift", line: 3)))
        }
      }
      #expect(text(result).contains("Fatal error: HutTests.swift:3: closed\n"))
    }
  #endif
}

/// A reporter for a framework that isn't running a test.
private struct IdleReporter: FailureReporter {
  func report(_ report: Report) -> Bool? { nil }
}

@Suite("Failures while no test is running") struct UnheardFailuresTests {
  private static let message = """
    closed
    No test was running when this happened. Look for calls in the initial values of XCTestCase \
    properties, in the class methods setUp() and tearDown(), and on threads or in tasks that outlive their test.
    """
  private static let entry = "/tests/HutTests.swift:3: error: \(message)\n"

  @Test func listingTestsIsNotRunningThem() {
    #expect(UnheardFailures.isListing(["/tests/App.xctest", "--list-tests"]))
    #expect(UnheardFailures.isListing(["/tests/App.xctest", "-l"]))
    #expect(UnheardFailures.isListing(["/tests/App.xctest", "--dump-tests-json"]))
    #expect(UnheardFailures.isListing(["/usr/libexec/swift/pm/swiftpm-xctest-helper", "App"]))
    #expect(!UnheardFailures.isListing(["/usr/libexec/swift/pm/swiftpm-testing-helper", "App"]))
    #expect(!UnheardFailures.isListing([]))
  }

  // Only systems that can start processes have exit tests.
  #if os(Linux) || os(macOS)
    @Test(.early) func failureIsPrintedAndFailsTheProcessWhenItExits() async {
      let result = await #expect(
        processExitsWith: .exitCode(EXIT_FAILURE), observing: [\.standardErrorContent]
      ) {
        Reporting.local.withValue([IdleReporter()]) {
          _ = Reporting.report(Report("closed", at: CodeLocation("/tests/HutTests.swift", 3)))
        }
      }
      #expect(text(result).contains(Self.entry))
    }

    @Test(.early) func failureTakenByATestCaseDoesNotFailTheProcess() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) {
        let hasFailed = Reporting.local.withValue([IdleReporter()]) {
          Reporting.report(Report("closed", at: CodeLocation("/tests/HutTests.swift", 3)))
        }
        #expect(!hasFailed)
        let entries = UnheardFailures.takeAll()
        #expect(entries.map(\.location.line) == [3])
        #expect(entries.map(\.text) == [Self.message])
      }
      #expect(text(result).contains(Self.entry))
    }
  #endif
}
