// Generated from MapLayer. To write it again:
// swift package --allow-writing-to-package-directory generate-fake MapLayer --module GeneratorFixtures

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
