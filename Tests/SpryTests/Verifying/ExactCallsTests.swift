import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private final class FakeDraft: Spyable, Sendable {
  enum Function: String, StringRepresentable {
    case retrieve = "retrieve()"
    case delete = "delete()"
    case write = "write(_:at:)"
  }

  let spryStorage = SpryStorage()
  func retrieve() { recordCall() }
  func delete() { recordCall() }
  func write(_ text: String, at line: Int) { recordCall(arguments: text, line) }
}

@Suite("Receiving exactly the expected calls") struct ExactCallsTests {
  private let draft = FakeDraft()
  private let other = FakeDraft()
  private let store = FakeTrailStore()

  private var retrieve: CallPattern { draft.call(.retrieve) }
  private var delete: CallPattern { draft.call(.delete) }

  /// The failure of the assertion, without a test framework.
  private func failure(_ calls: CallPattern..., since mark: Checkpoint? = nil) -> String? {
    OrderAssertion.haveReceivedExactly(calls, since: mark).text(adding: "")
  }

  @Test func passesForTheExpectedCallsAndVerifiesThem() {
    draft.retrieve()
    draft.delete()
    let captor = Argument.captor()
    draft.write("a", at: 1)
    #expect(draft.unverifiedCalls().count == 3)
    #expect(failure(retrieve, delete, draft.call(.write, with: captor, 1)) == nil)
    #expect(draft.unverifiedCalls().isEmpty)
    #expect(captor.values(as: String.self) == ["a"])
  }

