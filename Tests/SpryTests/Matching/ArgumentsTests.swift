import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("All arguments together") struct ArgumentsTests {
  private let store = FakeTrailStore()
  private let sameName = Arguments.matching { (trail: Trail, name: String) in trail.name == name }

  init() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "Gemmi Pass")
  }

  @Test func theClosureDecides() {
    #expect(!store.didCall(.save, with: sameName).success)
    store.save(.eiger, as: "Eiger Trail")
    #expect(store.didCall(.save, with: sameName, countSpecifier: .once).success)
    #expect(store.didCall(.save, withArguments: [sameName]).success)
    #expect(store.callCount(of: .save, with: sameName) == 1)
    #expect(store.unverifiedCalls().count == 1)
  }

  @Test func aFailureSaysWhatTheClosureTakes() {
    #expect(
      store.didCall(.save, with: sameName).failureMessage == """
        FakeTrailStore did not receive save(_:as:) with arguments matching \
        (Trail, String) -> Bool at least once: received 0 times.
        Closest call, #1 of 1:
          save(Trail(name: "Eiger Trail", ascent: 140), as: "Gemmi Pass")
            the closure returned false
        All calls:
          1. save(Trail(name: "Eiger Trail", ascent: 140), as: "Gemmi Pass")
        """)
  }

  @Test func anExpectationOfArgumentsThatFitTogether() {
    store.expect(.save, with: sameName, countSpecifier: .once)
    store.save(.eiger, as: "Eiger Trail")
    #expect(failures { store.verify() } == [])
    store.expect(.save, with: sameName, countSpecifier: .never)
    store.save(.eiger, as: "Eiger Trail")
    #expect(failures { store.verify() }.count == 1)
  }

  @Test func inAnOrder() {
    store.save(.eiger, as: "Eiger Trail")
    let saves = [store.call(.save), store.call(.save, with: sameName)]
    #expect(OrderAssertion.ask(saves, since: nil).success)
    #expect(!OrderAssertion.ask(saves.reversed(), since: nil).success)
  }

  @Test func aStubTakesItToo() {
    var saved: [String] = []
    store.stub(.save).with(sameName).andDo { saved.append("same") }
    store.save(.eiger, as: "Eiger Trail")
    store.save(.eiger, as: "Gemmi Pass")
    #expect(saved == ["same"])
  }

  @Test func otherTypesDoNotMatch() {
    #expect(
      !store.didCall(.save, with: Arguments.matching { (_: Trail, _: Int) in true }).success)
  }

  @Test func aNumberThatNoCallHasIsAMistake() {
    let result = store.didCall(
      .save, with: Arguments.matching { (_: Trail) in true }, countSpecifier: .never)
    #expect(!result.success)
    #expect(
      result.failureMessage == """
        FakeTrailStore cannot have received save(_:as:) with arguments matching (Trail) -> Bool: \
        no call to save(_:as:) has 1 argument.
        Specify a value or a matcher for each argument that the fake records.
        All calls:
          1. save(Trail(name: "Eiger Trail", ascent: 140), as: "Gemmi Pass")
        """)
  }

  @Test func besideAnotherArgumentItIsAMistake() {
    let text = """
      FakeTrailStore save(_:as:), as: Arguments.matching { … } applies to all arguments.
      Pass it alone, or use Argument.pass { … } for one of them.
      """
    var isNever = true
    let texts = failures {
      isNever = store.didCall(.save, with: Trail.eiger, sameName, countSpecifier: .never).success
    }
    #expect(texts == [text])
    #expect(!isNever)
    #expect(failures { _ = store.stub(.save).with(Trail.eiger, Argument.not(sameName)) } == [text])
  }
}
