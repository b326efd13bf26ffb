// Generated from TrailSettings. To write it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSettings --module GeneratorFixtures

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
