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

/// Whether a process was stopped because of a call that has no stub.
///
/// Two lines of the text are those of the failure: the call and the line to paste.
private func isStopped(
  _ result: ExitTest.Result?, by signature: String, _ type: any Any.Type,
  throwing error: any Error.Type = Never.self, of fake: FakeIdentity? = nil
) -> Bool {
  let lines = fatalText(result)?.split(separator: "\n") ?? []
  let failure = lines.dropFirst().prefix(2)
  guard failure.first?.contains("\(signature)") == true,
    failure.last?.contains("fake.stub") == true,
    failure.last?.contains(signature.dropLast(2)) == true
  else { return false }
  let member = FailedMember(signature, of: fake)
  return fatalText(result)
    == member.stoppedText(error, type, after: failure.joined(separator: "\n"))
}

@Suite("Failures that crash the process", .early) struct TrapTests {
  // Only systems that can start processes have exit tests.
  #if os(Linux) || os(macOS)
    @Test func failureTrapsWithoutALinkedFramework() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Reporting.local.withValue([]) { _ = FakeBridge().cross() }
      }
      #expect(text(result).contains("cross()"))
      #expect(
        text(result).contains(
          """
          fake.stub(.cross).andReturn(<#Int#>)
          There is no running test to fail. Link SpryXCTest or SpryTesting to each copy of Spry in \
          this process.
          """))
    }

    @Test func throwingMemberTrapsWithoutALinkedFramework() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        try Reporting.local.withValue([]) { _ = try FakeRanger().length(of: .eiger) }
      }
      #expect(fatalText(result)?.contains("length(of: ") == true)
    }

    @Test func missingStubForAProtocolTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { _ = FakeBridge().toll() }
      }
      #expect(isStopped(result, by: "toll()", (any Toll).self))
    }

    // The runtime has no mangled name for such a type.
    @Test func missingStubForAConstrainedProtocolTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { _ = FakeBridge().coins() }
      }
      #expect(isStopped(result, by: "coins()", (any Collection<Int>).self))
    }

    @Test func missingStubWithTypedThrowsTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { try? print(FakeBridge().open().0) }
      }
      #expect(isStopped(result, by: "open()", (Int, () -> Void).self, throwing: BridgeError.self))
    }

    @Test func missingStubForAStructTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { _ = FakeBridge().pass() }
      }
      #expect(isStopped(result, by: "pass()", Pass.self))
    }

    @Test func missingStubForAnEnumTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { _ = FakeBridge().side() }
      }
      #expect(isStopped(result, by: "side()", Side.self))
    }

    @Test func missingStubForAClassTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { _ = FakeBridge().guard() }
      }
      #expect(isStopped(result, by: "guard()", Guard.self))
    }

    @Test func superclassCouldAnswer() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { _ = FakeGuard().relief() }
      }
      let fake = FakeIdentity(FakeGuard.self, functions: FakeGuard.Function.self, isStatic: false)
      #expect(isStopped(result, by: "relief()", Guard.self, of: fake))
      let generated = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        failures { _ = GeneratedGuard().relief() }
      }
      let other = FakeIdentity(
        GeneratedGuard.self, functions: GeneratedGuard.Function.self, isStatic: false)
      #expect(isStopped(generated, by: "relief()", Guard.self, of: other))
    }

    @Test func missingStubOfAMemberThatNeverReturnsTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { FakeBridge().close() }
      }
      #expect(isStopped(result, by: "close()", Never.self))
    }

    @Test func missingStubOfAMemberThatOnlyThrowsTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        failures { try? FakeBridge().fall() }
      }
      #expect(isStopped(result, by: "fall()", Never.self, throwing: BridgeError.self))
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
      let failure = fatalText(result)?.split(separator: "\n").dropFirst().prefix(2)
        .joined(separator: "\n")
      #expect(failure?.contains("index 0") == true)
      #expect(
        fatalText(result)
          == FailedMember("getValue(at:as:)").stoppedText(
            Never.self, Pass.self, after: failure ?? ""))
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

@Suite("Failures while no test is running") struct UnheardFailuresTests {
  private static let message = """
    closed
    No test was running when this happened. Look for calls in the initial values of XCTestCase \
    properties, in tearDown(), in the class methods setUp() and tearDown(), and on threads or in tasks that outlive their test. If a test was running, link SpryXCTest for XCTest, or SpryTesting for Swift Testing.
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
        Reporting.local.withValue([DeafReporter()]) {
          _ = Reporting.report(Report("closed", at: CodeLocation("/tests/HutTests.swift", 3)))
        }
      }
      #expect(text(result).contains(Self.entry))
    }

    @Test(.early) func failureTakenByATestCaseDoesNotFailTheProcess() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) {
        let hasFailed = Reporting.local.withValue([DeafReporter()]) {
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
