// Generated from Outer.Inner. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Outer.Inner --module GeneratorFixtures
// Checksum: fdf583e0caa1c2fc
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeOuterInner: Outer.Inner, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case stay = "stay()"
  }

  let spryStorage = SpryStorage()

  func stay() -> Outer.Nights {
    spryify(.stay)
  }
}
