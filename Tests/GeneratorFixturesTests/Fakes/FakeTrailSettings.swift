// Generated from TrailSettings. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSettings --module GeneratorFixtures
// Checksum: 7f9ced9cf5c4af0b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailSettings: TrailSettings, Spryable {
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
