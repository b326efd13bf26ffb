// Generated from TrailSettings. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSettings --module GeneratorFixtures
// Checksum: 8aac3117383b8105
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailSettings: TrailSettings, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case reset = "reset()"
  }

  typealias Function = NoFunctions

  static func reset() {
    spryify(.reset)
  }
}

extension FakeTrailSettings {
  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    func reset() -> TypedCall<() -> Void, Void, Never> { .init(FakeTrailSettings.call(.reset)) }
  }
}
