import Spry
import SpryTestSupport
import Testing

@Suite("Answers one after the other") struct ConsecutiveAnswerTests {
  private let store = FakeTrailStore()

  /// What so many calls return, `nil` where they throw.
  private func lengths(_ count: Int) -> [Double?] {
    (0..<count).map { _ in try? store.length(of: .eiger) }
  }

  @Test func theLastOneStays() {
    store.stub(.length).andReturn(1.0).thenReturn(2.0).thenReturn(3.0)
    #expect(lengths(5) == [1, 2, 3, 3, 3])
  }

  @Test func eachAsOftenAsItSays() {
    store.stub(.length).andReturn(1.0).times(2).thenReturn(2.0).thenThrow(TrailError.closed)
    #expect(lengths(5) == [1, 1, 2, nil, nil])
  }

  @Test func closuresAndErrors() async throws {
    store.stub(.length)
      .andThrow(TrailError.closed)
      .thenDo { arguments in Double(arguments.count) }
      .thenDo { (trail: Trail) in Double(trail.ascent) }
      .thenReturn(0.5)
    #expect(lengths(4) == [nil, 1, 140, 0.5])
    store.stub(.closures).andReturn(["a"]).thenDo { (day: Int) async in ["\(day)"] }
    #expect(try await [store.closures(on: 1), store.closures(on: 2)] == [["a"], ["2"]])
  }

  @Test func thenWithoutAnAnswerBeforeItIsTheFirst() {
    store.stub(.length).thenReturn(1.0).thenReturn(2.0)
    #expect(lengths(3) == [1, 2, 2])
  }

  @Test func aFiniteStubLetsTheStubsBelowAnswer() {
    store.stub(.length).andReturn(0.0)
    store.stub(.length).andReturn(1.0).times(1).thenReturn(2.0).times(2)
    #expect(lengths(5) == [1, 2, 2, 0, 0])
  }

  @Test func theStubsBelowAreFiniteToo() {
    store.stub(.length).andReturn(0.0)
    store.stub(.length).andReturn(1.0).times(2)
    store.stub(.length).with(Trail.eiger).andReturn(2.0).times(1)
    #expect(lengths(4) == [2, 1, 1, 0])
  }

  @Test func otherArgumentsDoNotUseItUp() throws {
    store.stub(.length).andReturn(0.0)
    store.stub(.length).with(Trail.eiger).andReturn(1.0).times(1)
    #expect(try store.length(of: .gemmi) == 0)
    #expect(lengths(2) == [1, 0])
  }

  @Test func anAnswerThatDoesNotFitIsNotUsedUp() {
    store.stub(.anything).andReturn("text").times(1)
    store.stub(.anything).andReturn(7)
    #expect(store.anything(nil, as: Int.self) == 7)
    store.stub(.anything).with(1).andReturn("first").thenReturn(1)
    #expect(store.anything(1, as: Int.self) == 7)
    #expect(store.anything(1, as: String.self) == "first")
    #expect(store.anything(1, as: Int.self) == 1)
  }

  @Test func timesAgainReplacesTheNumber() {
    store.stub(.length).andReturn(0.0)
    store.stub(.length).andReturn(1.0).times(1).times(2)
    #expect(lengths(3) == [1, 1, 0])
  }

  @Test func aStubMayGoOnWhileItIsInUse() {
    let stub = store.stub(.length).andReturn(1.0)
    #expect(lengths(1) == [1])
    stub.thenReturn(2.0)
    #expect(lengths(2) == [2, 2])
    stub.andReturn(3.0).thenReturn(4.0)
    #expect(lengths(2) == [3, 4])
  }

  @Test func anAnswerMayCallItsOwnFake() {
    store.stub(.anything).andDo { [store] _ in 1 + store.anything(nil, as: Int.self) }
      .times(3).thenReturn(0)
    #expect(store.anything(nil, as: Int.self) == 3)
  }

  @Test func aStubThatIsUsedUpIsNamedAsThat() {
    store.stub(.length, file: "/tests/StoreTests.swift", line: 3).andReturn(1.0).times(1)
    store.stub(.length, file: "/tests/StoreTests.swift", line: 4).with(Trail.eiger)
      .andReturn(1.0).times(2).thenReturn(2.0).times(1)
    #expect(lengths(4) == [1, 1, 2, 1])
    let texts = failures { _ = lengths(1) }
    #expect(
      texts == [
        """
        FakeTrailStore has no stub that answers length(of: Trail(name: "Eiger Trail", ascent: 140)).
        Stubs of length(of:):
          1. with(Trail(name: "Eiger Trail", ascent: 140)), written at StoreTests.swift:4
             used up after 3 calls
          2. any arguments, written at StoreTests.swift:3
             used up after 1 call
        Write: fake.stub(.length).with(<#Trail#>).andReturn(<#Double#>)
        """
      ])
  }

  @Test func timesWithoutAnAnswerIsAMistake() {
    let texts = failures { _ = store.stub(.length).times(2) }
    #expect(
      texts == [
        """
        The stub of FakeTrailStore length(of:) has no answer yet, so times(…) has nothing to repeat.
        Write: fake.stub(.length).andReturn(…).times(…)
        """
      ])
  }

  @Test func aNumberBelowOneIsAMistake() {
    let texts = failures { store.stub(.length).andReturn(1.0).times(0) }
    #expect(
      texts == [
        """
        The stub of FakeTrailStore length(of:) cannot answer 0 times.
        Give times(…) a number of 1 or more.
        """
      ])
    #expect(lengths(2) == [1, 1])
  }

  @Test func asOftenAsANumberCanSay() throws {
    let store = FakeTrailStore()
    store.stub(.anything).andReturn("one").times(1).thenReturn("two").times(.max)
    #expect(store.anything(nil) == "one")
    #expect(store.anything(nil) == "two")
    #expect(store.anything(nil) == "two")
  }
}
