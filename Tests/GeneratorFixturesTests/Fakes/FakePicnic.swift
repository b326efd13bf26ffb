// Generated from Picnic. To write it again:
// swift package --allow-writing-to-package-directory generate-fake Picnic --module GeneratorFixtures

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
