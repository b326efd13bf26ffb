// Generated from RelicCase. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake RelicCase --module GeneratorFixtures
// Checksum: 38b467a6356fab39
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import Spry

@testable import GeneratorFixtures

final class FakeRelicCase: RelicCase, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case look = "look(_:)"
    case close = "close()"
  }

  let spryStorage = SpryStorage()

  func look(_ relic: borrowing Relic) -> Int {
    spryify(.look, arguments: "<Relic>")
  }

  func close() {
    spryify(.close)
  }
}
