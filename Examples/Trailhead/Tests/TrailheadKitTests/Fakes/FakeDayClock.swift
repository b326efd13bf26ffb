// Generated from DayClock. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake DayClock
// Checksum: 64030abc6f4cd6a8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import TrailheadKit

final class FakeDayClock: DayClock, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case today
  }

  let spryStorage = SpryStorage()

  var today: Day { stubbedValue(.today) }
}
