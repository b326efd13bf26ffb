/// Is told of what happens to a booking, to show it.
@MainActor protocol BookingModelDelegate: AnyObject {
  func bookingModelDidChange(_ model: BookingModel)
  func bookingModel(_ model: BookingModel, didBook confirmation: String)
  func bookingModel(_ model: BookingModel, didFailWith error: BookingError)
}
