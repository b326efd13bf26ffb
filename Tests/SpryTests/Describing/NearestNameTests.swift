import Spry
import SpryTestSupport
import Testing

/// A fake that can list its functions.
private final class FakeWeatherStation: Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case forecast = "forecast(for:)"
    case warning = "warning()"
    case rain, hail
  }

  func forecst() { recordCall() }
  func foracest() { recordCall() }
  func varacist() { recordCall() }
  func warnin() { recordCall() }
  func warmink() { recordCall() }
  func ning() { recordCall() }
  func lain() { recordCall() }
  func rair() { recordCall() }
  func hain() { recordCall() }
  func sun() { recordCall() }
}

/// A fake that can look up a function but can't list them.
private final class FakeBarometer: Spyable {
  enum Function: String, StringRepresentable { case tilt, read }

  func tilt() { recordCall() }
  func read() { recordCall() }
  func rea() { recordCall() }
}

@Suite("Suggestions for misspelled functions") struct NearestNameTests {
  /// The case that a call's failure suggests, if any.
  private func meant(_ call: () -> Void) -> String? {
    let lines = failures(call).first?.split(separator: "\n") ?? []
    return lines.dropFirst().first.flatMap { line in
      let (start, end) = ("If case ", " is meant for it, correct that case.")
      return line.hasPrefix(start)
        ? String(line.dropFirst(start.count).dropLast(end.count)) : nil
    }
  }

  @Test func nameOfWhichMostLettersAreRightIsFound() {
    let station = FakeWeatherStation()
    // 7 letters, 1 wrong; 8 letters, 2 wrong; 8 letters, 3 wrong.
    #expect(meant { station.forecst() } == #"forecast = "forecast(for:)""#)
    #expect(meant { station.foracest() } == #"forecast = "forecast(for:)""#)
    #expect(meant { station.varacist() } == nil)
    // 6 letters, 1 wrong; 7 letters, 2 wrong.
    #expect(meant { station.warnin() } == #"warning = "warning()""#)
    #expect(meant { station.warmink() } == nil)
    // 4 letters, 3 missing at the beginning.
    #expect(meant { station.ning() } == nil)
  }

  @Test func nameWithOneWrongLetterIsFound() {
    let station = FakeWeatherStation()
    #expect(meant { station.lain() } == "rain")
    #expect(meant { station.rair() } == "rain")
    #expect(meant { station.sun() } == nil)
  }

  @Test func functionWithAStubIsSuggestedAheadOfOthers() {
    let station = FakeWeatherStation()
    station.stub(.hail).andReturn()
    #expect(meant { station.hain() } == "hail")
  }

  @Test func firstOfTwoEquallySimilarNamesIsSuggested() {
    let station = FakeWeatherStation()
    #expect(meant { station.hain() } == "rain")
  }

  @Test func enumThatCannotBeListedKnowsOnlyFunctionsInUse() {
    let barometer = FakeBarometer()
    #expect(meant { barometer.rea() } == nil)
    barometer.tilt()
    barometer.read()
    #expect(meant { barometer.rea() } == "read")
  }
}
