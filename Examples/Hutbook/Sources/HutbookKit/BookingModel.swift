/// The contents and actions of a hut's screen.
@MainActor final class BookingModel {
  weak var delegate: (any BookingModelDelegate)?

  let hut: Hut
  private(set) var freeBeds: Int?
  private(set) var outlook: String?
  /// The confirmation of the latest booking in this hut, which the app stores between launches.
  var latestBooking: String? { settings.text(for: "booking.\(hut.name)") }

  private let beds: any BedService
  private let weather: any WeatherService
  private let settings: Settings

  init(
    hut: Hut, beds: any BedService, weather: any WeatherService, settings: Settings
  ) {
    self.hut = hut
    self.beds = beds
    self.weather = weather
    self.settings = settings
  }

  /// Loads the number of free beds and the weather for a day.
  func load(day: Int) async {
    beds.freeBeds(in: hut, on: day) { result in
      Task { @MainActor in self.show(result) }
    }
    // Beds can be booked even if the weather is unknown.
    outlook = try? await weather.outlook(for: day, at: hut.altitude)
    delegate?.bookingModelDidChange(self)
  }

  private func show(_ result: Result<Int, BookingError>) {
    switch result {
    case .success(let count):
      freeBeds = count
      delegate?.bookingModelDidChange(self)
    case .failure(let error):
      delegate?.bookingModel(self, didFailWith: error)
    }
  }

  /// Books beds if enough of them are free.
  func book(_ count: Int, day: Int) {
    guard let freeBeds, freeBeds >= count else {
      delegate?.bookingModel(self, didFailWith: .hutIsFull)
      return
    }
    beds.book(count, in: hut, on: day) { result in
      Task { @MainActor in self.note(result) }
    }
  }

  private func note(_ result: Result<String, BookingError>) {
    switch result {
    case .success(let confirmation):
      settings.set(confirmation, for: "booking.\(hut.name)")
      delegate?.bookingModel(self, didBook: confirmation)
    case .failure(let error):
      delegate?.bookingModel(self, didFailWith: error)
    }
  }
}
