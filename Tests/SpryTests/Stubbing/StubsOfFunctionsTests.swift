import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Stubs of several functions") struct StubsOfFunctionsTests {
  private let store = FakeTrailStore()

  /// More specific stubs are tried first, but listed in the order in which the test wrote them.
  @Test func stubsAreListedInTheOrderTheyWereWritten() {
    store.stub(.trails).andReturn([Trail]())
    store.stub(.save).with(Trail.eiger, "best").andReturn()
    store.stub(.trails).with("Bern").andReturn([Trail]())
    store.stub(.save).andReturn()
    store.stub(.region).andReturn("Valais")
    #expect(
      store.unusedStubs.map(\.function)
        == ["trails(near:)", "save(_:as:)", "trails(near:)", "save(_:as:)", "region"])
    let lines = store.unusedStubs.map(\.line)
    #expect(lines == lines.sorted())
  }

  @Test func stubsAreNumberedInTheOrderTheyWereWritten() {
    let file: StaticString = "/tests/StoreTests.swift"
    store.stub(.save, file: file, line: 3).andReturn()
    store.stub(.trails, file: file, line: 4).andReturn([Trail]())
    store.stub(.save, file: file, line: 5).with(Trail.eiger, "best").andReturn()
    #expect(
      store.record.hasNoUnusedStubs().text(adding: "") == """
        FakeTrailStore has 3 unused stubs:
          1. save(_:as:), any arguments, at StoreTests.swift:3
             save(_:as:) was not called
          2. trails(near:), any arguments, at StoreTests.swift:4
             trails(near:) was not called
          3. save(_:as:), with(Trail(name: "Eiger Trail", ascent: 140), "best"), at StoreTests.swift:5
             save(_:as:) was not called
        If a stub should have been used, fix it or the code; otherwise, remove it or add .optional().
        """)
  }

  @Test func firstOfEquallyCloseCallsIsShown() {
    let file: StaticString = "/tests/StoreTests.swift"
    store.stub(.trails, file: file, line: 3).with("Bern").andReturn([Trail]())
    store.stub(.trails).andReturn([Trail]())
    for town in ["Thun", "Brig", "Chur", "Visp"] { _ = store.trails(near: town) }
    #expect(
      store.record.hasNoUnusedStubs().text()?.evidence == [
        #"1. trails(near:), with("Bern"), at StoreTests.swift:3"#,
        "trails(near:) was called 4 times; the closest call:", #"trails(near: "Thun")"#,
        #"near: expected "Bern", received "Thun""#,
      ])
  }
}
