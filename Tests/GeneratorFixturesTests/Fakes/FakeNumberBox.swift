// Generated from NumberBox. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake NumberBox --module GeneratorFixtures
// Checksum: 67cdfc99ee984b2f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeNumberBox: Box<Int>, NumberBox, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case total = "total()"
  }

  let spryStorage = SpryStorage()

  func total() -> Int {
    spryify(.total)
  }
}
