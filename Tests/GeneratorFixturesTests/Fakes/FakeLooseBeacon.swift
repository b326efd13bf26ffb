// Generated from LooseBeacon. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake LooseBeacon --module GeneratorFixtures
// Checksum: c207300918dac85b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeLooseBeacon: LooseBeacon, Spryable, @unchecked Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case light = "light()"
  }

  let spryStorage = SpryStorage()

  override func light() {
    spryify(.light)
  }
}
