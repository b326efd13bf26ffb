// Generated from TrailArchive. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailArchive --module GeneratorFixtures
// Checksum: b0243cd87d3f2845
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailArchive: TrailArchive, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case _purge = "_purge()"
  }

  let spryStorage = SpryStorage()

  override func _purge() {
    spryify(._purge)
  }
}
