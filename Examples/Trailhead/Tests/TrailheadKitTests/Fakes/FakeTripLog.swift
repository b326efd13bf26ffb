import SpryXCTest

@testable import TrailheadKit

/// All tests share the static side of this fake: each resets it when it is over.
final class FakeTripLog: TripLog, Spryable {
  typealias Function = NoFunctions

  enum ClassFunction: String, StringRepresentable {
    case warn = "warn(_:)"
  }

  static func warn(_ message: String) {
    spryify(arguments: message)
  }
}
