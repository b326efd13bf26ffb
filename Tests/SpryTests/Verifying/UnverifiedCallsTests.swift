import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite struct UnverifiedCallsTests {
  private let store = FakeTrailStore()

  init() {
    store.stub(.trails).andReturn([Trail]())
    for town in ["Bern", "Thun", "Bern"] { _ = store.trails(near: town) }
    store.region = "Bern"
  }

  private var leftovers: [String] { store.unverifiedCalls().map(\.description) }

  @Test func allCallsAreUnverifiedAtFirst() {
    #expect(
      leftovers == [
        "trails(near: \"Bern\")", "trails(near: \"Thun\")", "trails(near: \"Bern\")",
        "region = \"Bern\"",
      ])
  }

  @Test func successfulVerificationVerifiesMatchingCalls() {
    #expect(store.didCall(.trails, with: "Bern").success)
    #expect(leftovers == ["trails(near: \"Thun\")", "region = \"Bern\""])
    #expect(store.didCall(.trails).success)
    #expect(leftovers == ["region = \"Bern\""])
    #expect(store.didCall(.region, withArguments: ["Bern"]).success)
    #expect(leftovers == [])
  }

  @Test func callsCanBeVerifiedTwiceAndInAnyOrder() {
    #expect(store.didCall(.trails, with: "Thun").success)
    #expect(store.didCall(.trails, with: "Bern").success)
    #expect(store.didCall(.trails, with: "Bern").success)
    #expect(store.didCall(.trails, with: "Thun").success)
    #expect(leftovers == ["region = \"Bern\""])
  }

  @Test func failingVerificationVerifiesNothing() {
    #expect(!store.didCall(.trails, with: "Bern", countSpecifier: .once).success)
    #expect(!store.didCall(.trails, countSpecifier: .never).success)
    #expect(store.didCall(.save, countSpecifier: .never).success)
    #expect(leftovers.count == 4)
  }

  @Test func onlyPositiveAssertionsVerifyCalls() {
    let trails = store.call(.trails, with: "Bern")
    let failure = trails.haveNotReceived(.exactly(5), since: nil)
    #expect(failure.text(adding: "") == nil)
    #expect(leftovers.count == 4)
    let outcome = trails.haveReceived(.exactly(2), since: nil)
    #expect(outcome.text(adding: "") == nil)
    #expect(leftovers.count == 2)
  }

  @Test func countingAndReadingCallsVerifiesNothing() {
    #expect(store.callCount(of: .trails) == 3)
    #expect(store.arguments(of: .trails, as: String.self).count == 3)
    #expect(store.recordedCalls.count == 4)
    #expect(leftovers.count == 4)
  }

  @Test func laterCallsAreUnverified() {
    #expect(store.didCall(.trails).success)
    _ = store.trails(near: "Visp")
    #expect(leftovers == ["region = \"Bern\"", "trails(near: \"Visp\")"])
  }

  @Test func functionsCanBeExcluded() {
    #expect(store.unverifiedCalls(excluding: [.trails]).map(\.description) == ["region = \"Bern\""])
    #expect(store.unverifiedCalls(excluding: [.trails, .region]).isEmpty)
  }

  @Test func onlyCallsSinceACheckpointAreReturned() {
    let mark = store.checkpoint()
    #expect(store.unverifiedCalls(since: mark).isEmpty)
    _ = store.trails(near: "Visp")
    _ = store.trails(near: "Brig")
    #expect(store.didCall(.trails, with: "Brig", since: mark).success)
    #expect(store.unverifiedCalls(since: mark).map(\.description) == ["trails(near: \"Visp\")"])
    #expect(store.didCall(.trails, since: mark).success)
    #expect(leftovers.count == 4)
  }

  @Test func resetCallsDiscardsCallsAndVerifications() {
    #expect(store.didCall(.trails).success)
    store.resetCalls()
    #expect(leftovers == [])
    _ = store.trails(near: "Bern")
    #expect(leftovers == ["trails(near: \"Bern\")"])
  }

  @Test func staticCallsAreUnverifiedToo() {
    withOwnStaticFakes {
      FakeTrailStore.stub(.open).andReturn(1)
      _ = FakeTrailStore.open("a")
      _ = FakeTrailStore.open("b")
      #expect(FakeTrailStore.didCall(.open, with: "a").success)
      #expect(FakeTrailStore.unverifiedCalls().map(\.description) == ["open(\"b\")"])
      #expect(FakeTrailStore.unverifiedCalls(excluding: [.open]).isEmpty)
    }
  }

  @Test func failureListsUnverifiedCalls() {
    let one = store.noUnverifiedCalls(excluding: [.trails])
    #expect(
      one.text(adding: "") == """
        FakeTrailStore has 1 unverified call:
          1. region = "Bern"
        Verify it, or exclude functions that don't matter: excluding: [.region]
        """)
    let all = store.noUnverifiedCalls(excluding: [])
    #expect(
      all.text(adding: "") == """
        FakeTrailStore has 4 unverified calls:
          1. trails(near: "Bern")
          2. trails(near: "Thun")
          3. trails(near: "Bern")
          4. region = "Bern"
        Verify them, or exclude functions that don't matter: excluding: [.trails, .region]
        """)
    let none = store.noUnverifiedCalls(excluding: [.trails, .region])
    #expect(none.text(adding: "") == nil)
  }
}

extension FakeTrailStore {
  fileprivate func noUnverifiedCalls(excluding functions: [Function]) -> AssertionOutcome {
    record.noUnverifiedCalls(excluding: functions, since: nil)
  }
}
