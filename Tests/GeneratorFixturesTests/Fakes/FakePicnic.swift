// Generated from Picnic. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Picnic --module GeneratorFixtures
// Checksum: 55a1548229c2fced
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakePicnic: Picnic, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case cut = "cut(_:)"
    case share = "share()"
  }

  let spryStorage = SpryStorage()

  func cut(_ cake: GeneratorFixtures.Slice) {
    spryify(.cut, arguments: cake)
  }

  func share() -> Swift.Slice<[Int]> {
    spryify(.share)
  }
}
