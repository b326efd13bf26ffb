import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite struct CheckpointTests {
  private let store = FakeTrailStore()
  private let mark: Checkpoint

  init() {
    store.stub(.trails).andReturn([Trail]())
    store.stub(.save).andReturn()
    _ = store.trails(near: "Bern")
    store.save(.eiger, as: "best")
    mark = Checkpoint()
    _ = store.trails(near: "Thun")
  }

  @Test func onlyLaterCallsCount() {
    #expect(store.didCall(.trails, countSpecifier: .once, since: mark).success)
    #expect(store.didCall(.trails, with: "Thun", since: mark).success)
    #expect(!store.didCall(.trails, with: "Bern", since: mark).success)
    #expect(store.didCall(.save, countSpecifier: .never, since: mark).success)
    #expect(!store.didCall(.trails, withArguments: ["Bern"], since: mark).success)
    #expect(store.callCount(of: .trails, since: mark) == 1)
    #expect(store.callCount(of: .trails, with: "Bern", since: mark) == 0)
    #expect(store.arguments(of: .trails, as: String.self, since: mark) == ["Thun"])
    #expect(store.arguments(of: .save, as: (Trail, String).self, since: mark).isEmpty)
  }

  @Test func earlierCallsAreKept() {
    #expect(store.didCall(.trails, countSpecifier: .exactly(2)).success)
    #expect(store.recordedCalls.count == 3)
  }

  @Test func checkpointAppliesToOtherFakes() {
    let other = FakeTrailStore()
    other.region = "Bern"
    let later = Checkpoint()
    other.region = "Valais"
    #expect(other.callCount(of: .region, since: mark) == 2)
    #expect(other.arguments(of: .region, as: String.self, since: later) == ["Valais"])
  }

  @Test func staticCallsAreCountedSinceACheckpoint() {
    withOwnStaticFakes {
      FakeTrailStore.stub(.open).andReturn(1)
      _ = FakeTrailStore.open("a")
      let mark = Checkpoint()
      _ = FakeTrailStore.open("b")
      #expect(FakeTrailStore.callCount(of: .open, since: mark) == 1)
      #expect(!FakeTrailStore.didCall(.open, with: "a", since: mark).success)
      #expect(FakeTrailStore.arguments(of: .open, as: String.self, since: mark) == ["b"])
    }
  }

  @Test func failuresShowLaterCallsOnly() {
    let result = store.didCall(.trails, with: "Bern", since: mark)
    #expect(
      result.outline
        == #"notReceived FakeTrailStore.trails(near: "Bern") 0 of atLeast(1), since checkpoint"#)
    #expect(
      result.failureMessage.evidence == [
        #"trails(near: "Thun")"#, #"near: expected "Bern", received "Thun""#,
        #"1. trails(near: "Thun")"#,
      ])
    #expect(
      store.didCall(.trails, countSpecifier: .never, since: mark).failureMessage.evidence
        == [#"1. trails(near: "Thun")"#])
    let later = store.didCall(.save, since: Checkpoint())
    #expect(
      later.outline == "notReceived FakeTrailStore.save(_:as:) 0 of atLeast(1), since checkpoint")
    #expect(later.failureMessage.evidence == [])
  }
}
