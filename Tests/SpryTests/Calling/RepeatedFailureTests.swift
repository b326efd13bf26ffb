import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Missing stubs are reported in full once per test") struct RepeatedFailureTests {
  private let store = FakeTrailStore()

  private let full = #"missingStub FakeTrailStore.trails(near: "Bern")"#

  private func short(_ count: Int) -> String { "\(full), repeated: \(count)" }

  @Test func otherArgumentsAndOtherFakesAreReportedInFull() {
    let other = FakeTrailStore()
    let found = outlines {
      for store in [store, other, store] { _ = store.trails(near: "Bern") }
      _ = store.trails(near: "Thun")
    }
    #expect(found == [full, full, short(2), full.replacing("Bern", with: "Thun")])
  }

  @Test func anotherTestReportsInFull() {
    #expect(outlines { _ = store.trails(near: "Bern") } == [full])
    #expect(outlines { _ = store.trails(near: "Bern") } == [full])
  }

  @Test("A repeated call is reported in full after its stubs have changed")
  func changedStubsAreReportedInFull() {
    let file: StaticString = "/tests/StoreTests.swift"
    let found = reportedFailures {
      _ = store.trails(near: "Bern")
      store.stub(.trails, file: file, line: 7).andReturn("wrong")
      _ = store.trails(near: "Bern")
      _ = store.trails(near: "Bern")
      store.resetStubs()
      _ = store.trails(near: "Bern")
    }
    #expect(found.map(\.outline) == [full, full, short(3), full])
    #expect(
      found.map(\.evidence) == [
        [],
        [
          "1. any arguments, at StoreTests.swift:7",
          #"returns "wrong" (String), but the member returns [Trail]"#,
        ], [], [],
      ])
  }
}
