// Generated from RelicCase. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake RelicCase --module GeneratorFixtures --no-calls
// Checksum: 3eb02bd4e9288d3b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import Spry

@testable import GeneratorFixtures

final class FakeRelicCase: RelicCase, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case look = "look(_:)"
    case close = "close()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func look(_ relic: borrowing Relic) -> Int {
    spryify(.look, arguments: "<Relic>")
  }

  func close() {
    spryify(.close)
  }
}
