// Generated from NumberBox. To write it again:
// swift package --allow-writing-to-package-directory generate-fake NumberBox --module GeneratorFixtures

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
