// Generated from TripLog. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TripLog
// Checksum: 09a7caca2758fcb6
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import TrailheadKit

final class FakeTripLog: TripLog, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case warn = "warn(_:)"
  }

  typealias Function = NoFunctions

  static func warn(_ message: String) {
    spryify(.warn, arguments: message)
  }
}
