import Spry
import Testing

private final class FakeMap: Spryable {
  enum Function: String, StringRepresentable {
    case draw
    case mark = "mark(_:as:)"
    case cell = "subscript(column:row:)"
    case done = "_(_:)"
  }

  let spryStorage = SpryStorage()

  func draw(path: String) { recordCall(arguments: path) }
  func draw(point: Int) { recordCall(arguments: point) }
  func mark(_ place: Int, as name: String) { recordCall(arguments: place, name) }
}

@Suite("What a verification asks") struct VerificationTests {
  private let map = FakeMap()

  @Test func theLabelsAreThoseOfTheLastCallAndOfTheClosestItsOwn() {
    map.draw(path: "a")
    map.draw(point: 1)
    #expect(
      map.didCall(.draw, with: 2).failureMessage == """
        FakeMap did not receive draw(point: 2) at least once: received 0 times.
        Closest call, #1 of 2:
          draw(path: "a")
            path: expected 2 (Int), received "a" (String)
        All calls:
          1. draw(path: "a")
          2. draw(point: 1)
        """)
    map.draw(path: "b")
    #expect(
      map.didCall(.draw, with: "c").failureMessage == """
        FakeMap did not receive draw(path: "c") at least once: received 0 times.
        Closest call, #1 of 3:
          draw(path: "a")
            path: expected "c", received "a"
        All calls:
          1. draw(path: "a")
          2. draw(point: 1)
          3. draw(path: "b")
        """)
  }

  /// A text behind as many arguments as there are labels is taken for a message; a call of which
  /// nothing is known but its case is not.
  @Test func aTextThatIsOneArgumentTooManyIsAMessage() {
    #expect(!map.didCall(.mark, with: 1, "a", "a message", countSpecifier: .never).success)
    #expect(map.didCall(.mark, with: 1, "a", 3, countSpecifier: .never).success)
    #expect(map.didCall(.mark, with: 1, "a", countSpecifier: .never).success)
    #expect(map.didCall(.mark, with: 1, "a", "b", "c", countSpecifier: .never).success)
    #expect(map.didCall(.draw, with: 1, "a", countSpecifier: .never).success)
    // A subscript's setter passes the new value on.
    #expect(map.didCall(.cell, with: 1, 2, "x", countSpecifier: .never).success)
    // Without a label it may be a closure of any kind.
    #expect(map.didCall(.done, with: 1, "x", countSpecifier: .never).success)
  }

  @Test func aValueOfAnotherTypeIsNothingBesideAConditionThatDoesNotHold() {
    map.mark(5, as: "a")
    let isLong = Argument.pass { (name: String) in name.count > 3 }
    #expect(map.didCall(.mark, with: 5.0, isLong, countSpecifier: .never).success)
    #expect(!map.didCall(.mark, with: 5.0, Argument.anything, countSpecifier: .never).success)
  }
}
