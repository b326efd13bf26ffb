import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Unused stubs") struct UnusedStubTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  @Test func usedStubIsNotListed() async throws {
    store.stub(.trails).andReturn([Trail]())
    ranger.stub(.length).andReturn(1.0).times(3)
    store.stub(.save).andDo {}
    ranger.stub(.closures).andThrow(TrailError.closed)
    ranger.stub(.forecast).andReturn("sun")
    #expect(store.unusedStubs.count + ranger.unusedStubs.count == 5)
    _ = store.trails(near: "Bern")
    _ = try ranger.length(of: .eiger)
    store.save(.eiger, as: "best")
    _ = try? await ranger.closures(on: 1)
    _ = await ranger.forecast(for: 1)
    #expect(store.unusedStubs.isEmpty)
    #expect(ranger.unusedStubs.isEmpty)
    #expect(store.record.hasNoUnusedStubs().text(adding: "") == nil)
  }

  @Test func stubThatHasNotMatchedYetIsListed() {
    ranger.stub(.length).andReturn(1.0)
    ranger.stub(.length).with(Trail.eiger).andReturn(2.0)
    _ = try? ranger.length(of: .gemmi)
    #expect(ranger.unusedStubs.map(\.function) == ["length(of:)"])
    ranger.resetStubs()
    #expect(ranger.unusedStubs.isEmpty)
  }

  @Test func stubOfAFunctionThatWasNotCalled() {
    store.stub(.trails, file: "/tests/StoreTests.swift", line: 3).with("Bern").andReturn([Trail]())
    #expect(
      store.record.hasNoUnusedStubs().text(adding: "a comment") == """
        FakeTrailStore has 1 unused stub:
          1. trails(near:), with("Bern"), at StoreTests.swift:3
             trails(near:) was not called
        If a stub should have been used, fix it or the code; otherwise, remove it or add .optional().
        a comment
        """)
    #expect(
      store.unusedStubs.map(\.description) == [
        """
        trails(near:), with("Bern"), at StoreTests.swift:3
        trails(near:) was not called
        """
      ])
  }

  @Test func stubOfAFunctionCalledWithOtherArguments() {
    store.stub(.save).andReturn()
    store.stub(.save, file: "/tests/StoreTests.swift", line: 3).with(Trail.eiger, "best")
      .andReturn()
    store.stub(.trails, file: "/tests/StoreTests.swift", line: 4).andReturn([Trail]())
    store.stub(.trails).andReturn([Trail.eiger])
    store.save(.eiger, as: "worst")
    _ = store.trails(near: "Bern")
    #expect(
      store.record.hasNoUnusedStubs().text(adding: "") == """
        FakeTrailStore has 2 unused stubs:
          1. save(_:as:), with(Trail(name: "Eiger Trail", ascent: 140), "best"), at StoreTests.swift:3
             save(_:as:) was called once; the closest call:
               save(Trail(name: "Eiger Trail", ascent: 140), as: "worst")
                 as: expected "best", received "worst"
          2. trails(near:), any arguments, at StoreTests.swift:4
             calls were received, but none used it; possible reasons: another stub took precedence, the calls needed no stub, this stub was added after them, or it returns a different type
        If a stub should have been used, fix it or the code; otherwise, remove it or add .optional().
        """)
  }

  @Test func stubOfAGetterWhoseCallsAreNotRecorded() {
    store.stub(.region, file: "/tests/StoreTests.swift", line: 3).andReturn("Bern")
    store.stub(.region).andReturn("Valais")
    #expect(store.region == "Valais")
    #expect(
      store.unusedStubs.map(\.description) == [
        """
        region, any arguments, at StoreTests.swift:3
        calls were received, but none used it; possible reasons: another stub took precedence, the calls needed no stub, this stub was added after them, or it returns a different type
        """
      ])
  }

  @Test func closestOfSeveralCallsIsShown() {
    store.stub(.save).andReturn()
    store.stub(.save, file: "/tests/StoreTests.swift", line: 3).with(Trail.eiger, "best")
      .andReturn()
    for name in ["a", "b", "c"] { store.save(.gemmi, as: name) }
    store.save(.gemmi, as: "best")
    #expect(
      store.unusedStubs.map(\.description) == [
        """
        save(_:as:), with(Trail(name: "Eiger Trail", ascent: 140), "best"), at StoreTests.swift:3
        save(_:as:) was called 4 times; the closest call:
          save(Trail(name: "Gemmi Pass", ascent: 940), as: "best")
            argument 1: expected Trail(name: "Eiger Trail", ascent: 140), \
        received Trail(name: "Gemmi Pass", ascent: 940)
        """
      ])
  }

  @Test func strictTestReportsUnusedStubsWhenItEnds() {
    let strict = TestScope(isStrict: true)
    TestScope.local.withValue(strict) {
      // The fake is deallocated before the test ends.
      let store = FakeTrailStore()
      store.stub(.trails, file: "/tests/StoreTests.swift", line: 3).andReturn([Trail]())
      store.stub(.region, file: "/tests/StoreTests.swift", line: 4).andReturn("Valais")
      FakeTrailStore.stub(.open, file: "/tests/StoreTests.swift", line: 5).andReturn(1)
      _ = store.trails(near: "Bern")
    }
    let entries = strict.end()
    #expect(entries.map(\.location.line) == [4, 5])
    #expect(
      entries.map(\.failure?.outline) == [
        #"unusedStubs FakeTrailStore: ["region"]"#,
        #"unusedStubs FakeTrailStore.self: ["open(_:)"]"#,
      ])
  }

  @Test func ordinaryTestDoesNotReportUnusedStubs() {
    let scope = TestScope()
    TestScope.local.withValue(scope) {
      FakeTrailStore.stub(.open).andReturn(1)
    }
    #expect(scope.end().isEmpty)
  }

  @Test func optionalStubsMayStayUnused() {
    let store = FakeTrailStore()
    store.stub(.region).andReturn("Bern").optional()
    store.stub(.trails).optional().andReturn([Trail]()).thenReturn([Trail.eiger])
    store.stub.save().andReturn().optional().times(1)
    #expect(store.unusedStubs.isEmpty)
    store.stub(.region).andReturn("Vaud")
    #expect(store.unusedStubs.map(\.function) == ["region"])
    _ = store.region
    #expect(store.trails(near: "Bern") == [])
    #expect(store.trails(near: "Bern") == [.eiger])
  }
}
