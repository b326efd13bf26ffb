// Generated from ParcelKeeper. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake ParcelKeeper --module GeneratorFixtures
// Checksum: 487e89adb7586c7c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

actor FakeParcelKeeper: ParcelKeeper, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case keep = "keep()"
  }

  let spryStorage = SpryStorage()

  func keep() -> sending Parcel {
    nonisolated(unsafe) let answer: Parcel = spryify(.keep)
    return unsafe answer
  }
}
