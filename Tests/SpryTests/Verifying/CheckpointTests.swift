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
    #expect(
      store.didCall(.trails, with: "Bern", since: mark).failureMessage == """
        FakeTrailStore did not receive trails(near: "Bern") after the checkpoint.
        Closest call, #1 of 1:
          trails(near: "Thun")
            near: expected "Bern", received "Thun"
        All calls after the checkpoint:
          1. trails(near: "Thun")
        """)
    #expect(
      store.didCall(.trails, countSpecifier: .never, since: mark).failureMessage == """
        FakeTrailStore received trails(near:) once after the checkpoint, expected no calls.
        All calls after the checkpoint:
          1. trails(near: "Thun")
        """)
    let later = Checkpoint()
    #expect(
      store.didCall(.save, since: later).failureMessage == """
        FakeTrailStore did not receive save(_:as:) after the checkpoint.
        It received no calls after the checkpoint.
        """)
  }

  @Test func failuresOfOtherAssertionsMentionTheCheckpoint() {
    let later = Checkpoint()
    let assertions = store.record
    #expect(
      store.call(.trails).haveNotReceived(.atLeast(1), since: mark).text(adding: "") == """
        FakeTrailStore received trails(near:) once after the checkpoint, expected no calls.
        All calls after the checkpoint:
          1. trails(near: "Thun")
        """)
    #expect(
      store.call(.trails).haveNotReceived(.exactly(1), since: mark).text(adding: "") == """
        FakeTrailStore received trails(near:) once after the checkpoint, expected anything but exactly once.
        All calls after the checkpoint:
          1. trails(near: "Thun")
        """)
    #expect(
      assertions.haveRecordedCalls(since: later).text(adding: "")
        == "FakeTrailStore received no calls after the checkpoint, expected at least one.")
    #expect(
      assertions.haveNoRecordedCalls(since: mark).text(adding: "") == """
        FakeTrailStore received 1 call after the checkpoint, expected no calls.
        All calls after the checkpoint:
          1. trails(near: "Thun")
        """)
    #expect(assertions.haveNoRecordedCalls(since: later).text(adding: "") == nil)
  }

  @Test func failuresOfStaticMembersMentionTheCheckpoint() {
    withOwnStaticFakes {
      FakeTrailStore.stub(.open).andReturn(1)
      let mark = Checkpoint()
      #expect(
        FakeTrailStore.didCall(.open, since: mark).failureMessage == """
          FakeTrailStore.self did not receive open(_:) after the checkpoint.
          It received no calls after the checkpoint.
          """)
    }
  }
}
