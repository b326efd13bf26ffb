import SpryTesting
import Testing

@testable import HutbookKit

@Suite("Booking model", .spry) @MainActor struct BookingModelTests {
  private let hut = Hut(name: "Monte Rosa", altitude: 2_883)
  private let beds = FakeBedService()
  private let weather = FakeWeatherService()
  private let settings = FakeSettings()
  private let screen = FakeBookingModelDelegate()
  private let model: BookingModel

  init() {
    model = BookingModel(hut: hut, beds: beds, weather: weather, settings: settings)
    model.delegate = screen
    weather.stub.outlook().andReturn("sunny")
    beds.answerFreeBeds(.success(4))
  }

  @Test func showsBedsAndWeather() async {
    await model.load(day: 1)
    await expectHaveReceived(
      screen.calls.bookingModelDidChange(), .atLeast(2), within: .seconds(10))
    #expect(model.freeBeds == 4)
    #expect(model.outlook == "sunny")
    expectHaveReceived(beds.calls.freeBeds(in: hut, on: 1), .once)
    expectHaveReceived(weather.calls.outlook(for: 1, at: 2_883), .once)
  }

  @Test func showsBedsWithoutTheWeather() async {
    weather.stub.outlook().andThrow(BookingError.noConnection)
    await model.load(day: 1)
    await expectHaveReceived(
      screen.calls.bookingModelDidChange(), .atLeast(2), within: .seconds(10))
    #expect(model.freeBeds == 4)
    #expect(model.outlook == nil)
  }

  @Test func showsThatThereIsNoConnection() async {
    beds.answerFreeBeds(.failure(.noConnection))
    await model.load(day: 1)
    await expectHaveReceived(
      screen.calls.bookingModel(model, didFailWith: .noConnection), within: .seconds(10))
    #expect(model.freeBeds == nil)
  }

  @Test func storesTheConfirmationOfABooking() async {
    beds.answerBooking(.success("MR-7"))
    await model.load(day: 1)
    await expectHaveReceived(
      screen.calls.bookingModelDidChange(), .atLeast(2), within: .seconds(10))
    model.book(2, day: 1)
    await expectHaveReceived(
      screen.calls.bookingModel(model, didBook: "MR-7"), within: .seconds(10))
    expectHaveReceived(settings.calls.set("MR-7", for: "booking.Monte Rosa"), .once)
  }

  @Test func booksNothingIfTooFewBedsAreFree() async {
    await model.load(day: 1)
    await expectHaveReceived(
      screen.calls.bookingModelDidChange(), .atLeast(2), within: .seconds(10))
    model.book(5, day: 1)
    expectHaveReceived(screen.calls.bookingModel(model, didFailWith: .hutIsFull))
    expectHaveNotReceived(beds.calls.book())
  }

  @Test func readsTheLatestBooking() {
    settings.stub.text(for: "booking.Monte Rosa").andReturn("MR-6")
    #expect(model.latestBooking == "MR-6")
  }
}
