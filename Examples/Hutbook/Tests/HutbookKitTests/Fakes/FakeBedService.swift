// Generated from BedService. Do not edit. To generate it again:
// generate-fake BedService --symbol-graphs Graphs --output Tests/HutbookKitTests/Fakes
// Checksum: b14df4544edbc8c5
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
