// Generated from BookingModelDelegate. Do not edit. To generate it again:
// generate-fake BookingModelDelegate --symbol-graphs Graphs --output Tests/HutbookKitTests/Fakes
// Checksum: 2e2cc168ab14af44
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

extension FakeBookingModelDelegate {
  struct Calls {
    fileprivate let fake: FakeBookingModelDelegate

    func bookingModelDidChange(
      _ model: BookingModel
    ) -> TypedCall<(BookingModel) -> Void, Void, Never> {
      TypedCall(fake.call(.bookingModelDidChange, with: model))
    }

    @_disfavoredOverload
    func bookingModelDidChange(
      _ model: TypedArgument<BookingModel> = .anything
    ) -> TypedCall<(BookingModel) -> Void, Void, Never> {
      TypedCall(fake.call(.bookingModelDidChange, with: model))
    }

    func bookingModel(
      _ model: BookingModel, didBook confirmation: String
    ) -> TypedCall<(BookingModel, String) -> Void, Void, Never> {
      TypedCall(fake.call(.bookingModelDidBook, with: model, confirmation))
    }

    @_disfavoredOverload
    func bookingModel(
      _ model: TypedArgument<BookingModel> = .anything, didBook confirmation: TypedArgument<String>
    ) -> TypedCall<(BookingModel, String) -> Void, Void, Never> {
      TypedCall(fake.call(.bookingModelDidBook, with: model, confirmation))
    }

    func bookingModel(
      _ model: BookingModel, didFailWith error: BookingError
    ) -> TypedCall<(BookingModel, BookingError) -> Void, Void, Never> {
      TypedCall(fake.call(.bookingModelDidFailWith, with: model, error))
    }

    @_disfavoredOverload
    func bookingModel(
      _ model: TypedArgument<BookingModel> = .anything,
      didFailWith error: TypedArgument<BookingError>
    ) -> TypedCall<(BookingModel, BookingError) -> Void, Void, Never> {
      TypedCall(fake.call(.bookingModelDidFailWith, with: model, error))
    }
  }

  nonisolated var calls: Calls { Calls(fake: self) }
}
