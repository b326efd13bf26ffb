// Generated from BookingModelDelegate. Do not edit. To generate it again:
// generate-fake BookingModelDelegate --symbol-graphs Graphs --output Tests/HutbookKitTests/Fakes
// Checksum: f629bc406bf7f77c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import HutbookKit

@MainActor final class FakeBookingModelDelegate: BookingModelDelegate, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case bookingModelDidChange = "bookingModelDidChange(_:)"
    case bookingModelDidBook = "bookingModel(_:didBook:)"
    case bookingModelDidFailWith = "bookingModel(_:didFailWith:)"
  }

  let spryStorage = SpryStorage()

  func bookingModelDidChange(_ model: BookingModel) {
    spryify(.bookingModelDidChange, arguments: model)
  }

  func bookingModel(_ model: BookingModel, didBook confirmation: String) {
    spryify(.bookingModelDidBook, arguments: model, confirmation)
  }

  func bookingModel(_ model: BookingModel, didFailWith error: BookingError) {
    spryify(.bookingModelDidFailWith, arguments: model, error)
  }
}
