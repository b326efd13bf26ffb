// Generated from BedService. Do not edit. To generate it again:
// generate-fake BedService --symbol-graphs Graphs --output Tests/HutbookKitTests/Fakes
// Checksum: 94a98c10a1d95b62
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import HutbookKit

final class FakeBedService: BedService, Spryable {
  enum Function: String, GeneratedFunction {
    case freeBeds = "freeBeds(in:on:completion:)"
    case book = "book(_:in:on:completion:)"
  }

  let spryStorage = SpryStorage()

  func freeBeds(in hut: Hut, on day: Int, completion: @escaping @Sendable (Result<Int, BookingError>) -> Void) {
    spryify(.freeBeds, arguments: hut, day, completion)
  }

  func book(_ beds: Int, in hut: Hut, on day: Int, completion: @escaping @Sendable (Result<String, BookingError>) -> Void) {
    spryify(.book, arguments: beds, hut, day, completion)
  }
}

extension FakeBedService {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeBedService
    typealias FreeBedsCall = TypedCall<(Hut, Int, @escaping @Sendable (Result<Int, BookingError>) -> Void) -> Void, Void, Never>
    func freeBeds(in hut: Hut, on day: Int, completion: TypedArgument<@Sendable (Result<Int, BookingError>) -> Void> = .anything) -> FreeBedsCall { .init(fake.call(.freeBeds, with: hut, day, completion)) }
    @_disfavoredOverload func freeBeds(in hut: Hut, on day: TypedArgument<Int> = .anything, completion: TypedArgument<@Sendable (Result<Int, BookingError>) -> Void> = .anything) -> FreeBedsCall { .init(fake.call(.freeBeds, with: hut, day, completion)) }
    @_disfavoredOverload func freeBeds(in hut: TypedArgument<Hut> = .anything, on day: Int, completion: TypedArgument<@Sendable (Result<Int, BookingError>) -> Void> = .anything) -> FreeBedsCall { .init(fake.call(.freeBeds, with: hut, day, completion)) }
    @_disfavoredOverload func freeBeds(in hut: TypedArgument<Hut> = .anything, on day: TypedArgument<Int> = .anything, completion: TypedArgument<@Sendable (Result<Int, BookingError>) -> Void> = .anything) -> FreeBedsCall { .init(fake.call(.freeBeds, with: hut, day, completion)) }
    typealias BookCall = TypedCall<(Int, Hut, Int, @escaping @Sendable (Result<String, BookingError>) -> Void) -> Void, Void, Never>
    func book(_ beds: Int, in hut: Hut, on day: Int, completion: TypedArgument<@Sendable (Result<String, BookingError>) -> Void> = .anything) -> BookCall { .init(fake.call(.book, with: beds, hut, day, completion)) }
    @_disfavoredOverload func book(_ beds: TypedArgument<Int> = .anything, in hut: TypedArgument<Hut> = .anything, on day: TypedArgument<Int> = .anything, completion: TypedArgument<@Sendable (Result<String, BookingError>) -> Void> = .anything) -> BookCall { .init(fake.call(.book, with: beds, hut, day, completion)) }
  }
}
