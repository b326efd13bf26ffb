// Generated from BedService. Edits are lost when it is written again:
// swift package --allow-writing-to-package-directory generate-fake BedService
// Checksum: ae610e2b9d0518e1
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryTesting

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
