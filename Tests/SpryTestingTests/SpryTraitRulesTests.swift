import SpryTestSupport
import SpryTesting
import Testing

@testable import Hiking

@Suite(.spry(policy: .fail)) struct PolicyTraitTests {
  @Test func membersThatReturnNothingNeedAStub() {
    let store = FakeTrailStore()
    #expect(failures { store.save(.eiger, as: "best") }.count == 1)
    #expect(store.callCount(of: .save) == 1)
  }

  @Test(.spry(policy: .returnDefault)) func innerTraitTakesPrecedence() {
    #expect(FakeTrailStore().trails(near: "Bern") == [])
    #expect(FakeTrailStore.open("a.json") == 0)
  }
}

/// A service whose type can't conform to anything.
private protocol Hut { var name: String { get } }

private struct Shelter: Hut { var name: String }

private final class FakeHuts: Spryable, Sendable {
  enum Function: String, StringRepresentable { case best, count }
  enum ClassFunction: String, StringRepresentable { case main }
  let spryStorage = SpryStorage()
  func best() -> any Hut { spryify() }
  func count() -> Int { spryify() }
  static func main() -> any Hut { spryify() }
}

@Suite(
  .spry(
    policy: .returnDefault,
    defaults: [.init(for: (any Hut).self) { Shelter(name: "Gleck") }, .init(for: Int.self) { 7 }]))
struct DefaultsTraitTests {
  private let huts = FakeHuts()

  @Test func traitSetsDefaultValues() {
    #expect(huts.best().name == "Gleck")
    #expect(FakeHuts.main().name == "Gleck")
    #expect(huts.count() == 7)
  }

  @Test(.spry(policy: .returnDefault, defaults: [.init(for: Int.self) { @MainActor in 10 }]))
  @MainActor func closureOfTheMainActorIsUsedThere() { #expect(huts.count() == 10) }

  @Test(.spry(defaults: [.init(for: Int.self) { 8 }, .init(for: Int.self) { 9 }]))
  func innerTraitAddsToThoseOfTheSuite() {
    #expect(huts.best().name == "Gleck")
    #expect(huts.count() == 9)
  }

  @Test func fakeTakesPrecedenceAlsoOnAnotherThread() async {
    let name = await Task.detached { [huts] in huts.best().name }.value
    #expect(name == "Gleck")
    huts.spryStorage.setDefault(for: (any Hut).self) { Shelter(name: "Blüemlisalp") }
    let ownName = await Task.detached { [huts] in huts.best().name }.value
    #expect(ownName == "Blüemlisalp")
    #expect(FakeHuts.main().name == "Gleck")
  }
}

@Suite(.spry(.strict)) struct StrictTraitTests {
  @Test func usedStubsPass() {
    let store = FakeTrailStore()
    store.stub(.trails).andReturn([Trail.eiger])
    #expect(store.trails(near: "Bern") == [.eiger])
    expectNoUnusedStubs(store)
    expectNoUnusedStubs(FakeTrailStore.self)
  }
}

@Suite struct EndOfTestTests {
  @Test func unusedStubFailsAStrictTestAtItsLine() async throws {
    let issues = try await recordedIssues {
      try await run(.spry(.strict)) {
        FakeTrailStore.stub(.open, file: "/tests/StoreTests.swift", line: 4).andReturn(1)
      }
    }
    #expect(issues.map(\.line) == [4])
    #expect(issues.first?.text.hasPrefix("FakeTrailStore.self has 1 unused stub:\n") == true)
  }

  /// Stubs a function for one place and then for all, and asks for the one.
  @Sendable private func useShadowingStub() {
    let store = FakeTrailStore()
    store.stub(.trails).with("Bern").andReturn([Trail.eiger])
    store.stub(.trails, file: "/tests/StoreTests.swift", line: 6).andReturn([Trail]())
    _ = store.trails(near: "Bern")
  }

  @Test func failedTestExplainsTheStubThatIsShadowed() async throws {
    let issues = try await recordedIssues {
      try await run(.spry) {
        useShadowingStub()
        throw TrailError.closed
      }
    }
    #expect(issues.map(\.line).first == 6)
    #expect(issues.first?.text.hasPrefix("FakeTrailStore never used this stub for trails") == true)
    #expect(issues.count == 2)
  }

  @Test func testWithKnownIssuesHasNotFailed() async throws {
    try await run(.spry) {
      useShadowingStub()
      withKnownIssue { Issue.record("known") }
      // A handler of issues sees every one, also those of Swift Testing's own expectations.
      withKnownIssue { #expect(Bool(false)) }
    }
  }

  @Test func innerTraitInheritsRulesItDoesNotSpecify() async throws {
    try await withKnownIssue {
      try await run(.spry(.strict)) {
        try await run(.spry(policy: .returnDefault)) {
          let store = FakeTrailStore()
          #expect(FakeTrailStore.open("a.json") == 0)
          store.stub(.trails, file: "/tests/StoreTests.swift", line: 5).andReturn([Trail]())
        }
      }
    } matching: { issue in
      issue.sourceLocation?.line == 5
    }
    try await run(.spry(.strict, policy: .returnDefault)) {
      try await run(.spry(.lenient)) {
        let store = FakeTrailStore()
        #expect(FakeTrailStore.open("a.json") == 0)
        store.stub(.trails).andReturn([Trail]())
      }
    }
  }

  @Test func gateThatIsNeverResumedFailsTheTestWithoutHanging() async throws {
    let issues = try await recordedIssues {
      try await run(.spry) {
        let ranger = FakeRanger()
        let gate = ranger.stub(.closures, file: "/tests/StoreTests.swift", line: 4).andSuspend()
        Task { try await ranger.closures(on: 1) }
        await gate.untilReached()
      }
    }
    #expect(issues.map(\.line) == [4])
    #expect(issues.map { $0.text.contains("\n  closures(on: 1)\n") } == [true])
  }
}
