import SpryTesting
import Testing

@testable import Hiking

// Failures that the article with the same name shows and no other test checks.
@Suite(.spry) struct ReadingAFailureTests {
  private let store = FakeTrailStore()

  @Test func namedFakes() {
    let backup = FakeTrailStore()
    backup.spryStorage.name = "backup"
    expectFailure(
      """
      FakeTrailStore "backup" did not receive save(_:as:).
      No calls were received.
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
