// Generated from BookingModelDelegate. Edits are lost when it is written again:
// swift package --allow-writing-to-package-directory generate-fake BookingModelDelegate
// Checksum: 760d9ad833e24a48
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryTesting

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
