// Generated from TrailSettings. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSettings --module GeneratorFixtures
// Checksum: 41d76f53dae6d703
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailSettings: TrailSettings, Spryable, Sendable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case reset = "reset()"
  }

  typealias Function = NoFunctions

  static func reset() {
    spryify(.reset)
  }
}

extension FakeTrailSettings {
  struct ClassCalls {
    func reset() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(FakeTrailSettings.call(.reset))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
