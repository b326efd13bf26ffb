// Generated from TripLog. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TripLog
// Checksum: feda512e8a3ac9a8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import Hiking

final class FakeTripLog: TripLog, Spryable, Sendable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case warn = "warn(_:)"
  }

  typealias Function = NoFunctions

  static func warn(_ message: String) {
    spryify(.warn, arguments: message)
  }
}

extension FakeTripLog {
  struct ClassCalls {
    func warn(_ message: String) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(FakeTripLog.call(.warn, with: message))
    }

    @_disfavoredOverload
    func warn(
      _ message: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(FakeTripLog.call(.warn, with: message))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
