// Generated from Altimeter. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Altimeter --module GeneratorFixtures
// Checksum: 4491e888ea98efb4
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeAltimeter: Altimeter, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case show = "show(height:of:)"
  }

  let spryStorage = SpryStorage()

  override func show(@Clamped height: Int, of peak: String) -> Int {
    spryify(.show, arguments: height, peak)
  }
}
