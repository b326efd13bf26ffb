// Generated from PlainTrail. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake PlainTrail --module GeneratorFixtures
// Checksum: 38e66f4fd7d585fb
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakePlainTrail: PlainTrail, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case run = "run()"
  }

  let spryStorage = SpryStorage()

  func run() -> Int {
    spryify(.run)
  }
}
