import SpryTesting
import Testing

@testable import Hiking

// Failures that the article with the same name shows and no other test checks.
@Suite(.spry) struct ReadingAFailureTests {
  private let store = FakeTrailStore()

  @Test func otherCalls() {
    store.stub(.trails).andReturn([])
    _ = store.trails(near: "Bern")
    store.save(.gemmi, as: "best")
    store.save(.eiger, as: "best")

    expectFailure(
      """
      FakeTrailStore did not receive exactly the expected calls.
        1. trails(near: "Bern")
        -  trails(near: "Thun"): expected here, not received
        2. save(Trail(name: "Gemmi Pass", ascent: 940), as: "best"): expected with other arguments
           as: expected "second", received "best"
        3. save(Trail(name: "Eiger Trail", ascent: 140), as: "best"): not expected here
      """
    ) {
      expectHaveReceivedExactly(
        store.call(.trails, with: "Bern"), store.call(.trails, with: "Thun"),
        store.call(.save, with: Trail.gemmi, "second"))
    }
  }

  @Test func namedFakes() {
    let backup = FakeTrailStore()
    backup.spryStorage.name = "backup"
    expectFailure(
      """
      FakeTrailStore "backup" did not receive save(_:as:).
      It received no calls.
      """
    ) {
      expectHaveReceived(backup, .save)
    }
  }

  @Test func aSecondInitialAnswer() {
    expectFailure(
      """
      A second answer replaces the first in the stub for FakeTrailStore.trails(near:).
      To answer later calls differently, use thenReturn, thenDo, or thenThrow instead.
      """
    ) {
      store.stub(.trails).andReturn([Trail.eiger]).andReturn([Trail]())
    }
  }

  private func expectFailure(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation, from body: () -> Void
  ) {
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [text]
    }
  }
}
