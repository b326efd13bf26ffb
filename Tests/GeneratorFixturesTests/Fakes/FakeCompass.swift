// Generated from Compass. To write it again:
// swift package --allow-writing-to-package-directory generate-fake Compass --module GeneratorFixtures

import Spry

@testable import GeneratorFixtures

final class FakeCompass: Compass, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case north = "north(_:)"
  }

  let spryStorage = SpryStorage()

  override func north(_ some: Int) -> (some: Int, none: Int) {
    spryify(.north, arguments: some)
  }
}
