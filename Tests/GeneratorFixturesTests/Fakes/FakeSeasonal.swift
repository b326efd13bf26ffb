// Generated from Seasonal. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Seasonal --module GeneratorFixtures
// Checksum: e4fc8febcf2efbcb
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeSeasonal: Seasonal, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case winter = "winter()"
    case summer = "summer()"
  }

  let spryStorage = SpryStorage()

  @available(iOS 17, macOS 14, *)
  func winter() -> Int {
    spryify(.winter)
  }

  @available(*, deprecated)
  func summer() -> Int {
    spryify(.summer)
  }
}
