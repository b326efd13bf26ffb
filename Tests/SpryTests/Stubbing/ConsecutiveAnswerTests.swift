import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Consecutive answers") struct ConsecutiveAnswerTests {
  private let ranger = FakeRanger()

  /// The results of the given number of calls, with `nil` for calls that throw.
  private func lengths(_ count: Int) -> [Double?] {
    (0..<count).map { _ in try? ranger.length(of: .eiger) }
  }

  @Test func lastAnswerRepeats() {
    ranger.stub(.length).andReturn(1.0).thenReturn(2.0).thenReturn(3.0)
    #expect(lengths(5) == [1, 2, 3, 3, 3])
  }

  @Test func answersRepeatTheSpecifiedNumberOfTimes() {
    ranger.stub(.length).andReturn(1.0).times(2).thenReturn(2.0).thenThrow(TrailError.closed)
    #expect(lengths(5) == [1, 1, 2, nil, nil])
  }

  @Test func closuresAndErrorsCanBeConsecutiveAnswers() async throws {
    ranger.stub(.length)
      .andThrow(TrailError.closed)
      .thenDo { arguments in Double(arguments.count) }
      .thenDo { (trail: Trail) in Double(trail.ascent) }
      .thenReturn(0.5)
    #expect(lengths(4) == [nil, 1, 140, 0.5])
    ranger.stub(.closures).andReturn(["a"]).thenDo { (day: Int) async in ["\(day)"] }
    #expect(try await [ranger.closures(on: 1), ranger.closures(on: 2)] == [["a"], ["2"]])
  }

  @Test func thenReturnCanGiveTheFirstAnswer() {
    ranger.stub(.length).thenReturn(1.0).thenReturn(2.0)
    #expect(lengths(3) == [1, 2, 2])
  }

  @Test func usedUpStubLetsTheStubsBelowAnswer() {
    ranger.stub(.length).andReturn(0.0)
    ranger.stub(.length).andReturn(1.0).times(1).thenReturn(2.0).times(2)
    #expect(lengths(5) == [1, 2, 2, 0, 0])
  }

  @Test func callsWithOtherArgumentsDoNotUseUpAStub() throws {
    ranger.stub(.length).andReturn(0.0)
    ranger.stub(.length).with(Trail.eiger).andReturn(1.0).times(1)
    #expect(try ranger.length(of: .gemmi) == 0)
    #expect(lengths(2) == [1, 0])
  }

  @Test func answerOfAnotherTypeIsNotUsedUp() {
    ranger.stub(.anything).andReturn("text").times(1)
    ranger.stub(.anything).andReturn(7)
    #expect(ranger.anything(nil, as: Int.self) == 7)
    ranger.stub(.anything).with(1).andReturn("first").thenReturn(1)
    #expect(ranger.anything(1, as: Int.self) == 7)
    #expect(ranger.anything(1, as: String.self) == "first")
    #expect(ranger.anything(1, as: Int.self) == 1)
  }

  @Test func secondTimesReplacesTheFirst() {
    ranger.stub(.length).andReturn(0.0)
    ranger.stub(.length).andReturn(1.0).times(1).times(2)
    #expect(lengths(3) == [1, 1, 0])
  }

  @Test func answersCanBeAddedBetweenCalls() {
    let stub = ranger.stub(.length).andReturn(1.0)
    #expect(lengths(1) == [1])
    stub.thenReturn(2.0)
    #expect(lengths(2) == [2, 2])
    stub.thenReturn(3.0)
    #expect(lengths(2) == [3, 3])
  }

  @Test func answerMayCallItsOwnFake() {
    ranger.stub(.anything).andDo { [ranger] _ in 1 + ranger.anything(nil, as: Int.self) }
      .times(3).thenReturn(0)
    #expect(ranger.anything(nil, as: Int.self) == 3)
  }

  @Test func missingStubFailureListsUsedUpStubs() {
    ranger.stub(.length, file: "/tests/StoreTests.swift", line: 3).andReturn(1.0).times(1)
    ranger.stub(.length, file: "/tests/StoreTests.swift", line: 4).with(Trail.eiger)
      .andReturn(1.0).times(2).thenReturn(2.0).times(1)
    #expect(lengths(4) == [1, 1, 2, 1])
    let found = reportedFailures { _ = lengths(1) }
    #expect(
      found.map(\.outline) == [
        #"missingStub FakeRanger.length(of: Trail(name: "Eiger Trail", ascent: 140))"#
      ])
    #expect(
      found.map(\.evidence) == [
        [
          #"1. with(Trail(name: "Eiger Trail", ascent: 140)), at StoreTests.swift:4"#,
          "used up after 3 calls", "2. any arguments, at StoreTests.swift:3",
          "used up after 1 call",
        ]
      ])
  }

  @Test func timesBelowOneIsAMistake() {
    let failures = outlines { ranger.stub(.length).andReturn(1.0).times(0) }
    #expect(failures == ["wrongTimes FakeRanger.length(of:)"])
    #expect(lengths(2) == [1, 1])
  }

  @Test func timesAcceptsTheLargestInteger() throws {
    let ranger = FakeRanger()
    ranger.stub(.anything).andReturn("one").times(1).thenReturn("two").times(.max)
    #expect(ranger.anything(nil) == "one")
    #expect(ranger.anything(nil) == "two")
    #expect(ranger.anything(nil) == "two")
  }
}
