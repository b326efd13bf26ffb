import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private final class FakeGuide: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case name, rest, plan, load, check, sleep, fetch, visit, log, trim, run
    case climb = "climb(_:)"
    case page = "subscript(_:)"
  }
  enum ClassFunction: String, StringRepresentable { case find }
  let spryStorage = SpryStorage()
  func name() -> String { spryify() }
  func rest() { spryify() }
  func climb(_ peak: String) { spryify(arguments: peak) }
  subscript(number: Int) -> String {
    get { spryify(arguments: number) }
    set { spryify(arguments: number, newValue) }
  }
  func check() throws { try spryifyThrows() }
  func sleep() async { await spryify() }
  func load() throws -> String { try spryifyThrows() }
  func plan() throws -> Scribble { try spryifyThrows() }
  static func find() -> Int { spryify() }
  func fetch(_ completion: (() -> Void)??) { spryify(arguments: completion as Any?) }
  func visit(_ body: () -> Void) {
    withoutActuallyEscaping(body) { spryify(arguments: Transient($0)) }
  }
  func log(_ handlers: [() -> Void]) { spryify(arguments: handlers) }
  func log(_ text: String, to owner: AnyObject?) { spryify(arguments: text, Weakly(owner)) }
  func trim(_ text: inout String) {
    let argument = Inout(text)
    defer { text = argument.value }
    spryify(arguments: argument)
  }
  func run(_ body: () throws -> Void) rethrows {
    withoutActuallyEscaping(body) { spryify(arguments: Rethrowing($0)) }
  }
}

@Suite("Policies for calls that no stub answers") struct UnstubbedPolicyTests {
  private let guide = FakeGuide()

  @Test func allowVoidIsTheDefault() async throws {
    #expect(SpryConfiguration.unstubbedPolicy == .allowVoid)
    #expect(guide.spryStorage.unstubbedPolicy == nil)
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

  @Test func failWantsAStubForEveryCall() async {
    guide.spryStorage.unstubbedPolicy = .fail
    let failures = await outlines {
      guide.rest()
      #expect(throws: SpryFailure.self) { try guide.check() }
      await guide.sleep()
    }
    #expect(
      failures == [
        "missingStub FakeGuide.rest()", "missingStub FakeGuide.check()",
        "missingStub FakeGuide.sleep()",
      ])
  }

