// Generated from BedService. Do not edit. To generate it again:
// generate-fake BedService --symbol-graphs Graphs --output Tests/HutbookKitTests/Fakes
// Checksum: cc39f3ce8367ca65
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import HutbookKit

final class FakeBedService: BedService, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case freeBeds = "freeBeds(in:on:completion:)"
    case book = "book(_:in:on:completion:)"
  }

  let spryStorage = SpryStorage()

  func freeBeds(
    in hut: Hut, on day: Int, completion: @escaping @Sendable (Result<Int, BookingError>) -> Void
  ) {
    spryify(.freeBeds, arguments: hut, day, completion)
  }

  func book(
    _ beds: Int, in hut: Hut, on day: Int,
    completion: @escaping @Sendable (Result<String, BookingError>) -> Void
  ) {
    spryify(.book, arguments: beds, hut, day, completion)
  }
}

extension FakeBedService {
  struct Calls {
    fileprivate let fake: FakeBedService

    func freeBeds(
      in hut: Hut, on day: Int,
      completion: TypedArgument<@Sendable (Result<Int, BookingError>) -> Void> = .anything
    ) -> TypedCall<
      (Hut, Int, @escaping @Sendable (Result<Int, BookingError>) -> Void) -> Void, Void, Never
    > {
      TypedCall(fake.call(.freeBeds, with: hut, day, completion))
    }

    @_disfavoredOverload
    func freeBeds(
      in hut: TypedArgument<Hut> = .anything, on day: TypedArgument<Int> = .anything,
      completion: TypedArgument<@Sendable (Result<Int, BookingError>) -> Void> = .anything
    ) -> TypedCall<
      (Hut, Int, @escaping @Sendable (Result<Int, BookingError>) -> Void) -> Void, Void, Never
    > {
      TypedCall(fake.call(.freeBeds, with: hut, day, completion))
    }

    func book(
      _ beds: Int, in hut: Hut, on day: Int,
      completion: TypedArgument<@Sendable (Result<String, BookingError>) -> Void> = .anything
    ) -> TypedCall<
      (Int, Hut, Int, @escaping @Sendable (Result<String, BookingError>) -> Void) -> Void, Void,
      Never
    > {
      TypedCall(fake.call(.book, with: beds, hut, day, completion))
    }

    @_disfavoredOverload
    func book(
      _ beds: TypedArgument<Int> = .anything, in hut: TypedArgument<Hut> = .anything,
      on day: TypedArgument<Int> = .anything,
      completion: TypedArgument<@Sendable (Result<String, BookingError>) -> Void> = .anything
    ) -> TypedCall<
      (Int, Hut, Int, @escaping @Sendable (Result<String, BookingError>) -> Void) -> Void, Void,
      Never
    > {
      TypedCall(fake.call(.book, with: beds, hut, day, completion))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
