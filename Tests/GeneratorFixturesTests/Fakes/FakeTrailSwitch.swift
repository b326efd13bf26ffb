// Generated from TrailSwitch. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSwitch --module GeneratorFixtures
// Checksum: dfedfb1c2f6af34e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailSwitch: TrailSwitch, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case call
  }

  let spryStorage = SpryStorage()

  var call: Int { stubbedValue(.call) }
}

// There is no 'calls', because TrailSwitch declares 'call' itself.
