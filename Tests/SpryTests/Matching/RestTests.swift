import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Argument.rest matches all further arguments") struct RestTests {
  private let store = FakeTrailStore()

  private func matches(_ specified: [Any?], _ arguments: [Any?]) -> Bool {
    ArgumentPattern(specified).matches(arguments)
  }

  @Test func matchesAnyNumberOfArguments() {
    #expect(matches([1, Argument.rest], [1]))
    #expect(matches([1, Argument.rest], [1, nil, "x"]))
    #expect(!matches([1, Argument.rest], [2, "x"]))
    #expect(!matches([1, 2, Argument.rest], [1]))
    #expect(matches([Argument.rest], []))
    #expect(matches([Argument.rest], [1, 2]))
  }

  @Test func doesNotCountAsACondition() {
    #expect(ArgumentPattern([1, Argument.rest]).specificity == 1)
    #expect(ArgumentPattern([Argument.rest]).matchesEverything)
  }

  @Test func worksInStubsAndVerifications() {
    store.stub(.save).with(Trail.eiger, Argument.rest).andReturn()
    store.save(.eiger, as: "best")
    #expect(store.didCall(.save, with: Trail.eiger, Argument.rest).success)
    #expect(store.didCall(.save, with: Trail.gemmi, Argument.rest, countSpecifier: .never).success)
  }

  @Test func conditionForAllArgumentsMayFollow() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    let call = store.call(.save, with: Trail.eiger, Argument.rest)
      .matching { (trail: Trail, name: String) in name == "best" }
    #expect(call.received(.once, nil).text(adding: "") == nil)
  }

  @Test(arguments: [Argument.rest, .not(.rest)]) func mustBeLastAndNotNested(rest: Argument) {
    let failures = outlines { _ = store.didCall(.save, with: rest, 1) }
    #expect(failures == ["misplacedRest FakeTrailStore.save(_:as:), argument 0"])
  }

  @Test func messageAfterRestIsExplained() {
    let text = """
      FakeTrailStore.save(_:as:), argument "as": Argument.rest must be the last argument, because it matches all remaining ones.
      Move it to the end, and out of any collection, tuple, or matcher. If a string after it is meant as the assertion's message, pass that after a labeled argument, such as countSpecifier: .atLeast(1).
      """
    #expect(failures { _ = store.didCall(.save, with: 2, Argument.rest, "text") } == [text])
    #expect(failures { store.expect(.save, with: 2, Argument.rest, "text") } == [text])
    #expect(
      store.call(.save, with: 2, Argument.rest, "text").received(.atLeast(1), nil)
        .text(adding: "") == text)
  }

  @Test("A parameter pack is recorded as one tuple") func parameterPack() {
    let pack = FakeRanger()
    pack.stub(.anything).andReturn(nil)
    let _: Int? = pack.anything((1, "x", true))
    #expect(pack.didCall(.anything, with: (1, "x", true)).success)
    #expect(!pack.didCall(.anything, with: 1, "x", true).success)
  }
}
