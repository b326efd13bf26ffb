// Generated from TripLog. To write it again:
// swift package --allow-writing-to-package-directory generate-fake TripLog

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
