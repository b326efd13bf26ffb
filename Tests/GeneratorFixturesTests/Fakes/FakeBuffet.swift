// Generated from Buffet. To write it again:
// swift package --allow-writing-to-package-directory generate-fake Buffet --module GeneratorFixtures

import GeneratorFixtures
import Spry

final class FakeBuffet: Buffet, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case share = "share()"
  }

  let spryStorage = SpryStorage()

  func share() -> Swift.Slice<[Int]> {
    spryify(.share)
  }
}
