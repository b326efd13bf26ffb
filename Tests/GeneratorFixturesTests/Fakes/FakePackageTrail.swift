// Generated from PackageTrail. To write it again:
// swift package --allow-writing-to-package-directory generate-fake PackageTrail --module GeneratorFixtures

import GeneratorFixtures
import Spry

final class FakePackageTrail: PackageTrail, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case run = "run()"
  }

  let spryStorage = SpryStorage()

  func run() -> Int {
    spryify(.run)
  }
}
