// Generated from MapLayer. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake MapLayer --module GeneratorFixtures
// Checksum: e2ea9aca83ce091e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import GeneratorFixtures
import Spry

final class FakeMapLayer: MapView, MapLayer, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case highlight = "highlight(_:)"
  }

  let spryStorage = SpryStorage()

  func highlight(_ name: String) -> Bool {
    spryify(.highlight, arguments: name)
  }
}
