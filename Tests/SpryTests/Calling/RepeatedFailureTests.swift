import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Missing stubs are reported in full once per test") struct RepeatedFailureTests {
  private let store = FakeTrailStore()

  private let full = """
    FakeTrailStore has no stub for trails(near: "Bern").
    Add: fake.stub(.trails).with("Bern").andReturn(<#[Trail]#>)
    """

  private func short(_ count: Int) -> String {
    """
    FakeTrailStore has no stub for trails(near: "Bern"), as already reported (\(count) such calls in this test).
    """
  }

  @Test func furtherCallsAreCounted() {
    let texts = failures {
      for _ in 0..<3 { _ = store.trails(near: "Bern") }
    }
    #expect(texts == [full, short(2), short(3)])
  }

  @Test func otherArgumentsAreReportedInFull() {
    let texts = failures {
      _ = store.trails(near: "Bern")
      _ = store.trails(near: "Thun")
    }
    #expect(texts == [full, full.replacing("Bern", with: "Thun")])
  }

  @Test func anotherTestReportsInFull() {
    #expect(failures { _ = store.trails(near: "Bern") } == [full])
    #expect(failures { _ = store.trails(near: "Bern") } == [full])
  }

  @Test("A repeated call is reported in full after its stubs have changed")
  func changedStubsAreReportedInFull() {
    let file: StaticString = "/tests/StoreTests.swift"
    let texts = failures {
      _ = store.trails(near: "Bern")
      store.stub(.trails, file: file, line: 7).andReturn("wrong")
      _ = store.trails(near: "Bern")
      _ = store.trails(near: "Bern")
      store.resetStubs()
      _ = store.trails(near: "Bern")
    }
    #expect(
      texts == [
        full,
        """
        FakeTrailStore has no stub for trails(near: "Bern").
        Stubs for trails(near:):
          1. any arguments, at StoreTests.swift:7
             returns "wrong" (String), but the member returns [Trail]
        Change stub 1, or add: fake.stub(.trails).with("Bern").andReturn(<#[Trail]#>)
        """, short(3), full,
      ])
  }
}
