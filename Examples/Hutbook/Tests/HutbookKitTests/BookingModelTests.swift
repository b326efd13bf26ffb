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
    weather.stub(.outlook).andReturn("sunny")
    beds.answerFreeBeds(.success(4))
  }

  @Test func showsBedsAndWeather() async {
    await model.load(day: 1)
    await expectHaveReceived(
      screen, .bookingModelDidChange, countSpecifier: .atLeast(2), within: .seconds(10))
    #expect(model.freeBeds == 4)
    #expect(model.outlook == "sunny")
    expectHaveReceived(beds, .freeBeds, with: hut, 1, Argument.anything, countSpecifier: .once)
    expectHaveReceived(weather, .outlook, with: 1, 2_883, countSpecifier: .once)
  }

  @Test func showsBedsWithoutTheWeather() async {
    weather.stub(.outlook).andThrow(BookingError.noConnection)
    await model.load(day: 1)
    await expectHaveReceived(
      screen, .bookingModelDidChange, countSpecifier: .atLeast(2), within: .seconds(10))
    #expect(model.freeBeds == 4)
    #expect(model.outlook == nil)
  }

  @Test func showsThatThereIsNoConnection() async {
    beds.answerFreeBeds(.failure(.noConnection))
    await model.load(day: 1)
    await expectHaveReceived(
      screen, .bookingModelDidFailWith, with: Argument.identical(to: model),
      BookingError.noConnection, within: .seconds(10))
    #expect(model.freeBeds == nil)
  }

  @Test func storesTheConfirmationOfABooking() async {
    beds.answerBooking(.success("MR-7"))
    await model.load(day: 1)
    await expectHaveReceived(
      screen, .bookingModelDidChange, countSpecifier: .atLeast(2), within: .seconds(10))
    model.book(2, day: 1)
    await expectHaveReceived(
      screen, .bookingModelDidBook, with: Argument.anything, "MR-7", within: .seconds(10))
    expectHaveReceived(settings, .set, with: "MR-7", "booking.Monte Rosa", countSpecifier: .once)
  }

  @Test func booksNothingIfTooFewBedsAreFree() async {
    await model.load(day: 1)
    await expectHaveReceived(
      screen, .bookingModelDidChange, countSpecifier: .atLeast(2), within: .seconds(10))
    model.book(5, day: 1)
    expectHaveReceived(
      screen, .bookingModelDidFailWith, with: Argument.anything, BookingError.hutIsFull)
    expectHaveNotReceived(beds, .book)
  }

  @Test func readsTheLatestBooking() {
    settings.stub(.text).with("booking.Monte Rosa").andReturn("MR-6")
    #expect(model.latestBooking == "MR-6")
  }
}
