import Spry
import SpryTestSupport
import Testing

private final class FakeBridge: Spryable {
  enum Function: String, StringRepresentable { case plan, cross }
  func plan() -> Scribble { spryify() }
  func cross() -> Int { spryify() }
}

/// The text that a process has written to standard error.
private func text(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@Suite("Where there is nothing to return, the process ends with the text") struct TrapTests {
  @Test func noTestIsRunning() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = FakeBridge().cross()
    }
    #expect(
      text(result).contains(
        """
        FakeBridge has no stub that answers cross().
        cross has no stubs.
        Write: fake.stub(.cross).andReturn(<#Int#>)
        There is no running test to fail: none of a framework whose module is linked. \
        For a test of XCTest link SpryXCTest, for one of Swift Testing link SpryTesting.
        What an XCTestCase's property begins with is made before its test runs: use setUp().
        """))
  }

  @Test func theTypeHasNoDefaultValue() async {
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

  @Test func aThrowingMemberTrapsTooWhenNoTestIsRunning() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try FakeTrailStore().length(of: .eiger)
    }
    #expect(text(result).contains("FakeTrailStore has no stub that answers length(of: "))
  }

  @Test func aCaptorWithoutAValue() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      failures { _ = Argument.captor().getValue(as: Scribble.self) }
    }
    #expect(
      text(result).contains("The captor has no value at index 0: it has captured nothing."))
  }

  @Test func aVerificationWithAMistake() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = FakeTrailStore().didCall(.anything, with: Scribble(strokes: 1)).success
    }
    #expect(text(result).contains("values of type Scribble cannot be compared."))
  }
}
