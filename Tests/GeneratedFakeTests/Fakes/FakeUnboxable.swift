// Generated from Unboxable. To write it again:
// swift package --allow-writing-to-package-directory generate-fake Unboxable --module GeneratorFixtures --output Tests/GeneratedFakeTests/Fakes

import GeneratorFixtures
import Spry

final class FakeUnboxable: Unboxable, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case fine = "fine()"
  }

  let spryStorage = SpryStorage()

  func fine() -> Int {
    spryify(.fine)
  }
}
