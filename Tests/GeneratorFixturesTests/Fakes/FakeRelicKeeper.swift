// Generated from RelicKeeper. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake RelicKeeper --module GeneratorFixtures
// Checksum: 4e5c649cf3c94f71
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import Spry

@testable import GeneratorFixtures

final class FakeRelicKeeper: RelicKeeper, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case keep = "keep(_:)"
    case give = "give(_:)"
  }

  let spryStorage = SpryStorage()

  func keep(_ relic: borrowing Relic) -> Int {
    spryify(.keep, arguments: "<Relic>")
  }

  func give(_ relic: consuming Relic) {
    spryify(.give, arguments: "<Relic>")
  }
}
