// Generated from Flares. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Flares --module GeneratorFixtures
// Checksum: a560f738084e9385
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeFlares: Flares, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case rocket = "🚀()"
    case member2ndFlare = "2nd flare()"
  }

  let spryStorage = SpryStorage()

  func 🚀 () -> Int {
    spryify(.rocket)
  }

  func `2nd flare`() {
    spryify(.member2ndFlare)
  }
}
