import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("A call that finds no stub is reported in full once in a test") struct RepeatedFailureTests {
  private let store = FakeTrailStore()

  private let full = """
    FakeTrailStore has no stub that answers trails(near: "Bern").
    trails(near:) has no stubs.
    Write: fake.stub(.trails).with("Bern").andReturn(<#[Trail]#>)
    """

  private func again(_ count: Int) -> String {
    """
    FakeTrailStore has no stub that answers trails(near: "Bern"), as reported before: \
    call \(count) of this test.
    """
  }

  @Test func furtherCallsAreCounted() {
    let texts = failures {
      for _ in 0..<3 { _ = store.trails(near: "Bern") }
    }
    #expect(texts == [full, again(2), again(3)])
  }

  @Test func otherArgumentsAreAnotherCause() {
    let texts = failures {
      _ = store.trails(near: "Bern")
      _ = store.trails(near: "Thun")
    }
    #expect(texts == [full, full.replacing("Bern", with: "Thun")])
  }

  @Test func anotherTestIsToldInFull() {
    #expect(failures { _ = store.trails(near: "Bern") } == [full])
    #expect(failures { _ = store.trails(near: "Bern") } == [full])
  }
}
