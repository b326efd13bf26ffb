// Generated from TrailField. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailField --module GeneratorFixtures
// Checksum: 928cdd4eeb606386
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailField: TrailField, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case hash = "hash(into:)"
    case isEqual = "isEqual(to:)"
  }

  let spryStorage = SpryStorage()

  func hash(into hasher: inout Hasher) {
    spryify(.hash, arguments: hasher)
  }

  func isEqual(to other: any TrailField) -> Bool {
    spryify(.isEqual, arguments: other)
  }

  var debugDescription: String { "FakeTrailField" }
}
