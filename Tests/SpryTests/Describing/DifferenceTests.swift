import Spry
import Testing

@Suite("Where two values differ") struct DifferenceTests {
  /// What all lists begin with, so that they are too long to be printed as a whole.
  private let shared = Array(repeating: 1_000_000, count: 10)

  private func list(_ count: Int, of number: Int) -> [Int] {
    shared + Array(repeating: number, count: count)
  }

  private func differences(_ count: Int, _ text: String) -> [String] {
    (10..<10 + count).map { "argument 1[\($0)]: \(text)" }
  }

  @Test(arguments: [1, 9, 10]) func upToTenDifferencesAreAllTold(count: Int) {
    #expect(
      FakeNotebook.mismatch(expected: list(count, of: 1), received: list(count, of: 2))
        == differences(count, "expected 1, received 2"))
  }

  @Test(arguments: [11, 12]) func ofMoreDifferencesTenAreTold(count: Int) {
    #expect(
      FakeNotebook.mismatch(expected: list(count, of: 1), received: list(count, of: 2))
        == differences(10, "expected 1, received 2")
        + ["argument 1: there are more differences"])
  }

  @Test func whatIsMissingOrTooMuchCounts() {
    #expect(
      FakeNotebook.mismatch(expected: shared, received: list(10, of: 7))
        == differences(10, "unexpected 7"))
    #expect(
      FakeNotebook.mismatch(expected: list(11, of: 7), received: shared)
        == differences(10, "missing 7")
        + ["argument 1: there are more differences"])
  }

  @Test func upTo80CharactersTogetherAreToldAsAWhole() {
    // With brackets and quotes each of them has 40 characters.
    let expected = String(repeating: "a", count: 36)
    let received = String(repeating: "b", count: 36)
    #expect(
      FakeNotebook.mismatch(expected: [expected], received: [received]) == [
        "argument 1: expected [\"\(expected)\"], received [\"\(received)\"]"
      ])
    #expect(
      FakeNotebook.mismatch(expected: [expected], received: [received + "b"]) == [
        "argument 1[0]: expected \"\(expected)\", received \"\(received)b\""
      ])
  }

  /// A value that chooses what its parts are.
  private struct Pack: CustomReflectable, Equatable {
    var items: [String]
    var customMirror: Mirror {
      Mirror(
        self, children: items.map { (label: $0, value: "packed for the hike, \($0)") },
        displayStyle: .struct)
    }
  }

  @Test func partsThatOnlyOneOfTheValuesHasAreTold() {
    #expect(
      FakeNotebook.mismatch(
        expected: Pack(items: ["rope", "lamp"]), received: Pack(items: ["rope", "map"])) == [
          "argument 1.lamp: missing \"packed for the hike, lamp\"",
          "argument 1.map: unexpected \"packed for the hike, map\"",
        ])
  }

  /// A number inside of so many arrays.
  private func nested(_ number: Int, _ depth: Int) -> Any {
    (0..<depth).reduce(number as Any) { value, _ in [value] }
  }

  @Test func partsAreLookedIntoTenDeep() {
    let path = String(repeating: "[0]", count: 10)
    #expect(
      FakeNotebook.mismatch(expected: nested(1, 10), received: nested(2, 10)) == [
        "argument 1\(path): expected 1, received 2"
      ])
    #expect(
      FakeNotebook.mismatch(expected: nested(1, 11), received: nested(2, 11)) == [
        "argument 1\(path): expected [1], received [2]"
      ])
  }

  private enum Route: Equatable {
    case walk(from: String, hours: Int)
    case ride(String)
  }

  @Test func payloadsAreNamedByTheirCaseAndLabel() {
    let place = String(repeating: "a", count: 40)
    #expect(
      FakeNotebook.mismatch(
        expected: Route.walk(from: place, hours: 2), received: Route.walk(from: place, hours: 3))
        == ["argument 1.walk.hours: expected 2, received 3"])
    #expect(
      FakeNotebook.mismatch(expected: Route.ride(place), received: Route.ride(place + "!")) == [
        "argument 1.ride: expected \"\(place)\", received \"\(place)!\""
      ])
  }

  /// Is equal to nothing, also where all that it holds is.
  private struct Snowflake: Equatable {
    var points: Int
    static func == (left: Snowflake, right: Snowflake) -> Bool { false }
  }

  @Test func valuesThatDifferByAnEqualsOfTheirOwn() {
    #expect(
      FakeNotebook.mismatch(expected: Snowflake(points: 6), received: Snowflake(points: 6)) == [
        "argument 1: expected Snowflake(points: 6), "
          + "received a value that prints the same but is not equal"
      ])
  }
}
