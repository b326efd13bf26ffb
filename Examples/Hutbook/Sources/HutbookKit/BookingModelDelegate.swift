/// An object that displays changes to a booking.
@MainActor protocol BookingModelDelegate: AnyObject {
  func bookingModelDidChange(_ model: BookingModel)
  func bookingModel(_ model: BookingModel, didBook confirmation: String)
  func bookingModel(_ model: BookingModel, didFailWith error: BookingError)
}
