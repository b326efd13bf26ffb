import Spry
import Testing

private protocol Toll {}
private struct Pass { let owner: Guard }
private enum Side { case left(Int) }
private class Guard {}
private enum BridgeError: Error { case closed }

private final class GeneratedGuard: Guard, Spryable {
  enum Function: String, GeneratedFunction { case relief }
}

@Suite("Texts with which a process is stopped") struct StoppedTextTests {
  private func text<Value>(
    _ type: Value.Type, throwing error: any Error.Type = Never.self, of fake: FakeIdentity? = nil,
    _ signature: String = "cross()", after failure: String = "The bridge is closed."
  ) -> String {
    FailedMember(signature, of: fake).stoppedText(error, type, after: failure)
  }

  @Test func protocols() {
    #expect(
      text((any Toll).self) == """
        Spry stopped the process: cross() doesn't throw, and any Toll has no default value.
        The bridge is closed.
        To fail only the test: SpryConfiguration.setDefault(for: (any Toll).self) { <#any Toll#> }
        """)
    // The runtime has no mangled name for such a type.
    #expect(
      text((any Collection<Int>).self) == """
        Spry stopped the process: cross() doesn't throw, and any Collection<Int> has no default value.
        The bridge is closed.
        To fail only the test: SpryConfiguration.setDefault(for: (any Collection<Int>).self) { <#any Collection<Int>#> }
        """)
  }

  @Test func memberWithTypedErrors() {
    #expect(
      text((Int, () -> Void).self, throwing: BridgeError.self) == """
        Spry stopped the process: cross() throws only BridgeError, and \
        (Int, () -> Void) has no default value.
        The bridge is closed.
        To fail only the test: SpryConfiguration.setDefault(for: (Int, () -> Void).self) { <#(Int, () -> Void)#> }
        """)
  }

  @Test func structsAndEnumsCanProvideADefault() {
    let failure = """
      FakeBridge has no stub for pass().
      Add: fake.stub(.pass).andReturn(<#Pass#>)
      """
    #expect(
      text(Pass.self, "pass()", after: failure) == """
        Spry stopped the process: pass() doesn't throw, and Pass has no default value.
        FakeBridge has no stub for pass().
        Add: fake.stub(.pass).andReturn(<#Pass#>)
        To fail only the test: SpryConfiguration.setDefault(for: Pass.self) { <#Pass#> }
        Or conform Pass to DefaultProvidable.
        """)
    #expect(text(Side.self).hasSuffix("\nOr conform Side to DefaultProvidable."))
    #expect(
      text(Guard.self).hasSuffix(
        "\nTo fail only the test: SpryConfiguration.setDefault(for: Guard.self) { <#Guard#> }"))
  }

  @Test func superclassCouldAnswer() {
    let fake = FakeIdentity(
      GeneratedGuard.self, functions: GeneratedGuard.Function.self, isStatic: false)
    #expect(
      text(Guard.self, of: fake).hasSuffix(
        "{ <#Guard#> }\nOr generate the fake with --partial, so that super answers."))
  }

  @Test func memberThatNeverReturns() {
    #expect(
      text(Never.self) == """
        Spry stopped the process: cross() doesn't throw, and Never has no default value.
        The bridge is closed.
        Also declare it with throws, in its protocol too, and call spryifyThrows in it.
        """)
    #expect(
      text(Never.self, throwing: BridgeError.self) == """
        Spry stopped the process: cross() throws only BridgeError, and Never has no default value.
        The bridge is closed.
        """)
  }
}
