import Spry
import SpryTestSupport
import Testing

private final class FakeWell: Spryable {
  enum Function: String, StringRepresentable {
    case depth
    case peek = "peek(_:)"
    case draw = "draw(_:)"
    case level = "subscript(_:)"
    case drain
  }

  let spryStorage = SpryStorage()

  var depth: Int { stubbedValue() }

  func peek(_ day: Int) -> Int { stubbedValue(arguments: day) }

  func draw(_ liters: Int) -> Int {
    recordCall(arguments: liters)
    return stubbedValue(arguments: liters)
  }

  subscript(day: Int) -> Int { stubbedValue(arguments: day) }

  func drain(_ liters: Int) -> Int { stubbedValue(arguments: liters) }

  func drain(all day: Int) -> Int { stubbedValue(.drain, arguments: day) }
}

/// Members that are answered without being recorded, so that nothing can be said about their calls.
@Suite struct UnrecordedTests {
  private let well = FakeWell()

  init() {
    well.stub(.peek).andReturn(2)
    well.stub(.draw).andReturn(3)
    well.stub(.depth).andReturn(4)
    well.stub(.level).andReturn(5)
  }

  @Test func functionThatIsNotRecordedIsNotKnownToBeSilent() {
    #expect(well.didCall(.peek, countSpecifier: .never).success)
    #expect(well.peek(1) == 2)
    let result = well.didCall(.peek, with: 1, countSpecifier: .never)
    #expect(!result.success)
    #expect(result.outline == "notRecorded FakeWell.peek(1) 0 of exactly(0)")
    #expect(!well.didCall(.peek, countSpecifier: .never).success)
    #expect(!well.didCall(.peek, countSpecifier: .atMost(1)).success)
    #expect(well.didCall(.peek, with: 1).outline == "notRecorded FakeWell.peek(1) 0 of atLeast(1)")
    well.resetCalls()
    #expect(well.didCall(.peek, countSpecifier: .never).success)
  }

  @Test func functionWhoseCaseIsItsBaseNameIsNotKnownToBeSilentEither() {
    well.stub(.drain).andReturn(6)
    #expect(well.drain(1) == 6)
    #expect(
      well.didCall(.drain, with: 1, countSpecifier: .never).outline
        == "notRecorded FakeWell.drain(1) 0 of exactly(0)")
    well.resetCalls()
    #expect(well.didCall(.drain, countSpecifier: .never).success)
    #expect(well.drain(all: 1) == 6)
    #expect(!well.didCall(.drain, countSpecifier: .never).success)
  }

  @Test func expectationOfNoCallFailsToo() {
    well.expect(.peek, countSpecifier: .never)
    _ = well.peek(1)
    let found = outlines { well.verify() }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("notRecorded FakeWell.peek(_:) 0 of exactly(0)") == true)
  }

  /// What records its calls itself is known to be silent after a checkpoint.
  @Test func functionThatRecordsItselfIsVerified() {
    #expect(well.draw(1) == 3)
    let checkpoint = Checkpoint()
    #expect(well.didCall(.draw, countSpecifier: .never, since: checkpoint).success)
    #expect(well.didCall(.draw, with: 2, countSpecifier: .never).success)
    #expect(well.didCall(.draw, with: 1, countSpecifier: .once).success)
  }

  /// Setting them may still be recorded.
  @Test func propertiesAndSubscriptsMayBeVerified() {
    #expect(well.depth == 4)
    #expect(well[1] == 5)
    #expect(well.didCall(.depth, countSpecifier: .never).success)
    #expect(well.didCall(.level, with: 1, 7, countSpecifier: .never).success)
  }

  @Test func orderAssertionSaysThatAUsedFunctionIsNotRecorded() {
    #expect(well.peek(1) == 2)
    #expect(well.draw(2) == 3)
    let outcome = [well.call(.peek), well.call(.draw)].receivedInOrder(nil)
    #expect(outcome.outline == "outOfOrder FakeWell.peek(_:), 0 of 2 found")
  }

  /// A question about all calls has no answer either.
  @Test func questionsAboutAllCallsSayThatOneIsNotRecorded() {
    let failure = "unrecorded FakeWell.peek(_:)"
    let silence = { well.record.hasNoCalls(nil).outline }
    func exactly(
      excluding excluded: [CallPattern] = [], since beginning: Checkpoint? = nil
    ) -> String? {
      [well.call(.draw, with: 2)].receivedExactly(excluding: excluded, beginning).outline
    }
    #expect(silence() == nil)
    #expect(well.peek(1) == 2)
    #expect(silence() == failure)
    #expect(well.draw(2) == 3)
    #expect(exactly() == failure)
    #expect(exactly(excluding: [well.call(.peek)]) == nil)
    let checkpoint = Checkpoint()
    #expect(well.draw(2) == 3)
    #expect(exactly(since: checkpoint) == nil)
    #expect(outlines { _ = well.callCount(of: .peek) } == [failure])
    #expect(outlines { _ = well.arguments(of: .peek, as: Int.self) } == [failure])
    #expect(failures { _ = well.callCount(of: .draw) } == [])
    #expect(failures { _ = well.callCount(of: .depth) } == [])
  }

  @Test func useBeforeACheckpointDoesNotMatterAfterIt() {
    #expect(well.peek(1) == 2)
    #expect(well.draw(1) == 3)
    let checkpoint = Checkpoint()
    #expect(well.didCall(.peek, countSpecifier: .never, since: checkpoint).success)
    #expect(well.peek(1) == 2)
    #expect(!well.didCall(.peek, countSpecifier: .never, since: checkpoint).success)
  }
}
