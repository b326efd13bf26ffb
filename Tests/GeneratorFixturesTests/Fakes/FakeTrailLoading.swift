// Generated from TrailLoading. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailLoading --module GeneratorFixtures
// Checksum: 534c4c7faf96908f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailLoading: TrailLoading, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initializeNameLength = "init(name:length:)"
    case initializeCopying = "init(copying:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case load = "load()"
  }

  let spryStorage = SpryStorage()

  init() {}

  init(name: String, length: Int) {
    Self.recordCall(.initializeNameLength, arguments: name, length)
  }

  init(copying other: FakeTrailLoading) {
    Self.recordCall(.initializeCopying, arguments: other)
  }

  func load() -> Int {
    spryify(.load)
  }
}
