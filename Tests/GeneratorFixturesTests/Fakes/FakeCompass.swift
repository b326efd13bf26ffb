// Generated from Compass. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Compass --module GeneratorFixtures
// Checksum: 5a8709fb4cc0b35c
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeCompass: Compass, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case north = "north(_:)"
  }

  let spryStorage = SpryStorage()

  override func north(_ some: Int) -> (some: Int, none: Int) {
    spryify(.north, arguments: some)
  }
}
