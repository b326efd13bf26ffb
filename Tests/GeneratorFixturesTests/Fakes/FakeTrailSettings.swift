// Generated from TrailSettings. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSettings --module GeneratorFixtures
// Checksum: 0c9244af46ffc167
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
