// Generated from TrailHotline. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailHotline --module GeneratorFixtures
// Checksum: cf668792a56f323f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailHotline: TrailHotline, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case calls
    case hangUp = "hangUp()"
  }

  let spryStorage = SpryStorage()

  var calls: Int { stubbedValue(.calls) }

  func hangUp() {
    spryify(.hangUp)
  }
}

// There is no 'calls', because TrailHotline declares 'calls' itself.
