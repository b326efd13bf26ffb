// Generated from Ranger. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Ranger --module GeneratorFixtures
// Checksum: ac88a69f28d64df4
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import GeneratorFixtures
import Spry

final class FakeRanger: Ranger, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case meet = "meet(_:on:)"
  }

  let spryStorage = SpryStorage()

  func meet(_ other: any Named, on pass: GeneratorFixtures.Pass) {
    spryify(.meet, arguments: other, pass)
  }
}
