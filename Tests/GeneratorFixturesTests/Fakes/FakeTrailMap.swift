// Generated from TrailMap. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMap --module GeneratorFixtures --no-calls
// Checksum: 06f616fb75b657e8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtureParents
import Spry

@testable import GeneratorFixtures

nonisolated final class FakeTrailMap: TrailMap, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case preferredScale = "preferredScale()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  enum Function: String, GeneratedFunction {
    case draw = "draw(_:)"
    case zoom = "zoom(_:)"
    case title

    nonisolated static var hasStubAndCalls: Bool { false }
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
