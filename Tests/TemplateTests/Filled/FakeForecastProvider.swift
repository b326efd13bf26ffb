import SpryXCTest
// @testable import Hiking

final class FakeForecastProvider: ForecastProvider, Spryable {
  enum Function: String, StringRepresentable {
    case forecast
  }

  let spryStorage = SpryStorage()

  override func forecast(for day: Int) -> Forecast {
    spryify(arguments: day)
  }

  // One that throws, that is async, or both:
  //     try spryifyThrows(arguments: trail)
  //     await spryify(arguments: day)
  //     try await spryifyThrows(arguments: day)
  //
  // With a fallback value, the class itself answers whatever the test has not stubbed:
  //     spryify(arguments: day, fallbackValue: super.forecast(for: day))
  //
  // A property:
  //     override var region: String {
  //       get { stubbedValue() }
  //       set { recordCall(arguments: newValue) }
  //     }
  //
  // Class functions have an enum of their own:
  //     enum ClassFunction: String, StringRepresentable {
  //       case open
  //     }
  //     override class func open(path: String) -> Bool {
  //       spryify(arguments: path)
  //     }
  //
  // Overloads need a case each, with its signature: case load = "load(id:)"
}
