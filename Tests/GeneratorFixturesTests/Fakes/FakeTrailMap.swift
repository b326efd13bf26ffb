// Generated from TrailMap. To write it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMap --module GeneratorFixtures

import GeneratorFixtureParents
import Spry

@testable import GeneratorFixtures

final class FakeTrailMap: TrailMap, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case preferredScale = "preferredScale()"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case draw = "draw(_:)"
    case zoom = "zoom(_:)"
    case title
  }

  let spryStorage = SpryStorage()

  override func draw(_ layer: String) -> Bool {
    spryify(.draw, arguments: layer)
  }

  override func zoom(_ factor: Double) -> Double {
    spryify(.zoom, arguments: factor)
  }

  override var title: String { stubbedValue(.title) }

  override class func preferredScale() -> Int {
    spryify(.preferredScale)
  }
}