  @Test func excludedCallsAreIgnoredUnlessTheyAreExpected() {
    draft.retrieve()
    draft.write("a", at: 1)
    draft.delete()
    draft.write("b", at: 2)
    let write = draft.call(.write)
    func failure(_ calls: CallPattern..., excluding excluded: CallPattern...) -> String? {
      OrderAssertion.haveReceivedExactly(calls, excluding: excluded, since: nil).text(adding: "")
    }
    #expect(failure(retrieve, delete, excluding: write) == nil)
    #expect(
      draft.unverifiedCalls().map(\.description) == [#"write("a", at: 1)"#, #"write("b", at: 2)"#])
    #expect(failure(retrieve, delete, draft.call(.write, with: "b", 2), excluding: write) == nil)
    #expect(failure(retrieve, write, delete, write, excluding: write) == nil)
    #expect(
      failure(retrieve, delete, excluding: draft.call(.write, with: "b", 2)) == """
        FakeDraft did not receive exactly the expected calls.
          1. retrieve()
          2. write("a", at: 1): not expected here
          3. delete()
        """)
    #expect(
      failure(retrieve, excluding: write, other.call(.delete)) == """
        FakeDraft did not receive exactly the expected calls.
          1. retrieve()
          3. delete(): not expected here
        """)
    // An excluded call that contains a mistake fails the assertion.
    let mistake = draft.call(.write, with: Scribble(strokes: 1), 1)
    #expect(failure(retrieve, delete, excluding: mistake)?.contains("can't be compared") == true)
  }

  @Test func unexpectedCallFails() {
    draft.retrieve()
    draft.retrieve()
    draft.delete()
    #expect(
      failure(retrieve, delete) == """
        FakeDraft did not receive exactly the expected calls.
          1. retrieve()
          2. retrieve(): not expected here
          3. delete()
        """)
    #expect(draft.unverifiedCalls().count == 3)
  }

  @Test func missingCallFails() {
    draft.retrieve()
    #expect(
      failure(retrieve, delete) == """
        FakeDraft did not receive exactly the expected calls.
          1. retrieve()
          -  delete(): expected here, not received
        """)
    #expect(failure(retrieve, retrieve) != nil)
  }

  @Test func callsInAnotherOrderFail() {
    draft.delete()
    draft.retrieve()
    #expect(
      failure(retrieve, delete) == """
        FakeDraft did not receive exactly the expected calls.
          -  retrieve(): expected here, received as #2
          1. delete()
          2. retrieve(): not expected here
        """)
  }

  @Test func callWithOtherArgumentsFails() {
    draft.retrieve()
    draft.write("b", at: 2)
    draft.delete()
    #expect(
      failure(retrieve, draft.call(.write, with: "a", 2), delete) == """
        FakeDraft did not receive exactly the expected calls.
          1. retrieve()
          2. write("b", at: 2): expected with other arguments
             argument 1: expected "a", received "b"
          3. delete()
        """)
  }

  @Test func allNamedFakesAreChecked() {
    draft.retrieve()
    other.retrieve()
    draft.delete()
    #expect(failure(retrieve, other.call(.retrieve), delete) == nil)
    #expect(
      failure(retrieve, other.call(.delete), delete) == """
        FakeDraft 1 and FakeDraft 2 did not receive exactly the expected calls.
          1. FakeDraft 1.retrieve()
          -  FakeDraft 2.delete(): expected here, not received
          2. FakeDraft 2.retrieve(): not expected here
          3. FakeDraft 1.delete()
        """)
    store.region = "Bern"
    #expect(failure(retrieve, other.call(.retrieve), delete) == nil)
    #expect(
      failure(retrieve, other.call(.retrieve), delete, store.call(.region, with: "Thun"))?
        .hasPrefix("FakeDraft 1, FakeDraft 2 and FakeTrailStore did not receive") == true)
  }

  @Test func onlyCallsSinceACheckpointAreChecked() {
    draft.delete()
    let mark = Checkpoint()
    draft.retrieve()
    #expect(failure(retrieve, since: mark) == nil)
    #expect(failure(delete, retrieve) == nil)
    #expect(
      failure(retrieve, since: Checkpoint()) == """
        FakeDraft did not receive exactly the expected calls after the checkpoint.
          -  retrieve(): expected here, not received
        No calls were received after the checkpoint.
        """)
  }

  @Test func failureWithoutAnyCalls() {
    #expect(
      failure(retrieve) == """
        FakeDraft did not receive exactly the expected calls.
          -  retrieve(): expected here, not received
        No calls were received.
        """)
  }

  @Test func incomparableArgumentIsReported() {
    #expect(
      failure(store.call(.trails, with: Scribble(strokes: 1)))?
        .hasPrefix("FakeTrailStore.trails(near:), argument \"near\": values of type Scribble")
        == true)
  }

  @Test func longListsAreShortened() {
    for line in 1...30 { draft.write("a", at: line) }
    draft.retrieve()
    let expected = (1...30).map { draft.call(.write, with: "a", $0) }
    let text = OrderAssertion.haveReceivedExactly(expected, since: nil).text(adding: "")
    #expect(
      text == """
        FakeDraft did not receive exactly the expected calls.
          1. write("a", at: 1)
          2. write("a", at: 2)
          … 26 more expected calls …
          29. write("a", at: 29)
          30. write("a", at: 30)
          31. retrieve(): not expected here
        """)
    draft.resetCalls()
    for line in 1...30 { draft.write("b", at: line) }
    #expect(
      failure(delete)?.split(separator: "\n").count == 22)
    #expect(failure(delete)?.contains("  … 11 more differences …\n") == true)
  }

  @Test func longExpectedCallIsShortened() {
    store.stub(.save).andReturn()
    let name = String(repeating: "a", count: 185)
    store.save(Trail(name: name, ascent: 1), as: String(repeating: "b", count: 174))
    store.save(Trail(name: name, ascent: 1), as: String(repeating: "b", count: 175))
    store.save(.eiger, as: "c")
    let calls = store.recordedCalls.map(\.description)
    #expect(calls.map(\.count).prefix(2) == [399, 400])
    #expect(
      failure(store.call(.save), store.call(.save)) == """
        FakeTrailStore did not receive exactly the expected calls.
          1. \(calls[0])
          2. \(calls[1].prefix(100)) … \(calls[1].suffix(100)) (400 characters)
          3. save(Trail(name: "Eiger Trail", ascent: 140), as: "c"): not expected here
        """)
  }

  @Test func callThatWasReceivedElsewhereIsNotChanged() {
    draft.write("b", at: 2)
    draft.delete()
    draft.write("a", at: 1)
    #expect(
      failure(draft.call(.write, with: "a", 1), delete) == """
        FakeDraft did not receive exactly the expected calls.
          -  write("a", at: 1): expected here, received as #3
          1. write("b", at: 2): not expected here
          2. delete()
          3. write("a", at: 1): not expected here
        """)
  }

  /// Comparing every pair of calls would take minutes.
  @Test func veryLongListsWithNothingInCommonAreCompared() {
    for line in 1...20_000 { draft.write("b", at: line) }
    let expected = (1...20_000).map { draft.call(.write, with: "a", $0) }
    let text = OrderAssertion.haveReceivedExactly(expected, since: nil).text(adding: "")
    #expect(text?.contains("more differences") == true)
  }

  /// Finding the best alignment would take quadratic time.
  @Test(.timeLimit(.minutes(1)), arguments: [0, 1])
  func fewExpectedCallsAmongVeryManyAreCompared(count: Int) {
    for line in 1...25_000 { draft.write("b", at: line) }
    let expected = [draft.call(.write, with: "b", 1), draft.call(.write, with: "a", 1)]
    let text = OrderAssertion.haveReceivedExactly(Array(expected.prefix(count + 1)), since: nil)
      .text(adding: "")
    #expect(text?.contains("more differences") == true)
  }

  @Test(arguments: [(500, true), (501, false)])
  func upToAThousandDifferencesAreComparedWithEachOther(count: Int, areCompared: Bool) {
    for line in 1...count { draft.write("a", at: line) }
    let expected = (1...count).map { draft.call(.write, with: "b", $0) }
    let text = OrderAssertion.haveReceivedExactly(expected, since: nil).text(adding: "")
    #expect(text?.contains("at: 1): expected with other arguments") == areCompared)
  }

  @Test func unexpectedCallIsComparedWithTheCallExpectedInItsPlace() {
    for line in [10, 20, 30] { draft.write("a", at: line) }
    #expect(
      failure(draft.call(.write, with: "a", 1), draft.call(.write, with: "a", 2)) == """
        FakeDraft did not receive exactly the expected calls.
          1. write("a", at: 10): expected with other arguments
             at: expected 1, received 10
          2. write("a", at: 20): expected with other arguments
             at: expected 2, received 20
          3. write("a", at: 30): not expected here
        """)
  }

  @Test func missingCallsAreListedAroundAChangedOne() {
    draft.retrieve()
    draft.write("b", at: 2)
    draft.retrieve()
    #expect(
      failure(delete, draft.call(.write, with: "a", 2), delete) == """
        FakeDraft did not receive exactly the expected calls.
          -  delete(): expected here, not received
          1. retrieve(): not expected here
          2. write("b", at: 2): expected with other arguments
             argument 1: expected "a", received "b"
          -  delete(): expected here, not received
          3. retrieve(): not expected here
        """)
  }

  @Test func changedCallsInAnotherOrderAreMissingAndUnexpected() {
    draft.write("b", at: 2)
    other.write("b", at: 1)
    draft.delete()
    #expect(
      failure(other.call(.write, with: "a", 1), draft.call(.write, with: "a", 2), delete) == """
        FakeDraft 1 and FakeDraft 2 did not receive exactly the expected calls.
          -  FakeDraft 1.write("a", at: 1): expected here, not received
          1. FakeDraft 2.write("b", at: 2): expected with other arguments
             argument 1: expected "a", received "b"
          2. FakeDraft 1.write("b", at: 1): not expected here
             argument 1: expected "a", received "b"
          3. FakeDraft 2.delete()
        """)
  }

  @Test func callReceivedOutOfOrderAccountsForOneMissingCallOnly() {
    draft.write("a", at: 2)
    draft.write("a", at: 1)
    let (first, second) = (draft.call(.write, with: "a", 1), draft.call(.write, with: "a", 2))
    #expect(
      failure(first, first, second) == """
        FakeDraft did not receive exactly the expected calls.
          -  write("a", at: 1): expected here, received as #2
          -  write("a", at: 1): expected here, not received
          1. write("a", at: 2)
          2. write("a", at: 1): not expected here
        """)
  }

  /// The alignment contains as many matching calls as possible.
  @Test(arguments: 0..<50)
  func alignmentIsOptimal(seed: UInt64) {
    var random = Random(seed: seed)
    let draft = FakeDraft()
    let steps = (0...random.next(7)).map { _ in random.next(3) }
    let calls = (0..<random.next(8)).map { _ in random.next(3) }
    for line in calls { draft.write("a", at: line) }
    let patterns = steps.map { draft.call(.write, with: "a", $0) }
    let text = OrderAssertion.haveReceivedExactly([draft.call(.write)] + patterns, since: nil)
      .text(adding: "")
    // The first pattern matches the first call, so there is one more call than `steps`.
    let isExact = calls.count == steps.count + 1 && Array(calls.dropFirst()) == steps
    #expect((text == nil) == isExact)
    let merged = OrderAssertion.haveReceivedExactly(patterns, since: nil).text(adding: "") ?? ""
    let common = longestCommonSubsequence(steps[...], calls[...])
    let changed = merged.ranges(of: ": expected with other arguments").count
    #expect(merged.ranges(of: ": not expected here").count + changed == calls.count - common)
    #expect(merged.ranges(of: ": expected here, ").count + changed == steps.count - common)
  }

  private func longestCommonSubsequence(_ a: ArraySlice<Int>, _ b: ArraySlice<Int>) -> Int {
    guard let first = a.first, let other = b.first else { return 0 }
    if first == other { return 1 + longestCommonSubsequence(a.dropFirst(), b.dropFirst()) }
    return max(
      longestCommonSubsequence(a.dropFirst(), b), longestCommonSubsequence(a, b.dropFirst()))
  }
}

/// A random number generator that repeats its numbers in every run.
private struct Random {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 2 &+ 1
  }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