  @Test func closuresNeedAStub() {
    let texts = failures {
      guide.fetch {}
      guide.visit {}
      guide.run {}
    }
    #expect(
      texts.map { $0.split(separator: "\n")[1] }
        == Array(
          repeating: "Closure arguments aren't called, so code that waits for them hangs.", count: 3
        ))
    // Nothing can call these.
    guide.fetch(nil)
    guide.log([{}])
    guide.log("", to: guide)
  }

  /// The raw value shows that no other member can be meant.
  @Test func stubForAnotherNumberOfArgumentsClaimsTheCallsToItsMember() {
    guide.stub(.climb).with("Eiger", 2).andReturn()
    #expect(outlines { guide.climb("Eiger") } == [#"missingStub FakeGuide.climb("Eiger")"#])
    // Any of several members may have this case.
    guide.stub(.log).with("Eiger", 2, 3).andReturn()
    guide.log("Eiger", to: nil)
    guide.stub(.page).with(1).andReturn("one")
    guide[1] = "two"
  }

  @Test func inoutArgumentsNeedAStub() {
    var text = "Bern "
    #expect(outlines { guide.trim(&text) } == [#"missingStub FakeGuide.trim("Bern ")"#])
    guide.stub(.trim).andReturn()
    guide.trim(&text)
    #expect(text == "Bern ")
  }

  @Test func returnDefaultOfAFake() throws {
    guide.spryStorage.unstubbedPolicy = .returnDefault
    guide.rest()
    #expect(guide.name() == "")
    #expect(try guide.load() == "")
    let texts = failures { #expect(throws: SpryFailure.self) { try guide.plan() } }
    #expect(texts.count == 1)
  }

  @Test(arguments: [nil, SpryConfiguration.UnstubbedPolicy.returnDefault])
  func callThatNoStubAnswersFailsUnderEveryPolicy(policy: SpryConfiguration.UnstubbedPolicy?) {
    guide.spryStorage.unstubbedPolicy = policy
    guide.stub(.log, file: "/tests/GuideTests.swift", line: 7).with("Bern", Argument.anything)
      .andReturn()
    let found = reportedFailures {
      guide.log("Bern", to: nil)
      guide.log("Basel", to: nil)
    }
    #expect(found.map(\.outline) == [#"missingStub FakeGuide.log("Basel", to: nil)"#])
    #expect(
      found.map(\.evidence) == [
        [
          #"1. with("Bern", anything), at GuideTests.swift:7"#,
          #"argument 1: expected "Bern", received "Basel""#,
        ]
      ])
    guide.stub(.log).andReturn()
    guide.log("Basel", to: nil)
  }

  @Test func usedUpStubAnswersNothing() {
    guide.spryStorage.unstubbedPolicy = .returnDefault
    guide.stub(.name, file: "/tests/GuideTests.swift", line: 7).andReturn("Ada").times(1)
    #expect(guide.name() == "Ada")
    let found = reportedFailures { _ = guide.name() }
    #expect(found.map(\.outline) == ["missingStub FakeGuide.name()"])
    #expect(
      found.map(\.evidence) == [
        ["1. any arguments, at GuideTests.swift:7", "used up after 1 call"]
      ])
  }

  @Test func usedUpStubForAnyArgumentsCounts() {
    guide.stub(.log).andReturn().times(1)
    guide.log("Bern", to: nil)
    #expect(failures { guide.log("Bern", to: nil) }.count == 1)
  }

  @Test func stubsThatDoNotCountLeaveCallsToThePolicy() async {
    guide.stub(.log).with("Bern", Argument.anything).andReturn().optional()
    guide.log("Basel", to: nil)
    // Another member with the same case.
    guide.stub(.log).with("Bern", Argument.anything).andReturn()
    guide.log([{}])
    guide.stub(.log).with([Int](), Argument.rest).andReturn()
    #expect(failures { guide.log([{}]) }.count == 1)
    let gate = guide.stub(.sleep).andSuspend()
    gate.open()
    await guide.sleep()
  }

  @Test func stubOfTheWrongTypeIsReportedDespiteThePolicy() {
    guide.spryStorage.unstubbedPolicy = .returnDefault
    guide.stub(.name, file: "/tests/GuideTests.swift", line: 7).andReturn(2)
    guide.stub(.rest).andReturn(5)
    let found = reportedFailures { _ = guide.name() }
    #expect(found.map(\.outline) == ["missingStub FakeGuide.name()"])
    #expect(
      found.map(\.evidence) == [
        [
          "1. any arguments, at GuideTests.swift:7",
          "returns 2 (Int), but the member returns String",
        ]
      ])
    #expect(failures { guide.rest() }.count == 1)
  }

  @Test func resettingKeepsThePolicy() {
    guide.spryStorage.unstubbedPolicy = .returnDefault
    guide.resetCallsAndStubs()
    #expect(guide.name() == "")
    #expect(guide.spryStorage.unstubbedPolicy == .returnDefault)
  }

  @Test func policyOfATestAppliesToItsTasks() {
    TestScope.local.withValue(TestScope(settings: UnstubbedSettings(policy: .returnDefault))) {
      #expect(guide.name() == "")
      #expect(FakeGuide.find() == 0)
      guide.spryStorage.unstubbedPolicy = .fail
      #expect(failures { _ = guide.name() }.count == 1)
      let strict = TestScope(settings: UnstubbedSettings(policy: .fail))
      TestScope.local.withValue(strict) {
        #expect(failures { _ = FakeGuide.find() }.count == 1)
      }
    }
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
        failures { _ = FakeRanger().anything(nil, as: FakeRanger.self) }
      }
    }
  #endif
}
