// Generated from TrailCache. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCache --module GeneratorFixtures
// Checksum: 33e1bdf1765077cb
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCache: TrailCache, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case _evict = "_evict()"
    case fill = "fill()"
  }

  let spryStorage = SpryStorage()

  func _evict() -> Int {
    spryify(._evict)
  }

  func fill() {
    spryify(.fill)
  }
}
