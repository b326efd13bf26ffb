// Generated from TripLog. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TripLog
// Checksum: 1e0578b8392a58bc
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import SpryXCTest

@testable import TrailheadKit

final class FakeTripLog: TripLog, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case warn = "warn(_:)"
  }

  typealias Function = NoFunctions

  static func warn(_ message: String) {
    spryify(.warn, arguments: message)
  }
}

extension FakeTripLog {
  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias WarnCall = TypedCall<(String) -> Void, Void, Never>
    func warn(_ message: String) -> WarnCall { .init(FakeTripLog.call(.warn, with: message)) }
    @_disfavoredOverload func warn(_ message: TypedArgument<String> = .anything) -> WarnCall { .init(FakeTripLog.call(.warn, with: message)) }
  }
}
