// Generated from PackageTrail. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PackageTrail --module GeneratorFixtures
// Checksum: 8fcaa00e293fa1f1
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

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
