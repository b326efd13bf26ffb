import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Failures mention stubs that an older, more specific stub hides")
struct LostStubTests {
  private let store = FakeTrailStore()
  private let file: StaticString = "/tests/PlannerTests.swift"
  private let note = """
    The stub for trails(near:) at PlannerTests.swift:31 was never used: \
    the one at PlannerTests.swift:12 has more conditions and was used instead.
    """

  init() {
    store.stub(.trails, file: file, line: 12).with("Bern").andReturn([Trail.eiger])
    store.stub(.trails, file: file, line: 31).andReturn([Trail]())
  }

  @Test func assertionOnTheFakeMentionsTheHiddenStub() {
    _ = store.trails(near: "Bern")
    #expect(
      store.call(.save).haveReceived(.once, since: nil).text(adding: "") == """
        FakeTrailStore did not receive save(_:as:), expected exactly once.
        All calls:
          1. trails(near: "Bern")
        \(note)
        """)
  }

  @Test func missingStubFailureMentionsTheHiddenStub() {
    _ = store.trails(near: "Bern")
    store.spryStorage.unstubbedPolicy = .fail
    let texts = failures { store.save(.eiger, as: "best") }
    #expect(texts.map { $0.hasSuffix("\n\(note)") } == [true])
  }

  @Test func orderFailureMentionsTheHiddenStub() {
    _ = store.trails(near: "Bern")
    let outcome = OrderAssertion.haveReceivedInOrder([store.call(.save)], since: nil)
    #expect(outcome.text(adding: "")?.hasSuffix("\n\(note)") == true)
  }

  @Test func newerStubThatWasUsedIsNotMentioned() {
    _ = store.trails(near: "Bern")
    _ = store.trails(near: "Thun")
    #expect(
      store.call(.save).haveReceived(.once, since: nil).text(adding: "")?
        .contains("more specific") == false)
  }

  @Test func nothingIsMentionedIfTheOlderStubWasNotUsed() {
    #expect(
      store.call(.save).haveReceived(.once, since: nil).text(adding: "")?
        .contains("more specific") == false)
  }

  @Test func stubsThatMatchDifferentCallsAreNotMentioned() {
    store.stub(.save, file: file, line: 5).with(Trail.eiger, "best").andReturn()
    store.stub(.save, file: file, line: 6).with(Trail.gemmi, Argument.anything).andReturn()
    store.save(.eiger, as: "best")
    #expect(
      store.call(.trails).haveReceived(.once, since: nil).text(adding: "") == """
        FakeTrailStore did not receive trails(near:), expected exactly once.
        All calls:
          1. save(Trail(name: "Eiger Trail", ascent: 140), as: "best")
        """)
  }

  /// Other stubs are just as specific and were used too, but for other calls.
  @Test func stubThatAnsweredInsteadIsMentioned() {
    store.stub(.save, file: file, line: 5).with(Trail.eiger, "best").andReturn()
    store.stub(.save, file: file, line: 6).with(Trail.gemmi, "high").andReturn()
    store.stub(.save, file: file, line: 7).with(Trail.eiger, "low").andReturn()
    store.stub(.save, file: file, line: 8).with(Trail.gemmi, Argument.anything).andReturn()
    store.save(.eiger, as: "best")
    store.save(.gemmi, as: "high")
    store.save(.eiger, as: "low")
    let text = store.call(.trails).haveReceived(.once, since: nil).text(adding: "")
    #expect(
      text?.hasSuffix(
        """
        The stub for save(_:as:) at PlannerTests.swift:8 was never used: \
        the one at PlannerTests.swift:6 has more conditions and was used instead.
        """) == true)
  }

  @Test func everyHiddenStubIsMentioned() {
    store.stub(.save, file: file, line: 5).with(Trail.eiger, "best").andReturn()
    store.stub(.save, file: file, line: 6).with(Trail.eiger, Argument.anything).andReturn()
    _ = store.trails(near: "Bern")
    store.save(.eiger, as: "best")
    let lines = store.call(.region).haveReceived(.once, since: nil).text(adding: "")?
      .split(separator: "\n").suffix(2)
    #expect(lines?.map { $0.contains(":31 was never used") } == [true, false])
    #expect(lines?.map { $0.contains(":6 was never used") } == [false, true])
  }

  @Test func hiddenStubsAreMentionedInTheOrderOfTheStubs() {
    let store = FakeTrailStore()
    store.stub(.trails, file: file, line: 1).with("Bern").andReturn([Trail.eiger])
    store.stub(.save, file: file, line: 2).with(Trail.eiger, "best").andReturn()
    store.stub(.save, file: file, line: 3).with(Trail.eiger, Argument.anything).andReturn()
    store.stub(.trails, file: file, line: 4).andReturn([Trail]())
    _ = store.trails(near: "Bern")
    store.save(.eiger, as: "best")
    let lines = store.call(.region).haveReceived(.once, since: nil).text(adding: "")?
      .split(separator: "\n").suffix(2)
    #expect(lines?.map { $0.contains(":3 was never used") } == [true, false])
    #expect(lines?.map { $0.contains(":4 was never used") } == [false, true])
  }

  @Test func latestCallsAreCompared() {
    store.stub(.save).with(Trail.gemmi, Argument.anything).andReturn()
    store.stub(.save, file: file, line: 5).with(Trail.eiger, "best").andReturn()
    store.stub(.save, file: file, line: 6).with(Trail.eiger, Argument.anything).andReturn()
    for number in 1...100 { store.save(.gemmi, as: "\(number)") }
    store.save(.eiger, as: "best")
    let text = store.call(.region).haveReceived(.once, since: nil).text(adding: "")
    #expect(text?.contains("PlannerTests.swift:6 was never used") == true)
  }

  @Test func orderFailureMentionsTheHiddenStubsOfEveryFake() {
    _ = store.trails(near: "Bern")
    let outcome = OrderAssertion.haveReceivedInOrder(
      [FakeRanger().call(.anything), store.call(.save)], since: nil)
    #expect(outcome.text(adding: "")?.hasSuffix("\n\(note)") == true)
  }
}
