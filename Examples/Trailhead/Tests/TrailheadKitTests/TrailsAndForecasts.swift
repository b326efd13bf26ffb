@testable import TrailheadKit

extension Trail {
  static let eiger = Trail(name: "Eiger Trail", place: "Grindelwald", ascent: 140, hours: 2.5)
  static let faulhorn = Trail(name: "Faulhorn", place: "Grindelwald", ascent: 520, hours: 4.5)
  static let gemmi = Trail(name: "Gemmi Pass", place: "Kandersteg", ascent: 1130, hours: 5)
}

extension Forecast {
  static let rainySaturday = Forecast(day: .saturday, rain: 12, wind: 10)
  static let windySaturday = Forecast(day: .saturday, rain: 0, wind: 50)
  static let stormySaturday = Forecast(day: .saturday, rain: 0, wind: 90)
  static let sunnySunday = Forecast(day: .sunday, rain: 0, wind: 10)
}
