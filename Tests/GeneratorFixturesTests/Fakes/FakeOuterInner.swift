// Generated from Outer.Inner. To write it again:
// swift package --allow-writing-to-package-directory generate-fake Outer.Inner --module GeneratorFixtures

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
