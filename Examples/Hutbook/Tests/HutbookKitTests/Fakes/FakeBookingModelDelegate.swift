// Generated from BookingModelDelegate. Do not edit. To generate it again:
// generate-fake BookingModelDelegate --symbol-graphs Graphs --output Tests/HutbookKitTests/Fakes
// Checksum: 22e8c1d16ea02868
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import HutbookKit

@MainActor final class FakeBookingModelDelegate: BookingModelDelegate, nonisolated Spryable {
  enum Function: String, GeneratedFunction {
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
  nonisolated var stub: Calls { Calls(fake: self) }
  nonisolated var calls: Calls { Calls(fake: self) }

  nonisolated struct Calls {
    fileprivate let fake: FakeBookingModelDelegate
    typealias BookingModelDidChangeCall = TypedCall<(BookingModel) -> Void, Void, Never>
    func bookingModelDidChange(_ model: BookingModel) -> BookingModelDidChangeCall { .init(fake.call(.bookingModelDidChange, with: model)) }
    @_disfavoredOverload func bookingModelDidChange(_ model: TypedArgument<BookingModel> = .anything) -> BookingModelDidChangeCall { .init(fake.call(.bookingModelDidChange, with: model)) }
    typealias BookingModelDidBookCall = TypedCall<(BookingModel, String) -> Void, Void, Never>
    func bookingModel(_ model: BookingModel, didBook confirmation: String) -> BookingModelDidBookCall { .init(fake.call(.bookingModelDidBook, with: model, confirmation)) }
    @_disfavoredOverload func bookingModel(_ model: BookingModel, didBook confirmation: TypedArgument<String>) -> BookingModelDidBookCall { .init(fake.call(.bookingModelDidBook, with: model, confirmation)) }
    @_disfavoredOverload func bookingModel(_ model: TypedArgument<BookingModel> = .anything, didBook confirmation: String) -> BookingModelDidBookCall { .init(fake.call(.bookingModelDidBook, with: model, confirmation)) }
    @_disfavoredOverload func bookingModel(_ model: TypedArgument<BookingModel> = .anything, didBook confirmation: TypedArgument<String>) -> BookingModelDidBookCall { .init(fake.call(.bookingModelDidBook, with: model, confirmation)) }
    typealias BookingModelDidFailWithCall = TypedCall<(BookingModel, BookingError) -> Void, Void, Never>
    func bookingModel(_ model: BookingModel, didFailWith error: BookingError) -> BookingModelDidFailWithCall { .init(fake.call(.bookingModelDidFailWith, with: model, error)) }
    @_disfavoredOverload func bookingModel(_ model: BookingModel, didFailWith error: TypedArgument<BookingError>) -> BookingModelDidFailWithCall { .init(fake.call(.bookingModelDidFailWith, with: model, error)) }
    @_disfavoredOverload func bookingModel(_ model: TypedArgument<BookingModel> = .anything, didFailWith error: BookingError) -> BookingModelDidFailWithCall { .init(fake.call(.bookingModelDidFailWith, with: model, error)) }
    @_disfavoredOverload func bookingModel(_ model: TypedArgument<BookingModel> = .anything, didFailWith error: TypedArgument<BookingError>) -> BookingModelDidFailWithCall { .init(fake.call(.bookingModelDidFailWith, with: model, error)) }
  }
}
