// Generated from TrailMap. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMap --module GeneratorFixtures
// Checksum: 946b48d02f668f44
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

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
