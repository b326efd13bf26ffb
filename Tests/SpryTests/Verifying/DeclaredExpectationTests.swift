import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Expectations can be queried and canceled") struct DeclaredExpectationTests {
  private let store = FakeTrailStore()

  init() { store.stub(.save).andReturn() }

  @Test func isMetOnceTheCallsAreReceived() {
    let saved = store.expect(.save, with: Trail.eiger, "best", countSpecifier: .once)
    let never = store.expect(.save, with: Trail.gemmi, Argument.anything, countSpecifier: .never)
    #expect(!saved.isMet)
    #expect(never.isMet)
    store.save(.eiger, as: "best")
    #expect(saved.isMet)
    store.save(.eiger, as: "best")
    #expect(!saved.isMet)
    store.save(.gemmi, as: "best")
    #expect(!never.isMet)
    #expect(failures { store.verify() }.count == 2)
  }

  @Test("An expectation that verify() would report as doubtful isn't met")
  func doubtfulExpectationIsNotMet() {
    let ranger = FakeRanger()
    ranger.stub(.anything).andReturn()
    let lookAlike = ranger.expect(.anything, with: UInt8(7), countSpecifier: .never)
    let tooMany = ranger.expect(.anything, with: 7, 8, countSpecifier: .never)
    let nan = ranger.expect(.anything, with: Double.nan, countSpecifier: .atMost(2))
    ranger.anything(7, as: Void.self)
    ranger.anything(Double.nan, as: Void.self)
    #expect([lookAlike, tooMany, nan].map(\.isMet) == [false, false, false])
    #expect(failures { ranger.verify() }.count == 3)
  }

  @Test func doubtfulExpectationOfAStaticFunctionIsNotMet() {
    withOwnStaticFakes {
      FakeTrailStore.stub(.open).andReturn(1)
      let substring = FakeTrailStore.expect(.open, with: "a"[...], countSpecifier: .never)
      let typed = FakeTrailStore.classCalls.open(.that(.equal(to: "a"))).expect(
        countSpecifier: .never)
      #expect([substring, typed].map(\.isMet) == [true, true])
      _ = FakeTrailStore.open("a")
      #expect([substring, typed].map(\.isMet) == [false, false])
      #expect(failures { FakeTrailStore.verify() }.count == 2)
    }
  }

  @Test func earlierCallsAreNotCounted() {
    store.save(.eiger, as: "best")
    let saved = store.expect(.save)
    #expect(!saved.isMet)
    saved.cancel()
  }

  @Test func cancelledExpectationIsNotVerified() {
    let scope = TestScope()
    let texts = TestScope.local.withValue(scope) {
      let saved = store.expect(.save)
      saved.cancel()
      return failures { #expect(store.verify()) }
    }
    #expect(texts == [])
    #expect(scope.end().map(\.text) == [])
  }

  @Test func invalidExpectationIsNeverMet() {
    var isMet = true
    #expect(failures { isMet = store.expect(.save, countSpecifier: .exactly(-1)).isMet }.count == 1)
    #expect(!isMet)
  }
}
