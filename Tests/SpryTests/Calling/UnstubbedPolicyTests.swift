import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private final class FakeGuide: Spryable, Sendable {
  enum Function: String, StringRepresentable { case name, rest, plan, load, check, sleep }
  enum ClassFunction: String, StringRepresentable { case find }
  let spryStorage = SpryStorage()
  func name() -> String { spryify() }
  func rest() { spryify() }
  func check() throws { try spryifyThrows() }
  func sleep() async { await spryify() }
  func load() throws -> String { try spryifyThrows() }
  func plan() throws -> Scribble { try spryifyThrows() }
  static func find() -> Int { spryify() }
}

@Suite("Policies for calls that no stub answers") struct UnstubbedPolicyTests {
  private let guide = FakeGuide()

  @Test func failIsTheDefault() throws {
    #expect(SpryConfiguration.unstubbedPolicy == .fail)
    #expect(guide.spryStorage.unstubbedPolicy == nil)
    let texts = failures {
      guide.rest()
      #expect(throws: SpryFailure.self) { try guide.check() }
    }
    #expect(texts.count == 2)
  }

  @Test func allowVoidOfAFake() async throws {
    guide.spryStorage.unstubbedPolicy = .allowVoid
    guide.rest()
    try guide.check()
    await guide.sleep()
    let texts = failures {
      #expect(guide.name() == "")
      #expect(throws: SpryFailure.self) { try guide.load() }
    }
    #expect(texts.count == 2)
    #expect(guide.callCount(of: .rest) == 1)
  }

  @Test func returnDefaultOfAFake() throws {
    guide.spryStorage.unstubbedPolicy = .returnDefault
    guide.rest()
    #expect(guide.name() == "")
    #expect(try guide.load() == "")
    let texts = failures { #expect(throws: SpryFailure.self) { try guide.plan() } }
    #expect(texts.count == 1)
  }

  @Test func stubsTakePrecedenceOverThePolicy() {
    guide.spryStorage.unstubbedPolicy = .returnDefault
    guide.stub(.name).andReturn("Ada").times(1)
    #expect([guide.name(), guide.name()] == ["Ada", ""])
  }

  @Test func stubOfTheWrongTypeIsReportedDespiteThePolicy() {
    guide.spryStorage.unstubbedPolicy = .returnDefault
    guide.stub(.name).andReturn(2)
    guide.stub(.rest).andReturn(5)
    #expect(failures { _ = guide.name() }.count == 1)
    #expect(failures { guide.rest() }.count == 1)
  }

  @Test func resettingKeepsThePolicy() {
    guide.spryStorage.unstubbedPolicy = .allowVoid
    guide.resetCallsAndStubs()
    guide.rest()
    #expect(guide.spryStorage.unstubbedPolicy == .allowVoid)
  }

  @Test func policyOfATestAppliesToItsTasks() {
    TestScope.local.withValue(TestScope(rules: UnstubbedRules(policy: .returnDefault))) {
      #expect(guide.name() == "")
      #expect(FakeGuide.find() == 0)
      guide.spryStorage.unstubbedPolicy = .fail
      #expect(failures { _ = guide.name() }.count == 1)
      let strict = TestScope(rules: UnstubbedRules(policy: .fail))
      TestScope.local.withValue(strict) {
        #expect(failures { _ = FakeGuide.find() }.count == 1)
      }
    }
  }

  @Test func policyOfATestAppliesOutsideItsTasks() async {
    let scope = TestScope(rules: UnstubbedRules(policy: .returnDefault))
    let guide = TestScope.local.withValue(scope) { FakeGuide() }
    #expect(await Task.detached { guide.name() }.value == "")
    #expect(scope.end().isEmpty)
  }

  // Only systems that can start processes have exit tests.
  #if os(Linux) || os(macOS)
    @Test(.early) func policyOfTheProcessAppliesIfNoOtherIsSet() async {
      // In a separate process, because the policy applies to all tests that run at the same time.
      await #expect(processExitsWith: .success) {
        SpryConfiguration.unstubbedPolicy = .returnDefault
        let guide = FakeGuide()
        guard guide.name() == "" else { fatalError("no default value") }
        SpryConfiguration.unstubbedPolicy = .allowVoid
        guide.rest()
      }
    }

    @Test(.early) func typeWithoutADefaultValueStillTraps() async {
      await #expect(processExitsWith: .failure) {
        SpryConfiguration.unstubbedPolicy = .returnDefault
        failures { _ = FakeRanger().anything(nil, as: Scribble.self) }
      }
    }
  #endif
}
