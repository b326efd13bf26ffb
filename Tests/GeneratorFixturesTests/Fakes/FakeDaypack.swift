// Generated from Daypack. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Daypack --module GeneratorFixtures
// Checksum: 0af0264d305f57cd
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeDaypack: Daypack, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case fill = "fill()"
  }

  let spryStorage = SpryStorage()

  override func fill() {
    spryify(.fill)
  }
}
