import SpryXCTest
// @testable import Hiking

final class FakeForecastProvider: ForecastProvider, Spryable {
  enum ClassFunction: String, StringRepresentable {
    case stations
  }

  // Overloads of one name need a case each, with its signature: case load = "load(id:)"
  enum Function: String, StringRepresentable {
    case station
    case forecast
    case snowLine
    case warning
  }

  let spryStorage = SpryStorage()

  override var station: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  // With a fallback value, the class itself answers whatever the test has not stubbed.
  override func forecast(for day: Int) -> Forecast {
    spryify(arguments: day, fallbackValue: super.forecast(for: day))
  }

  override func snowLine(on day: Int) throws -> Int {
    try spryifyThrows(arguments: day)
  }

  override func warning(for place: String) async -> String? {
    await spryify(arguments: place)
  }

  override class func stations(near place: String) -> [String] {
    spryify(arguments: place)
  }
}
