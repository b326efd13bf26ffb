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

  /// Which failure the assertion has.
  private func failure(_ calls: CallPattern..., since mark: Checkpoint? = nil) -> String? {
    calls.receivedExactly(mark).outline
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
      calls.receivedExactly(excluding: excluded, nil).outline
    }
    #expect(failure(retrieve, delete, excluding: write) == nil)
    #expect(
      draft.unverifiedCalls().map(\.description) == [#"write("a", at: 1)"#, #"write("b", at: 2)"#])
    #expect(failure(retrieve, delete, draft.call(.write, with: "b", 2), excluding: write) == nil)
    #expect(failure(retrieve, write, delete, write, excluding: write) == nil)
    #expect(
      failure(retrieve, delete, excluding: draft.call(.write, with: "b", 2)) == """
        notExactly FakeDraft
          1 retrieve()
        + 2 write("a", at: 1)
          3 delete()
        """)
    #expect(
      failure(retrieve, excluding: write, other.call(.delete)) == """
        notExactly FakeDraft
          1 retrieve()
        + 3 delete()
        """)
    // An excluded call that contains a mistake fails the assertion.
    let mistake = draft.call(.write, with: Scribble(strokes: 1), 1)
    #expect(
      failure(retrieve, delete, excluding: mistake)
        == "incomparable FakeDraft.write(_:at:), argument 0")
  }

  @Test func unexpectedCallFails() {
    draft.retrieve()
    draft.retrieve()
    draft.delete()
    #expect(
      failure(retrieve, delete) == """
        notExactly FakeDraft
          1 retrieve()
        + 2 retrieve()
          3 delete()
        """)
    #expect(draft.unverifiedCalls().count == 3)
  }

  @Test func missingCallFails() {
    draft.retrieve()
    #expect(
      failure(retrieve, delete) == """
        notExactly FakeDraft
          1 retrieve()
        - delete()
        """)
    #expect(failure(retrieve, retrieve) != nil)
  }

  @Test func callsInAnotherOrderFail() {
    draft.delete()
    draft.retrieve()
    #expect(
      failure(retrieve, delete) == """
        notExactly FakeDraft
        - retrieve()
          1 delete()
        + 2 retrieve()
        """)
  }

  @Test func callWithOtherArgumentsFails() {
    draft.retrieve()
    draft.write("b", at: 2)
    draft.delete()
    #expect(
      failure(retrieve, draft.call(.write, with: "a", 2), delete) == """
        notExactly FakeDraft
          1 retrieve()
        ~ 2 write("b", at: 2), not write("a", at: 2)
          3 delete()
        """)
  }

  @Test func allNamedFakesAreChecked() {
    draft.retrieve()
    other.retrieve()
    draft.delete()
    #expect(failure(retrieve, other.call(.retrieve), delete) == nil)
    #expect(
      failure(retrieve, other.call(.delete), delete) == """
        notExactly FakeDraft, FakeDraft
          1 [0].retrieve()
        - [1].delete()
        + 2 [1].retrieve()
          3 [0].delete()
        """)
    store.region = "Bern"
    #expect(failure(retrieve, other.call(.retrieve), delete) == nil)
    #expect(
      failure(retrieve, other.call(.retrieve), delete, store.call(.region, with: "Thun"))?
        .hasPrefix("notExactly FakeDraft, FakeDraft, FakeTrailStore\n") == true)
  }

  @Test func onlyCallsSinceACheckpointAreChecked() {
    draft.delete()
    let mark = Checkpoint()
    draft.retrieve()
    #expect(failure(retrieve, since: mark) == nil)
    #expect(failure(delete, retrieve) == nil)
    #expect(
      failure(retrieve, since: Checkpoint()) == """
        notExactly FakeDraft, since checkpoint
        - retrieve()
        """)
  }

  @Test func incomparableArgumentIsReported() {
    #expect(
      failure(store.call(.trails, with: Scribble(strokes: 1)))
        == "incomparable FakeTrailStore.trails(near:), argument 0")
  }

  @Test func callThatWasReceivedElsewhereIsNotExpectedThere() {
    draft.write("b", at: 2)
    draft.delete()
    draft.write("a", at: 1)
    #expect(
      failure(draft.call(.write, with: "a", 1), delete) == """
        notExactly FakeDraft
        ~ 1 write("b", at: 2), not write("a", at: 1)
          2 delete()
        + 3 write("a", at: 1)
        """)
  }

  /// Comparing every pair of calls would take minutes.
  @Test func veryLongListsWithNothingInCommonAreCompared() {
    for line in 1...10_000 { draft.write("b", at: line) }
    let expected = (1...10_000).map { draft.call(.write, with: "a", $0) }
    let text = expected.receivedExactly(nil).text()
    #expect(text?.evidence.contains { $0.hasSuffix("more differences …") } == true)
  }

  /// Finding the best alignment would take quadratic time.
  @Test(.timeLimit(.minutes(5)), arguments: [0, 1])
  func fewExpectedCallsAmongVeryManyAreCompared(count: Int) {
    for line in 1...12_000 { draft.write("b", at: line) }
    let expected = [draft.call(.write, with: "b", 1), draft.call(.write, with: "a", 1)]
    let text = (Array(expected.prefix(count + 1))).receivedExactly(nil)
      .text()
    #expect(text?.evidence.contains { $0.hasSuffix("more differences …") } == true)
  }

  @Test func unexpectedCallIsComparedWithTheCallExpectedInItsPlace() {
    for line in [10, 20, 30] { draft.write("a", at: line) }
    #expect(
      failure(draft.call(.write, with: "a", 1), draft.call(.write, with: "a", 2)) == """
        notExactly FakeDraft
        ~ 1 write("a", at: 10), not write("a", at: 1)
        ~ 2 write("a", at: 20), not write("a", at: 2)
        + 3 write("a", at: 30)
        """)
  }

  @Test func missingCallsAreListedBeforeUnexpectedOnes() {
    draft.retrieve()
    draft.write("b", at: 2)
    draft.retrieve()
    #expect(
      failure(delete, draft.call(.write, with: "a", 2), delete) == """
        notExactly FakeDraft
        - delete()
        - write("a", at: 2)
        - delete()
        + 1 retrieve()
        + 2 write("b", at: 2)
        + 3 retrieve()
        """)
  }

  @Test func changedCallsInAnotherOrderAreMissingAndUnexpected() {
    draft.write("b", at: 2)
    other.write("b", at: 1)
    draft.delete()
    #expect(
      failure(other.call(.write, with: "a", 1), draft.call(.write, with: "a", 2), delete) == """
        notExactly FakeDraft, FakeDraft
        - [0].write("a", at: 1)
        - [1].write("a", at: 2)
        + 1 [1].write("b", at: 2)
        + 2 [0].write("b", at: 1)
          3 [1].delete()
        """)
  }

  @Test func callReceivedOutOfOrderIsUnexpectedWhereItWasReceived() {
    draft.write("a", at: 2)
    draft.write("a", at: 1)
    let (first, second) = (draft.call(.write, with: "a", 1), draft.call(.write, with: "a", 2))
    #expect(
      failure(first, first, second) == """
        notExactly FakeDraft
        - write("a", at: 1)
        - write("a", at: 1)
          1 write("a", at: 2)
        + 2 write("a", at: 1)
        """)
  }

  /// The alignment contains as many matching calls as possible.
  @Test(arguments: 0..<50)
  func alignmentIsOptimal(seed: UInt64) {
    var random = SeededGenerator(seed: seed + 1)
    func numbers(_ count: Int) -> [Int] {
      (0..<count).map { _ in Int.random(in: 0..<3, using: &random) }
    }
    let draft = FakeDraft()
    let steps = numbers(Int.random(in: 1...7, using: &random))
    let calls = numbers(Int.random(in: 0..<8, using: &random))
    for line in calls { draft.write("a", at: line) }
    let patterns = steps.map { draft.call(.write, with: "a", $0) }
    let failure = ([draft.call(.write)] + patterns).receivedExactly(nil)
      .outline
    // The first pattern matches the first call, so there is one more call than `steps`.
    let isExact = calls.count == steps.count + 1 && Array(calls.dropFirst()) == steps
    #expect((failure == nil) == isExact)
    let merged = patterns.receivedExactly(nil).outline ?? ""
    let common = longestCommonSubsequence(steps[...], calls[...])
    let changed = merged.ranges(of: "\n~ ").count
    #expect(merged.ranges(of: "\n+ ").count + changed == calls.count - common)
    #expect(merged.ranges(of: "\n- ").count + changed == steps.count - common)
  }

  private func longestCommonSubsequence(_ a: ArraySlice<Int>, _ b: ArraySlice<Int>) -> Int {
    guard let first = a.first, let other = b.first else { return 0 }
    if first == other { return 1 + longestCommonSubsequence(a.dropFirst(), b.dropFirst()) }
    return max(
      longestCommonSubsequence(a.dropFirst(), b), longestCommonSubsequence(a, b.dropFirst()))
  }
}
